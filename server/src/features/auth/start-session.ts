import type { Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { deviceOf } from '../../device.ts';
import { hashToken, newToken } from '../../token.ts';
import type { MailService } from '../mail/service.ts';
import * as devices from './device-repo.ts';
import * as sessions from './session-repo.ts';

/** Where a request comes from, and the session it already has, which a new one replaces. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string | null;
  readonly token: string | null;
  /** The token by which the browser was noted when somebody signed in there before. */
  readonly device: string | null;
}

export interface SignedIn {
  readonly person: Person;
  readonly token: string;
  /** To be kept by the browser, so that it is known the next time. */
  readonly device: string;
}

/** What `newToken` makes; anything else in the cookie is not from us. */
const DEVICE = /^[\w-]{43}$/;

/** A sign-in always gets a new token, and ends the session it came with. In a browser that is new it is reported by mail. */
export async function startSession(
  tx: Transaction,
  mail: Pick<MailService, 'enqueue'>,
  person: Person,
  origin: Origin,
  { withPasskey, isSignIn }: { readonly withPasskey: boolean; readonly isSignIn: boolean },
): Promise<SignedIn> {
  const before = origin.token === null ? null : await sessions.deleteSession(tx, hashToken(origin.token));
  const device = origin.device !== null && DEVICE.test(origin.device) ? origin.device : newToken();
  // The user is part of the hash, so that nothing shows that two accounts share a browser.
  const noted = await devices.noteDevice(tx, person.id, hashToken(`${person.id} ${device}`));
  if (isSignIn && noted === 'new' && before !== person.id) {
    await mail.enqueue(tx, {
      kind: 'new-device',
      userId: person.id,
      email: person.email,
      device: deviceOf(origin.userAgent),
      at: new Date().toISOString(),
    });
  }
  const token = newToken();
  await sessions.insertSession(tx, {
    tokenHash: hashToken(token),
    userId: person.id,
    userAgent: origin.userAgent?.slice(0, 500) ?? null,
    withPasskey,
  });
  return { person, token, device };
}
