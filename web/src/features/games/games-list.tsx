import type { Game, ListedGame } from '@bridge-review/api/games';
import type { User } from '@bridge-review/api/user';
import { useState } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { RowList } from '../../ui/list-row.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EditGameDialog } from './edit-game-dialog.tsx';
import { GameRow } from './game-row.tsx';
import { hasDay } from './game-text.ts';
import type { GamesView } from './games-address.ts';
import { useGames } from './queries.ts';

export interface GamesListProps {
  user: User;
  view: GamesView;
  /** Until then it shows as loading. */
  isReady: boolean;
  onClearSearch: () => void;
}

const LOADING = <SkeletonRows count={3} label="Loading games" />;

// Most have games.
const FirstMinutes = lazyPart(async () => (await import('./first-minutes.tsx')).FirstMinutes, LOADING);

/** In each of its states: loading, failed, empty, nothing found, and the games themselves. */
export function GamesList({ user, view, isReady, onClearSearch }: GamesListProps) {
  const games = useGames(view);
  if (games.isPending || !isReady) return LOADING;
  if (games.data === undefined) {
    return (
      <ErrorState
        title="The games could not be loaded"
        retrying={games.isFetching}
        onRetry={() => void games.refetch()}
      >
        {errorMessage(games.error)}
      </ErrorState>
    );
  }
  const rows = games.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0 && view.search !== '') {
    return <NoMatch search={view.search} onClear={onClearSearch} />;
  }
  const isFirst = view.search === '' && rows.every(({ isSample }) => isSample);
  return (
    <div aria-busy={games.isPlaceholderData}>
      <GameRows user={user} games={rows} />
      {isFirst && (
        <div className={rows.length > 0 ? 'mt-s5' : undefined}>
          <FirstMinutes user={user} hasSample={rows.length > 0} />
        </div>
      )}
      {games.hasNextPage && (
        <LoadMore
          label="Loading more games"
          loading={games.isFetchingNextPage}
          failed={games.isFetchNextPageError}
          onLoad={() => void games.fetchNextPage()}
        />
      )}
    </div>
  );
}

/** Games whose day is known, latest first, then the others. */
function GameRows({ user, games }: { user: User; games: readonly ListedGame[] }) {
  const [editing, setEditing] = useState<Game | null>(null);
  const dated = games.filter(hasDay);
  const undated = games.filter((game) => !hasDay(game));
  const rowsOf = (some: readonly ListedGame[]) =>
    some.map((game) => (
      <GameRow key={game.id} game={game} onEdit={game.uploadedBy === user.id ? setEditing : undefined} />
    ));
  return (
    <>
      {dated.length > 0 && <RowList label="Games">{rowsOf(dated)}</RowList>}
      {undated.length > 0 && (
        <section aria-labelledby="undated" className={dated.length > 0 ? 'mt-s5' : undefined}>
          <div className="mb-s2 flex flex-wrap items-baseline gap-x-s3">
            <h2 id="undated" className="text-h3">
              Date not known
            </h2>
            <p className="text-sm text-ink-2">
              These files do not say when they were played. The uploader can add the date.
            </p>
          </div>
          <RowList label="Games without a date">{rowsOf(undated)}</RowList>
        </section>
      )}
      {editing && <EditGameDialog game={editing} onClose={() => setEditing(null)} />}
    </>
  );
}

function NoMatch({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      mark={false}
      title="No games match your search"
      action={<Button onClick={onClear}>Clear search</Button>}
    >
      Try adjusting your search for &quot;{search}&quot; or upload a new game
    </EmptyState>
  );
}
