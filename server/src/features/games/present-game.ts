import type { Game, GameDetails } from '@bridge-review/api/games';
import type { GameDetailsRow, GameRow } from './repo.ts';

export const presentGame = (row: GameRow): Game => ({ ...row, uploadedAt: row.uploadedAt.toISOString() });

export const presentGameDetails = (row: GameDetailsRow): GameDetails => ({
  ...row,
  uploadedAt: row.uploadedAt.toISOString(),
});
