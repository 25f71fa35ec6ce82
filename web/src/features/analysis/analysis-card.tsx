import type { HandAnalysis } from '@bridge-review/api/analysis';
import type { GameHand, TableResult } from '@bridge-review/api/hands';
import { useId } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Panel, PanelBody, PanelFooter } from '../../ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { AnalysedBoard } from './analysed-board.ts';
import type { useHandAnalysis } from './queries.ts';
import type { Replay } from './replay.ts';
import type { Spoilers } from './spoilers.ts';

/** Nobody sees it before they ask for it. */
export const AnalysisBody = lazyPart(
  async () => (await import('./analysis-body.tsx')).AnalysisBody,
  <LoadingAnalysis />,
);

export interface AnalysisCardProps {
  hand: GameHand;
  analysis: ReturnType<typeof useHandAnalysis>;
  board: AnalysedBoard | null;
  /** The table that is shown elsewhere on the page. */
  shown: TableResult | undefined;
  spoilers: Spoilers;
  replay: Replay;
}

/** Double-dummy results and verdict, shown on request. */
export function AnalysisCard(props: AnalysisCardProps) {
  const { analysis, spoilers } = props;
  return (
    <Panel
      title="Analysis"
      note="double dummy"
      {...(spoilers.shown && {
        actions: (
          <Button variant="quiet" hang="right" className="-my-s2" onClick={spoilers.hide}>
            Hide
          </Button>
        ),
      })}
    >
      {!spoilers.shown ? (
        <PanelBody className="flex flex-wrap items-center justify-between gap-x-s4 gap-y-s3">
          <p className="max-w-measure text-ink-2">See double-dummy results, par and your verdict.</p>
          <Button onClick={spoilers.show}>Show analysis</Button>
        </PanelBody>
      ) : analysis.data ? (
        <Shown {...props} analysis={analysis.data} />
      ) : analysis.isPending ? (
        <LoadingAnalysis />
      ) : (
        <ErrorState
          level={3}
          title="The analysis could not be loaded"
          retrying={analysis.isFetching}
          onRetry={() => void analysis.refetch()}
        >
          {errorMessage(analysis.error)}
        </ErrorState>
      )}
      <AlwaysShown spoilers={spoilers} />
    </Panel>
  );
}

function Shown({
  analysis,
  board,
  ...rest
}: Omit<AnalysisCardProps, 'analysis'> & { analysis: HandAnalysis }) {
  if (board !== null) return <AnalysisBody {...rest} analysis={analysis} board={board} />;
  return (
    <PanelBody>
      <p role="status" className="max-w-measure text-ink-2">
        {analysis.state === 'impossible'
          ? 'The file does not have all four hands of this board, so it cannot be analysed.'
          : 'This board is still being analysed. The result will appear here.'}
      </p>
    </PanelBody>
  );
}

function LoadingAnalysis() {
  return (
    <PanelBody>
      <SkeletonGroup label="Loading the analysis" className="grid gap-s3">
        {['N', 'S', 'E', 'W'].map((row) => (
          <Skeleton key={row} className="h-[1.6rem] w-full" />
        ))}
      </SkeletonGroup>
    </PanelBody>
  );
}

function AlwaysShown({ spoilers: { always, setAlways } }: { spoilers: Spoilers }) {
  const id = useId();
  return (
    <PanelFooter className="py-s1">
      <Switch checked={always} onCheckedChange={setAlways} aria-describedby={id}>
        Always show the analysis
      </Switch>
      <span id={id} className="sr-only">
        On every board, for you, in this browser
      </span>
    </PanelFooter>
  );
}
