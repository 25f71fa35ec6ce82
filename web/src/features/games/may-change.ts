import type { Game } from '@bridge-review/api/games';
import type { User } from '@bridge-review/api/user';

/** What this user may do with a game, as far as buttons go: the server decides. A sample is removed in its own way. */
export function mayChange(
  game: Pick<Game, 'uploadedBy' | 'isSample'>,
  user: User | undefined,
): { mayEdit: boolean; mayDelete: boolean } {
  const isOwner = game.uploadedBy === user?.id;
  return {
    mayEdit: isOwner && !game.isSample,
    mayDelete: (isOwner || user?.userType === 'admin') && !game.isSample,
  };
}
