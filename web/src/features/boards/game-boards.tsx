import { lazy, Suspense } from 'react';
import type { User } from '@bridge-review/api/user';
import { errorMessage } from '../../base/request-error.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterButtons } from '../../ui/filter-buttons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton, SkeletonCards, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import { BoardCards } from './board-cards.tsx';
import type { BoardRow } from './board-row.ts';
import { type Filter, countOf, filters, shownRows } from './board-view.ts';
import { useBoardLayout } from './layout-choice.ts';
import type { useBoards } from './queries.ts';
import { useBoardView } from './use-board-view.ts';

const BoardList = lazy(async () => ({ default: (await import('./board-list.tsx')).BoardList }));

export type GameBoardsProps = ReturnType<typeof useBoards> & { gameId: number; user: User };

/** The boards of a game as cards or as a list, in each of their states. */
export function GameBoards({ gameId, user, rows, hands, own, played, isSettled }: GameBoardsProps) {
  const { view, setFilter, setSort } = useBoardView(gameId);
  const [layout, setLayout] = useBoardLayout(user.id);
  if (hands.isPending) return <SkeletonCards count={6} label="Loading hands" />;
  if (rows === undefined) {
    return (
      <ErrorState
        title="The hands could not be loaded"
        retrying={hands.isFetching}
        onRetry={() => void hands.refetch()}
      >
        {errorMessage(hands.error)}
      </ErrorState>
    );
  }
  if (rows.length === 0) {
    return <EmptyState title="No hands found">This game doesn&apos;t contain any hands yet.</EmptyState>;
  }
  const isKnown = rows.some(({ bidding }) => bidding !== null);
  // While the boards are on their way the words have their place; their numbers come with them.
  const choices = filterChoices(rows, played && (isKnown || !isSettled), isKnown);
  // What is filtered by what one played is not offered to those who did not, though it may stand in the address.
  const filter = choices.some(({ value }) => value === view.filter) ? view.filter : 'all';
  const shown = shownRows(rows, { ...view, filter });
  const withBidding = rows.filter(({ hand }) => hand.hasBidding).length;
  // The file, or another pair, has bidding where one's own pair has none yet.
  const notOurs = rows.filter(({ hand, bidding }) => hand.hasBidding && bidding === 'to bid').length;
  return (
    <section aria-labelledby="hands">
      <div className="mb-s2 flex flex-wrap items-center gap-x-s4 gap-y-s2">
        <div className="flex flex-wrap items-center gap-x-s3">
          <h2 id="hands" className="text-h2">
            Hands ({rows.length})
          </h2>
          <Badge tone={withBidding > 0 ? 'ok' : 'absent'}>
            {withBidding} with bidding
            {notOurs > 0 && `, ${withBidding - notOurs} yours`}
          </Badge>
        </div>
        <FilterButtons
          label="Boards to show"
          choices={choices}
          value={filter}
          onValueChange={setFilter}
          className="-my-s1 max-lg:order-last max-lg:basis-full max-sm:-mx-gutter max-sm:basis-[calc(100%+2*var(--spacing-gutter))] max-sm:px-gutter"
        />
        <ViewSwitch
          label="Show boards as"
          choices={LAYOUTS}
          value={layout}
          onValueChange={setLayout}
          className="ml-auto max-sm:ml-0 max-sm:grid max-sm:w-full"
        />
      </div>
      {own.isError && played && (
        <Notice tone="error" announce="alert" className="mb-s4">
          Your results could not be loaded. {errorMessage(own.error)}{' '}
          <Button pending={own.isFetching} pendingText="Trying…" onClick={() => void own.refetch()}>
            Try again
          </Button>
        </Notice>
      )}
      {layout === 'list' && !isSettled ? (
        <LoadingList />
      ) : shown.length === 0 && !isSettled ? (
        <SkeletonCards count={6} label="Loading your boards" />
      ) : shown.length === 0 ? (
        <NoBoards filter={filter} onShowAll={() => setFilter('all')} />
      ) : layout === 'cards' ? (
        <BoardCards rows={shown} />
      ) : (
        <Suspense fallback={<LoadingList />}>
          <BoardList rows={shown} filter={filter} sort={view.sort} onSort={setSort} />
        </Suspense>
      )}
    </section>
  );
}

function LoadingList() {
  return (
    <SkeletonGroup label="Loading the board list" className="border border-t-2 border-line border-t-rule">
      {Array.from({ length: 10 }, (_, row) => (
        <div key={row} className="flex h-[2.45rem] items-center border-b border-line px-s4 max-md:h-[4rem]">
          <Skeleton className="h-[1rem] w-full" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

const LAYOUTS = [
  { value: 'cards', label: 'Cards' },
  { value: 'list', label: 'Board list' },
] as const;

const FILTER_LABELS: Readonly<Record<Filter, string>> = {
  all: 'All',
  'to-bid': 'Not yet bid',
  worst: 'Worst first',
  commented: 'Commented',
  differs: 'Differs from the file',
};

const ANYBODYS: readonly Filter[] = ['all', 'commented'];

/** Those by one's own bidding have no number until that is known. */
function filterChoices(rows: readonly BoardRow[], withOwn: boolean, isKnown: boolean) {
  const offered = withOwn ? filters : ANYBODYS;
  return offered.map((value) => ({
    value,
    label: FILTER_LABELS[value],
    count: isKnown || ANYBODYS.includes(value) ? countOf(rows, value) : null,
  }));
}

const NONE_SHOWN: Readonly<Record<Filter, string>> = {
  all: '',
  'to-bid': 'You have bid every board of this game.',
  worst: 'None of your analysed boards is short of par.',
  commented: 'Nobody has commented on a board of this game yet.',
  differs: 'Your records agree with the file.',
};

function NoBoards({ filter, onShowAll }: { filter: Filter; onShowAll: () => void }) {
  return (
    <EmptyState
      mark={false}
      title="No boards to show"
      action={<Button onClick={onShowAll}>Show all boards</Button>}
    >
      {NONE_SHOWN[filter]}
    </EmptyState>
  );
}
