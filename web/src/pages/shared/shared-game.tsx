import { paths } from '@bridge-review/api/page-paths';
import type { Shared } from '@bridge-review/api/shares';
import { seatName } from '@bridge-review/bridge/seat';
import { useLocation } from 'wouter';
import { errorMessage, RequestError } from '../../base/request-error.ts';
import { useSharedBoard } from '../../features/shares/queries.ts';
import { SharedBoardView, SharedMessage } from '../../features/shares/shared-board-view.tsx';
import { SharedHead } from '../../features/shares/shared-head.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { vulnerabilityText } from '../../ui/vulnerability-text.ts';

type Boards = NonNullable<Shared['boards']>;

interface SharedGameProps {
  token: string;
  place: string | undefined;
  shared: Shared;
  boards: Boards;
}

/** The boards of a game, or one of them. */
export function SharedGame({ token, place, shared, boards }: SharedGameProps) {
  const board = boards.find((one) => String(one.place) === place);
  if (place !== undefined && board !== undefined) {
    return <BoardOfGame token={token} board={board} shared={shared} count={boards.length} />;
  }
  if (place !== undefined) {
    return (
      <EmptyState
        level={1}
        title="Board not found"
        action={<Link href={paths.shared(token)}>All boards</Link>}
      >
        The game that was shared has no such board.
      </EmptyState>
    );
  }
  return (
    <>
      <SharedHead shared={shared} />
      {shared.message !== undefined && <SharedMessage>{shared.message}</SharedMessage>}
      <Panel title={`Boards (${boards.length})`}>
        <ul className="grid min-[30rem]:grid-cols-2 lg:grid-cols-3">
          {boards.map((one) => (
            <li
              key={one.place}
              className="relative flex min-h-tap items-baseline gap-s3 border-b border-line px-s4 py-s3 hover:bg-hover sm:px-s5"
            >
              <Link tone="row" href={`${paths.shared(token)}/${one.place}`} className="font-semibold">
                Board {one.boardNumber}
              </Link>
              <span className="text-sm text-ink-2">
                Dealer {seatName(one.dealer)}, {vulnerabilityText(one.vulnerability)}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

interface BoardOfGameProps {
  token: string;
  board: Boards[number];
  shared: Shared;
  count: number;
}

function BoardOfGame({ token, board, shared, count }: BoardOfGameProps) {
  const { data, isPending, isFetching, error, refetch } = useSharedBoard(token, String(board.place));
  const [, navigate] = useLocation();
  const go = (place: number) => navigate(`${paths.shared(token)}/${place}`);
  return (
    <>
      <div className="grid gap-s2">
        <BackLink href={paths.shared(token)}>All boards</BackLink>
        <SharedHead
          shared={shared}
          title={`Board ${board.boardNumber}`}
          actions={
            count > 1 ? (
              <Pager
                label="Boards"
                index={board.place}
                count={count}
                onPrevious={() => go(board.place - 1)}
                onNext={() => go(board.place + 1)}
              />
            ) : undefined
          }
        />
      </div>
      {data ? (
        <SharedBoardView key={board.place} board={data} />
      ) : isPending ? (
        <SkeletonGroup label="Loading the board">
          <Skeleton className="h-[26rem]" />
        </SkeletonGroup>
      ) : (
        <ErrorState
          title={
            error instanceof RequestError && error.status === 404
              ? 'This board is not there any more'
              : 'The board could not be loaded'
          }
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {errorMessage(error)}
        </ErrorState>
      )}
    </>
  );
}
