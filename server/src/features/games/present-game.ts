import type { GameDetails } from '@bridge-review/api/games';
import type { GameDetailsRow, ListedGameRow } from './repo.ts';

export const presentGame = (row: ListedGameRow) => ({ ...row, uploadedAt: row.uploadedAt.toISOString() });

export const presentGameDetails = (row: GameDetailsRow): GameDetails => ({
  ...row,
  uploadedAt: row.uploadedAt.toISOString(),
});
