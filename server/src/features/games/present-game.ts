import type { GameDetails } from '@bridge-review/api/games';
import type { GameDetailsRow, ListedGameRow } from './repo.ts';
import { joinsOf } from './sources.ts';

export const presentGame = (row: ListedGameRow) => ({ ...row, uploadedAt: row.uploadedAt.toISOString() });

export const presentGameDetails = ({ sources, ...row }: GameDetailsRow): GameDetails => ({
  ...row,
  uploadedAt: row.uploadedAt.toISOString(),
  sourceCount: sources?.length ?? 1,
  joined: joinsOf(sources).map(({ remarks, ...join }) => ({ ...join, remarks: [...remarks] })),
});
