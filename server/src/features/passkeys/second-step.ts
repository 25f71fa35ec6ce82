import type { Executor } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import type { SecondStep } from '../auth/service.ts';
import type { MailService } from '../mail/service.ts';
import { hashCode } from './recovery-code.ts';
import * as codes from './recovery-code-repo.ts';
import * as repo from './repo.ts';

/** Whether the password alone does not sign this person in: they chose so, or the site demands it of them. */
export const isSecondStepNeeded = async (db: Executor, person: Person): Promise<boolean> =>
  person.secondStep || ((await isDemandedOf(db, person)) && (await repo.countPasskeys(db, person.id)) > 0);

/** The site demands it of administrators only. */
export const isDemandedOf = async (db: Executor, { userType }: Person): Promise<boolean> =>
  userType === 'admin' && (await repo.findDemand(db));

/** What signing in with a password needs to know of passkeys and recovery codes. */
export const secondStepService = (mail: Pick<MailService, 'enqueue'>): SecondStep => ({
  isNeeded: isSecondStepNeeded,

  async useCode(tx, person, code) {
    if (!(await codes.takeCode(tx, person.id, hashCode(person.id, code)))) return false;
    const { left } = await codes.countCodes(tx, person.id);
    await mail.enqueue(tx, {
      kind: 'sign-in-changed',
      userId: person.id,
      email: person.email,
      what: 'code-used',
      name: null,
      left,
    });
    return true;
  },

  async forget(tx, userId) {
    await codes.deleteCodesOf(tx, userId);
    return repo.forgetPasskeys(tx, userId);
  },
});
