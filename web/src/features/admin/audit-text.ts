import type { AuditEntry } from '@bridge-review/api/admin';
import type { RegistrationMode } from '@bridge-review/api/registration-mode';
import { cleanupText } from './cleanup-text.ts';
import { formattedCount } from '../../ui/format-number.ts';
import { TYPE_TEXT } from './type-text.ts';

type AuditPerson = AuditEntry['actor'];

const ACTS: Record<AuditEntry['action'], string> = {
  user_deactivated: 'User deactivated',
  user_reactivated: 'User reactivated',
  user_type_changed: 'User type changed',
  test_data_cleaned: 'Test data cleaned',
  game_deleted: 'Game deleted',
  results_added: 'Results added to a game',
  results_undone: 'Results removed',
  name_contradicted: 'Objection to a name',
  name_accepted: 'Objection withdrawn',
  integrity_fixed: 'Auto-fix run',
  admin_made: 'First admin created',
  registration_changed: 'Registration changed',
  registration_approved: 'Registration approved',
  registration_declined: 'Registration declined',
  invitation_made: 'Invitation created',
  invitation_withdrawn: 'Invitation withdrawn',
  admin_sign_in_changed: 'How administrators sign in changed',
  passkeys_removed: 'Passkeys removed',
  comment_removed: 'Comment removed',
  report_dismissed: 'Report dismissed',
  report_reopened: 'Report reopened',
};

const MODES: Record<RegistrationMode, string> = {
  open: 'everybody',
  invitation: 'by invitation',
  approval: 'by approval',
};

export const actText = ({ action }: AuditEntry): string => ACTS[action];

/** Actions from the command line have no actor. */
export const actorText = (actor: AuditPerson): string =>
  actor === null ? 'The server itself' : (actor.name ?? `User ${actor.id} (deleted)`);

export const targetText = (target: AuditPerson): string =>
  target === null ? '' : (target.name ?? `User ${target.id} (deleted)`);

/** The details in one line; empty if there are none. */
export function detailText({ details }: AuditEntry): string {
  const { reason, from, to, gameTitle, fixedCount } = details;
  const { deletedUsers = 0, deletedGames = 0, deletedHands = 0, deletedComments = 0 } = details;
  if (reason !== undefined) return `Reason: ${reason}`;
  if (from !== undefined && to !== undefined) return `From ${TYPE_TEXT[from]} to ${TYPE_TEXT[to]}`;
  const { registrationFrom, registrationTo, people } = details;
  if (registrationFrom !== undefined && registrationTo !== undefined) {
    return `From ‘${MODES[registrationFrom]}’ to ‘${MODES[registrationTo]}’`;
  }
  if (details.needsPasskey !== undefined) {
    return details.needsPasskey ? 'A passkey is needed' : 'The password is enough';
  }
  if (people !== undefined) return `For ${formattedCount(people, 'person', 'people')}`;
  if (gameTitle !== undefined) return gameTitle;
  if (fixedCount !== undefined) return `Fixed ${formattedCount(fixedCount, 'issue')}`;
  if (details.deletedUsers !== undefined) {
    return cleanupText({ deletedUsers, deletedGames, deletedHands, deletedComments });
  }
  return '';
}
