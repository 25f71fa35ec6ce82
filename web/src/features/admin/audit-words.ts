import type { AuditEntry } from '@bridge-review/api/admin';
import { cleanupWords } from './cleanup-words.ts';
import { counted } from './counted.ts';
import { TYPE_WORDS } from './type-words.ts';

type Someone = AuditEntry['actor'];

const ACTS: Record<AuditEntry['action'], string> = {
  user_deactivated: 'User deactivated',
  user_reactivated: 'User reactivated',
  user_type_changed: 'User type changed',
  test_data_cleaned: 'Test data cleaned',
  game_deleted: 'Game deleted',
  integrity_fixed: 'Auto-fix run',
  admin_made: 'First admin made',
};

export const actWords = ({ action }: AuditEntry): string => ACTS[action];

/** What was done at the server's own machine has no name beside it. */
export const actorWords = (actor: Someone): string =>
  actor === null ? 'The server itself' : (actor.name ?? `User ${actor.id}, who is gone`);

export const targetWords = (target: Someone): string =>
  target === null ? '' : (target.name ?? `User ${target.id}, who is gone`);

/** The particulars, in a line; nothing where the act says it all. */
export function detailWords({ details }: AuditEntry): string {
  const { reason, from, to, gameTitle, fixedCount } = details;
  const { deletedUsers = 0, deletedGames = 0, deletedHands = 0, deletedComments = 0 } = details;
  if (reason !== undefined) return `Reason: ${reason}`;
  if (from !== undefined && to !== undefined) return `From ${TYPE_WORDS[from]} to ${TYPE_WORDS[to]}`;
  if (gameTitle !== undefined) return gameTitle;
  if (fixedCount !== undefined) return `Fixed ${counted(fixedCount, 'issue')}`;
  if (details.deletedUsers !== undefined) {
    return cleanupWords({ deletedUsers, deletedGames, deletedHands, deletedComments });
  }
  return '';
}
