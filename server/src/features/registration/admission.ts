import { type RegistrationMode } from '@bridge-review/api/registration-mode';
import { registrationLimits } from '@bridge-review/api/registration';
import type { Authorized } from '../../authorized.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { AppError } from '../../http/app-error.ts';
import { serverMessages } from '../../server-messages.ts';
import { hashToken } from '../../token.ts';
import { type Kept, keptUntilChanged } from '../../kept-until-changed.ts';
import type { AdminNotificationService } from '../admin-notifications/service.ts';
import type { Admission } from '../auth/service.ts';
import type { EventService } from '../events/service.ts';
import * as invitations from './invitation-repo.ts';
import * as repo from './repo.ts';

export interface AdmissionService extends Admission {
  /** As an administrator chose it, else as the environment says; for pages, which ask for it each time. */
  readonly shownMode: Kept<RegistrationMode>;
  /** What invitations know of an account that is deleted. */
  forget(tx: Transaction, person: Authorized<'delete account', Person>): Promise<void>;
}

export interface AdmissionParts {
  readonly db: Database;
  readonly adminNotifications: AdminNotificationService;
  readonly events: Pick<EventService, 'eventsOfSite'>;
  /** Until an administrator chooses. */
  readonly fallback: RegistrationMode;
}

/** Who may register. An invitation counts in every mode; one that cannot be used counts as none. */
export function admissionService({
  db,
  adminNotifications,
  events,
  fallback,
}: AdmissionParts): AdmissionService {
  const mode = async (): Promise<RegistrationMode> => (await repo.findMode(db)) ?? fallback;

  return {
    shownMode: keptUntilChanged(mode, () => events.eventsOfSite()),

    async refuseUninvited(email, invitation) {
      if ((await mode()) !== 'invitation') return;
      const isInvited =
        invitation !== undefined && (await invitations.findUsable(db, hashToken(invitation), email)) !== null;
      if (!isInvited) throw uninvited(invitation);
    },

    async admit(tx, email, invitation) {
      await repo.lockMode(tx);
      const invitationId =
        invitation === undefined ? null : await invitations.takePlace(tx, hashToken(invitation), email);
      if (invitationId !== null) return { approval: null, invitationId };
      switch ((await repo.findMode(tx)) ?? fallback) {
        case 'open':
          return { approval: null, invitationId };
        case 'invitation':
          throw uninvited(invitation);
        case 'approval':
          if ((await repo.countWaiting(tx)) >= registrationLimits.waiting) {
            throw new AppError('busy', { message: serverMessages.tooManyWait, retryAfterSeconds: 3600 });
          }
          return { approval: 'waiting', invitationId };
      }
    },

    recordUse: invitations.insertUse,
    forget: invitations.forgetPerson,

    announceWaiting: (tx) => adminNotifications.announce(tx, 'registration-waits'),
  };
}

const uninvited = (invitation: string | undefined): AppError =>
  invitation === undefined ? new AppError('invitation_required') : new AppError('invitation_invalid');
