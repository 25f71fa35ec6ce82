import type { Game, ListedGame } from '@bridge-review/api/games';
import type { User } from '@bridge-review/api/user';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RowList } from '../../ui/list-row.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EditGameDialog } from './edit-game-dialog.tsx';
import { GameRow } from './game-row.tsx';
import { hasDay } from './game-text.ts';
import type { GamesView } from './games-address.ts';
import { useGames } from './queries.ts';
import { useUpload } from './upload-context.ts';

export interface GamesListProps {
  user: User;
  view: GamesView;
  onClearSearch: () => void;
  onShowAll: () => void;
}

/** In each of its states: loading, failed, empty, nothing found, and the games themselves. */
export function GamesList({ user, view, onClearSearch, onShowAll }: GamesListProps) {
  const games = useGames(view);
  if (games.isPending) return <SkeletonRows count={3} label="Loading games" />;
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
  if (rows.length === 0) {
    if (view.search !== '') return <NoMatch search={view.search} onClear={onClearSearch} />;
    return view.whose === 'mine' ? <NoneOfMine onShowAll={onShowAll} /> : <NoGames />;
  }
  return (
    <div aria-busy={games.isPlaceholderData}>
      <GameRows user={user} games={rows} />
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
              Day not known
            </h2>
            <p className="text-sm text-ink-2">
              These files do not say when they were played. Whoever uploaded one can add the day.
            </p>
          </div>
          <RowList label="Games without a day">{rowsOf(undated)}</RowList>
        </section>
      )}
      {editing && <EditGameDialog game={editing} onClose={() => setEditing(null)} />}
    </>
  );
}

function NoGames() {
  const { openUpload } = useUpload();
  return (
    <EmptyState
      title="No games yet"
      action={
        <Button variant="primary" icon={Upload} onClick={openUpload}>
          Upload PBN File
        </Button>
      }
    >
      Upload your first PBN file to start reviewing bridge games. PBN files contain bridge hand data and can
      be uploaded from your computer.
    </EmptyState>
  );
}

function NoneOfMine({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState title="No games of yours yet" action={<Button onClick={onShowAll}>Show all games</Button>}>
      Games that you upload or mark as played are listed here.
    </EmptyState>
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
