import type { NewPasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from '@bridge-review/api/passkeys';
import type { PasskeyRow, VerifiedPasskey } from './repo.ts';
import type { RelyingParty } from './relying-party.ts';

/** Most servers never need it, and it is as large as the rest of them. */
const library = () => import('@simplewebauthn/server');

const TIMEOUT_MS = 5 * 60 * 1000;

/** The person is asked for finger, face or PIN, so that a passkey alone is as good as two steps. */
const SELECTION = {
  residentKey: 'required',
  requireResidentKey: true,
  userVerification: 'required',
} as const;

interface CreationParts {
  readonly party: RelyingParty;
  readonly handle: string;
  readonly email: string;
  readonly displayName: string;
  readonly known: readonly PasskeyRow[];
}

export async function creationOptions(parts: CreationParts): Promise<PasskeyCreation> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: 'Bridge Review',
    rpID: parts.party.id,
    userID: new Uint8Array(Buffer.from(parts.handle, 'base64url')),
    userName: parts.email,
    userDisplayName: parts.displayName,
    timeout: TIMEOUT_MS,
    authenticatorSelection: { ...SELECTION },
  });
  return {
    challenge: options.challenge,
    rp: { id: parts.party.id, name: options.rp.name },
    user: options.user,
    pubKeyCredParams: options.pubKeyCredParams,
    timeout: TIMEOUT_MS,
    attestation: 'none',
    excludeCredentials: parts.known.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key',
      transports,
    })),
    authenticatorSelection: SELECTION,
  };
}

export async function requestOptions(party: RelyingParty): Promise<PasskeyRequest> {
  const { generateAuthenticationOptions } = await library();
  const { challenge } = await generateAuthenticationOptions({ rpID: party.id });
  return { challenge, rpId: party.id, timeout: TIMEOUT_MS, userVerification: 'required' };
}

/** Null if it is not what the challenge asked for. */
export async function verifyNew(
  credential: NewPasskey,
  expectedChallenge: string,
  party: RelyingParty,
): Promise<VerifiedPasskey | null> {
  const { verifyRegistrationResponse } = await library();
  const { transports = [], ...response } = credential.response;
  const verified = await refusedAsNull(() =>
    verifyRegistrationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
    }),
  );
  if (!verified?.verified) return null;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return { credentialId: id, publicKey, counter, transports };
}

/** The new counter; null if the signature is wrong, or the counter says that there is a second one of the passkey. */
export async function verifyUsed(
  { response, ...credential }: UsedPasskey,
  expectedChallenge: string,
  party: RelyingParty,
  known: PasskeyRow,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const { userHandle, ...signed } = response;
  const verified = await refusedAsNull(() =>
    verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { ...signed, ...(userHandle === undefined ? {} : { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: known.credentialId,
        publicKey: new Uint8Array(known.publicKey),
        counter: known.counter,
        transports: known.transports,
      },
    }),
  );
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

/** The library throws whatever is wrong with an answer, and does nothing but look at it. */
async function refusedAsNull<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}

/** What the browser says that was signed; null if that cannot be read. */
export function challengeIn({ response }: NewPasskey | UsedPasskey): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    return typeof data === 'object' &&
      data !== null &&
      'challenge' in data &&
      typeof data.challenge === 'string'
      ? data.challenge
      : null;
  } catch {
    return null;
  }
}
