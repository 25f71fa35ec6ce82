import { z } from 'zod';
import { id, idInPath } from './id.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { PRINTABLE } from './printable.ts';

/** Apart from the other limits and messages, which come with every page. */
export const passkeyLimits = {
  /** Passkeys of one user, and the length of their names. */
  passkeys: 20,
  name: 60,
  /** Recovery codes that are made at once. */
  codes: 10,
} as const;

export const passkeyMessages = {
  name: 'Please give the passkey a name.',
  nameTooLong: 'A name can have 60 characters at most.',
  wrongCode: 'This is not one of your recovery codes, or it was used already.',
  unreadable: 'The browser sent a passkey that could not be read. Please try again.',
} as const;

const currentPassword = z
  .string(messages.currentPassword)
  .min(1, messages.currentPassword)
  .max(limits.passwordMax, messages.passwordTooLong);

/** What changes how one signs in: a session alone is not enough for it. */
export const underPassword = z.object({ currentPassword });

const base64Url = (longest: number) =>
  z
    .string(passkeyMessages.unreadable)
    .max(longest, passkeyMessages.unreadable)
    .regex(/^[\w-]+$/, passkeyMessages.unreadable);

const credential = {
  id: base64Url(1400),
  rawId: base64Url(1400),
  type: z.literal('public-key', passkeyMessages.unreadable),
};

/** A passkey that the browser has just made, as `@simplewebauthn/browser` gives it. */
export const newPasskey = z.object({
  credential: z.object(
    {
      ...credential,
      response: z.object(
        {
          clientDataJSON: base64Url(4_000),
          attestationObject: base64Url(20_000),
          transports: z
            .array(z.string().max(30, passkeyMessages.unreadable))
            .max(10, passkeyMessages.unreadable)
            .optional(),
        },
        passkeyMessages.unreadable,
      ),
    },
    passkeyMessages.unreadable,
  ),
});

/** What a passkey has signed. */
export const usedPasskey = z.object({
  credential: z.object(
    {
      ...credential,
      response: z.object(
        {
          clientDataJSON: base64Url(4_000),
          authenticatorData: base64Url(4_000),
          signature: base64Url(8_000),
          userHandle: base64Url(100).optional(),
        },
        passkeyMessages.unreadable,
      ),
    },
    passkeyMessages.unreadable,
  ),
});

export const passkeyInPath = z.object({ id: idInPath });

export const passkeyName = z.object({
  name: z
    .string(passkeyMessages.name)
    .trim()
    .min(1, passkeyMessages.name)
    .max(passkeyLimits.name, passkeyMessages.nameTooLong)
    .regex(PRINTABLE, messages.unprintable),
});

export const secondStepChange = z.object({ isOn: z.boolean(), currentPassword });

/** What the browser needs to make a passkey. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** What the browser needs to use one. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

const passkey = z.object({
  id,
  name: z.string(),
  createdAt: z.string(),
  /** Null until it is used. */
  lastUsedAt: z.string().nullable(),
});

/** How a user signs in, beside the password. */
export const signInState = z.object({
  passkeys: z.array(passkey),
  recoveryCodes: z.object({
    left: z.int(),
    /** Null while there are none. */
    madeAt: z.string().nullable(),
  }),
  /** Whether a passkey or a recovery code is asked for after the password. */
  secondStep: z.boolean(),
  /** Whether the site demands that of this user, who then cannot switch it off. */
  isDemanded: z.boolean(),
  /** Where passkeys work, if the page was opened somewhere else; null if all is well. */
  elsewhere: z.string().nullable(),
});

/** The only answer that has the codes themselves. */
export const madeRecoveryCodes = z.object({ codes: z.array(z.string()) });

/** Whether administrators need a passkey, and how many active ones have none yet. */
export const adminSignIn = z.object({
  needsPasskey: z.boolean(),
  adminsWithout: z.int(),
});

export const adminSignInChange = z.object({ needsPasskey: z.boolean() });

export type NewPasskey = z.infer<typeof newPasskey>['credential'];
export type UsedPasskey = z.infer<typeof usedPasskey>['credential'];
export type PasskeyCreation = z.infer<typeof passkeyCreation>;
export type PasskeyRequest = z.infer<typeof passkeyRequest>;
export type Passkey = z.infer<typeof passkey>;
export type SignInState = z.infer<typeof signInState>;
export type AdminSignIn = z.infer<typeof adminSignIn>;
