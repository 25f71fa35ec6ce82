import { passkeyRoutes } from '@bridge-review/api/routes/passkeys';
import type { User } from '@bridge-review/api/user';
import { call } from '../../base/client.ts';
import { passkeyProblem, usedPasskey } from './browser-passkey.ts';

type Outcome =
  { readonly user: User; readonly problem: null } | { readonly user: null; readonly problem: string };

/** Who it is, or why nobody was signed in. */
export async function signInWithPasskey(): Promise<Outcome> {
  try {
    const options = await call(passkeyRoutes.signInOptions);
    const credential = await usedPasskey(options);
    return { user: await call(passkeyRoutes.signIn, { body: { credential } }), problem: null };
  } catch (error) {
    return { user: null, problem: passkeyProblem(error) };
  }
}
