import { type Authorized, authorize } from '../../authorized.ts';
import type { Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { AppError } from '../../http/app-error.ts';
import type { Viewer } from '../../http/handler.ts';
import { serverMessages } from '../../server-messages.ts';
import type { AuthService, PasswordProof } from '../auth/service.ts';
import { isSecondStepNeeded } from './second-step.ts';

/**
 * Users change how they sign in with their password. Where the password is not enough to sign in, a session that it
 * started alone, from before, is not enough either: else the second step could be removed without it.
 */
export async function authorizeSignInChange(
  tx: Transaction,
  auth: Pick<AuthService, 'authorizeOwnAccount'>,
  viewer: Viewer,
  proof: PasswordProof | null,
): Promise<Authorized<'change sign-in', Person>> {
  const person: Person = await auth.authorizeOwnAccount(tx, viewer.person.id, proof);
  if (!viewer.withPasskey && (await isSecondStepNeeded(tx, person))) {
    throw new AppError('passkey_required', { message: serverMessages.passkeyFirst });
  }
  return authorize('change sign-in', person);
}
