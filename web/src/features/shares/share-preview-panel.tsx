import { errorMessage } from '../../base/request-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useSharePreview, type WantedShare } from './queries.ts';
import { SharedBoardView } from './shared-board-view.tsx';
import { SharedHead } from './shared-head.tsx';
import { SharedQuestionView } from './shared-question-view.tsx';

/** The page of the link, drawn from what the server would answer. It cannot be used. */
export function SharePreviewPanel({ wanted }: { wanted: WantedShare }) {
  const { data, isPending, isFetching, error, refetch } = useSharePreview(wanted);
  if (isPending) {
    return (
      <SkeletonGroup label="Loading the preview" className="grid gap-s3">
        <Skeleton className="h-[2rem] w-[60%]" />
        <Skeleton className="h-[18rem]" />
      </SkeletonGroup>
    );
  }
  if (data === undefined) {
    return (
      <ErrorState
        level={3}
        title="The preview could not be loaded"
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errorMessage(error)}
      </ErrorState>
    );
  }
  const { shared, opened } = data;
  const board = shared.board ?? opened;
  return (
    <div className="grid gap-s5">
      <div inert className="grid gap-s4">
        <SharedHead shared={shared} level={3} />
        {shared.question && <SharedQuestionView question={shared.question} message={shared.message} />}
      </div>
      {board && (
        <div className="grid gap-s4">
          {shared.question && <h3 className="eyebrow">After answering</h3>}
          {shared.boards && <h3 className="eyebrow">The first of {shared.boards.length} boards</h3>}
          <div inert>
            <SharedBoardView board={board} message={shared.question ? undefined : shared.message} />
          </div>
        </div>
      )}
    </div>
  );
}
