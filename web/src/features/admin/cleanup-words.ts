import type { CleanupResult } from '@bridge-review/api/admin';
import { counted } from './counted.ts';

export const cleanupWords = (results: CleanupResult): string =>
  `Deleted ${counted(results.deletedUsers, 'user')}, ${counted(results.deletedGames, 'game')}, ` +
  `${counted(results.deletedHands, 'hand')} and ${counted(results.deletedComments, 'comment')}.`;
