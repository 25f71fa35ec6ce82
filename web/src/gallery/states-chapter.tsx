import { Upload } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { Panel } from '../ui/panel.tsx';
import { SkeletonCards, SkeletonRows } from '../ui/skeleton.tsx';
import { Chapter, Specimen } from './specimen.tsx';

export function StatesChapter() {
  return (
    <Chapter
      id="states"
      title="States"
      lead="Every list has its loading, empty, no-match and error state. A skeleton has the geometry of what it stands for."
    >
      <Specimen name="SkeletonRows">
        <SkeletonRows count={3} label="Loading games" />
      </Specimen>
      <Specimen name="SkeletonCards">
        <SkeletonCards count={6} label="Loading hands" />
      </Specimen>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-s6 md:grid-cols-2">
        <Specimen name="EmptyState">
          <Panel>
            <EmptyState
              title="No games yet"
              level={3}
              action={
                <Button variant="primary" icon={Upload}>
                  Upload PBN File
                </Button>
              }
            >
              Upload your first PBN file to start reviewing bridge games. PBN files contain bridge hand data
              and can be uploaded from your computer.
            </EmptyState>
          </Panel>
        </Specimen>
        <Specimen name="EmptyState" note="no match: no mark">
          <Panel>
            <EmptyState
              title="No games match your search"
              level={3}
              mark={false}
              action={<Button>Clear search</Button>}
            >
              Try adjusting your search for “larkmore” or upload a new game
            </EmptyState>
          </Panel>
        </Specimen>
        <Specimen name="ErrorState">
          <Panel>
            <ErrorState title="The games could not be loaded" level={3} onRetry={() => undefined}>
              The server did not answer. Nothing you wrote is lost.
            </ErrorState>
          </Panel>
        </Specimen>
        <Specimen name="LoadingScreen" note="after 150 ms">
          <div className="h-[21rem] overflow-hidden border border-line [&>*]:min-h-full">
            <LoadingScreen />
          </div>
        </Specimen>
      </div>
    </Chapter>
  );
}
