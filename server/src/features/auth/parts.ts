/** What signing in needs of other features, which know it in turn: they are handed to it when services are assembled. */
import type { Database, Executor, Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import type { MailService } from '../mail/service.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import type { PasswordHashing } from './password-hash.ts';

export interface AuthParts {
  readonly db: Database;
  readonly limit: AttemptLimit;
  readonly mail: MailService;
  readonly admission: Admission;
  readonly personalTokens: PersonalTokens;
  readonly secondStep: SecondStep;
  readonly passwords?: PasswordHashing | undefined;
}

/** The second step of signing in, for users who turned it on or who must use it on this site. */
export interface SecondStep {
  isNeeded(db: Executor, person: Person): Promise<boolean>;
  /** Takes the code; whether it was one. */
  useCode(tx: Transaction, person: Person, code: string): Promise<boolean>;
  /** Removes passkeys, recovery codes and known devices, and says how many passkeys there were. */
  forget(tx: Transaction, userId: number): Promise<number>;
}

/** Decides who may register, and who must wait. */
export interface Admission {
  /** Throws early for whoever needs an invitation and has none that fits. Looks at no account. */
  refuseUninvited(email: string, invitation: string | undefined): Promise<void>;
  /** In the transaction of the registration: takes a place of the invitation, or throws. */
  admit(
    tx: Transaction,
    email: string,
    invitation: string | undefined,
  ): Promise<{ readonly approval: 'waiting' | null; readonly invitationId: number | null }>;
  recordUse(tx: Transaction, invitationId: number, userId: number): Promise<void>;
  /** In the transaction that confirms the address of somebody who waits: notifies administrators. */
  announceWaiting(tx: Transaction): Promise<void>;
}

/** The tokens of programs, which end with the access of their user. */
export interface PersonalTokens {
  revokeAll(tx: Transaction, userId: number): Promise<void>;
}
