import type { CleanupResult } from '@bridge-review/api/admin';
import { counted } from '../../base/counted.ts';

export const cleanupText = (results: CleanupResult): string =>
  `Deleted ${counted(results.deletedUsers, 'user')}, ${counted(results.deletedGames, 'game')}, ` +
  `${counted(results.deletedHands, 'hand')} and ${counted(results.deletedComments, 'comment')}.`;
