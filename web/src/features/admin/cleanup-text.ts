import type { CleanupResult } from '@bridge-review/api/admin';
import { formattedCount } from '../../ui/format-number.ts';

export const cleanupText = (results: CleanupResult): string =>
  `Deleted ${formattedCount(results.deletedUsers, 'user')}, ${formattedCount(results.deletedGames, 'game')}, ` +
  `${formattedCount(results.deletedHands, 'hand')} and ${formattedCount(results.deletedComments, 'comment')}.`;
