import {
  type Applicant,
  type Invitation,
  type MadeInvitation,
  type NewInvitation,
  registrationLimits,
  type RegistrationDecision,
  type RegistrationState,
} from '@bridge-review/api/registration';
import type { ApprovalState, RegistrationMode } from '@bridge-review/api/registration-mode';
import type { Page } from '@bridge-review/api/route';
import type { Database } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import type { Viewer } from '../../http/handler.ts';
import { hashToken, newToken } from '../../token.ts';
import type { AccountService } from '../account/service.ts';
import type { AuditService } from '../audit/service.ts';
import type { EventService } from '../events/service.ts';
import type { MailService } from '../mail/service.ts';
import type { AdmissionService } from './admission.ts';
import * as invitations from './invitation-repo.ts';
import { authorizeDecision } from './policy.ts';
import * as repo from './repo.ts';

export interface RegistrationService {
  state(): Promise<RegistrationState>;
  setMode(viewer: Viewer, mode: RegistrationMode): Promise<RegistrationState>;
  applicants(state: ApprovalState, limit: number, cursor: number | null): Promise<Page<Applicant>>;
  /** The first decision counts; making it again does nothing. */
  decide(
    viewer: Viewer,
    userId: number,
    decision: RegistrationDecision,
  ): Promise<{ id: number; state: ApprovalState | null }>;

  invitations(): Promise<Invitation[]>;
  invite(viewer: Viewer, wanted: NewInvitation): Promise<MadeInvitation>;
  /** Does nothing if it is withdrawn already. */
  withdraw(viewer: Viewer, invitationId: number): Promise<void>;
  /** For whoever has the link. Throws if it cannot be used, for whatever reason. */
  readInvitation(token: string): Promise<{ email: string | null }>;

  /** Old invitations, who was declined a month ago, and who waited as long without confirming an address. */
  removeOld(): Promise<void>;
}

export interface RegistrationParts {
  readonly db: Database;
  /** Until an administrator chooses. */
  readonly fallback: RegistrationMode;
  readonly account: AccountService;
  readonly audit: AuditService;
  readonly mail: MailService;
  readonly events: Pick<EventService, 'registrationChanged'>;
  readonly admission: Pick<AdmissionService, 'shownMode'>;
  /** Limits how many mails go to an address, and throws where it is too much. */
  readonly attempts: { beforeInvitation(email: string): Promise<void> };
}

export function registrationService(parts: RegistrationParts): RegistrationService {
  const { db, fallback, account, audit, mail, events, admission, attempts } = parts;
  const state = async (): Promise<RegistrationState> => {
    const chosen = await repo.findMode(db);
    return { mode: chosen ?? fallback, isChosen: chosen !== null, waiting: await repo.countWaiting(db) };
  };

  return {
    state,

    async setMode(viewer, mode) {
      await inTransaction(db, async (tx) => {
        const by = await account.requireAdmin(tx, viewer);
        await repo.lockMode(tx, true);
        const before = (await repo.findMode(tx)) ?? fallback;
        await repo.storeMode(tx, by, mode);
        if (before === mode) return;
        await events.registrationChanged(tx);
        await audit.record(tx, {
          actorId: by.id,
          action: 'registration_changed',
          details: { registrationFrom: before, registrationTo: mode },
        });
      });
      admission.shownMode.forget();
      return state();
    },

    async applicants(wanted, limit, cursor) {
      const { rows, next } = await repo.listApplicants(db, wanted, limit, cursor);
      return { rows: rows.flatMap(presentApplicant), next };
    },

    async decide(viewer, userId, { decision, seen }) {
      const outcome = await inTransaction(db, async (tx) => {
        const person = await authorizeDecision(tx, account, viewer, userId);
        const wanted = decision === 'approve' ? null : 'declined';
        if (person.approval === wanted) return wanted;
        if (person.approval !== seen) throw new AppError('already_decided');
        await (wanted === null ? repo.letIn(tx, person) : repo.decline(tx, person));
        await audit.record(tx, {
          actorId: viewer.person.id,
          action: wanted === null ? 'registration_approved' : 'registration_declined',
          targetId: userId,
        });
        await mail.enqueue(tx, {
          kind: wanted === null ? 'registration-approved' : 'registration-declined',
          userId,
          email: person.email,
        });
        return wanted;
      });
      mail.wake();
      return { id: userId, state: outcome };
    },

    invitations: async () => (await invitations.listInvitations(db)).map(presentInvitation),

    async invite(viewer, wanted) {
      if (wanted.mail && wanted.email !== null) await attempts.beforeInvitation(wanted.email);
      const token = newToken();
      const made = await inTransaction(db, async (tx) => {
        // The lock of administrators keeps two of them from making one too many.
        const by = await account.requireAdmin(tx, viewer);
        if ((await invitations.countOpen(tx)) >= registrationLimits.invitations) {
          throw new AppError('too_many_invitations');
        }
        const id = await invitations.insertInvitation(tx, by, wanted);
        await invitations.insertToken(tx, id, hashToken(token));
        await audit.record(tx, {
          actorId: by.id,
          action: 'invitation_made',
          details: { people: wanted.people },
        });
        if (wanted.mail && wanted.email !== null) {
          await mail.enqueue(tx, { kind: 'invitation', invitationId: id, email: wanted.email });
        }
        const [row] = await invitations.listInvitations(tx, id);
        return row!;
      });
      mail.wake();
      return { ...presentInvitation(made), token };
    },

    withdraw: (viewer, invitationId) =>
      inTransaction(db, async (tx) => {
        const by = await account.requireAdmin(tx, viewer);
        if (!(await invitations.exists(tx, invitationId))) throw new AppError('not_found');
        if (!(await invitations.withdraw(tx, by, invitationId))) return;
        await audit.record(tx, { actorId: by.id, action: 'invitation_withdrawn' });
      }),

    async readInvitation(token) {
      const found = await invitations.findUsable(db, hashToken(token));
      if (found === null) throw new AppError('invitation_invalid');
      return { email: found.email };
    },

    async removeOld() {
      await invitations.deleteOld(db);
      await repo.deleteStale(db);
    },
  };
}

/** Nothing for somebody who was let in a moment ago. */
const presentApplicant = (person: Person): Applicant[] =>
  person.approval === null || person.deactivatedAt === null
    ? []
    : [
        {
          id: person.id,
          displayName: person.displayName,
          firstName: person.firstName,
          lastName: person.lastName,
          email: person.email,
          emailVerified: person.emailVerifiedAt !== null,
          createdAt: person.createdAt.toISOString(),
          since: person.deactivatedAt.toISOString(),
          state: person.approval,
        },
      ];

const presentInvitation = (row: invitations.InvitationRow): Invitation => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  usedBy: [...row.usedBy],
});
