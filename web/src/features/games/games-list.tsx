import type { Game } from '@bridge-review/api/games';
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
import { useGames } from './queries.ts';
import { useUpload } from './upload-context.ts';

export interface GamesListProps {
  user: User;
  search: string;
  onClearSearch: () => void;
}

/** In each of its states: loading, failed, empty, nothing found, and the games themselves. */
export function GamesList({ user, search, onClearSearch }: GamesListProps) {
  const games = useGames(search);
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
  if (rows.length === 0)
    return search === '' ? <NoGames /> : <NoMatch search={search} onClear={onClearSearch} />;
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

function GameRows({ user, games }: { user: User; games: readonly Game[] }) {
  const [editing, setEditing] = useState<Game | null>(null);
  return (
    <>
      <RowList label="Games">
        {games.map((game) => (
          <GameRow key={game.id} game={game} onEdit={game.uploadedBy === user.id ? setEditing : undefined} />
        ))}
      </RowList>
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
