import type { NewPasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from '@bridge-review/api/passkeys';
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { errorMessage, RequestError } from '../../base/request-error.ts';

/** Asks browser and person to make a passkey. */
export async function createPasskey(optionsJSON: PasskeyCreation): Promise<NewPasskey> {
  const { id, rawId, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, transports },
  };
}

/** Asks browser and person to sign in with one. */
export async function usedPasskey(optionsJSON: PasskeyRequest): Promise<UsedPasskey> {
  const { id, rawId, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  };
}

/** What browsers say when the person closes their dialog, or takes too long. */
const isCancelled = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

/** Why a passkey was not made or not used, in a sentence. */
export function passkeyProblem(error: unknown): string {
  if (error instanceof RequestError) return errorMessage(error);
  if (error instanceof WebAuthnError) {
    if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
      return 'This device already has a passkey for your account.';
    if (error.code === 'ERROR_INVALID_DOMAIN' || error.code === 'ERROR_INVALID_RP_ID')
      return 'Passkeys work at the site’s own address only, over https or at localhost. Use your password here.';
    if (error.code.startsWith('ERROR_AUTHENTICATOR_MISSING'))
      return 'This device cannot keep a passkey that asks for finger, face or PIN. Try another one.';
  }
  if (isCancelled(error))
    return 'No passkey was used: your browser’s dialog was closed, or it took too long.';
  if (error instanceof TypeError) return errorMessage(error);
  return 'Your browser could not use a passkey. Try again, or use another browser.';
}
