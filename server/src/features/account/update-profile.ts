import { isSameAddress, type Profile } from '@bridge-review/api/account';
import { messages } from '@bridge-review/api/messages';
import type { Database } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import type { AuthService, PasswordProof } from '../auth/service.ts';
import type { MailService } from '../mail/service.ts';
import * as repo from './repo.ts';

interface ProfileParts {
  readonly db: Database;
  readonly auth: AuthService;
  readonly mail: MailService;
}

/** Names change at once; another address only with the password, and not before its link is opened. */
export async function updateProfile(
  { db, auth, mail }: ProfileParts,
  person: Person,
  { currentPassword, ...profile }: Profile,
  address: string,
): Promise<Person> {
  let proof: PasswordProof | null = null;
  if (isAnother(profile.email, person)) {
    if (currentPassword === undefined || currentPassword === '') throw missingPassword();
    proof = await auth.requirePassword(person, currentPassword, address);
    await auth.countAddressChange(person.id, profile.email);
  }
  const updated = await inTransaction(db, async (tx) => {
    const current = await auth.authorizeOwnAccount(tx, person.id, proof);
    if (!isAnother(profile.email, current)) return repo.updateProfile(tx, current, profile);
    // The address was confirmed on another device while this request still has the old one.
    if (proof === null) throw missingPassword();
    if (await repo.isTaken(tx, profile.email)) throw emailTaken();
    const { email, ...names } = profile;
    await auth.askForAddress(tx, current, email);
    return repo.updateProfile(tx, current, names);
  });
  mail.wake();
  return updated;
}

const isAnother = (email: string, person: Person): boolean => !isSameAddress(email, person.email);

const missingPassword = (): AppError =>
  new AppError('invalid_input', {
    message: messages.passwordForAddress,
    issues: [{ path: 'currentPassword', message: messages.passwordForAddress }],
  });

const emailTaken = (): AppError =>
  new AppError('email_taken', {
    message: messages.emailTakenByAnother,
    issues: [{ path: 'email', message: messages.emailTakenByAnother }],
  });
