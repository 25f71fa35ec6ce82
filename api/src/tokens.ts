import { z } from 'zod';
import { idInPath } from './id.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { PRINTABLE } from './printable.ts';
import { tokenScopes } from './token-scope.ts';

/** Where a token is asked for, so that it is found when it turns up somewhere else. */
export const TOKEN_PREFIX = 'brt_';

const scope = z.enum(tokenScopes, messages.tokenScope);

export const newPersonalToken = z.object({
  name: z
    .string(messages.tokenName)
    .trim()
    .min(1, messages.tokenName)
    .max(limits.tokenName, messages.tokenNameTooLong)
    .regex(PRINTABLE, messages.unprintable),
  scope,
  /** Asked for again, since a token outlives the session it was made in. */
  currentPassword: z
    .string(messages.currentPassword)
    .min(1, messages.currentPassword)
    .max(limits.passwordMax, messages.passwordTooLong),
});

const personalToken = z.object({
  id: z.int(),
  name: z.string(),
  scope,
  createdAt: z.string(),
  /** Null until it is used. */
  lastUsedAt: z.string().nullable(),
});

export const personalTokens = z.array(personalToken);

/** The only answer that has the token itself. */
export const madePersonalToken = personalToken.extend({ token: z.string() });

export const tokenInPath = z.object({ id: idInPath });

export type NewPersonalToken = z.infer<typeof newPersonalToken>;
export type PersonalToken = z.infer<typeof personalToken>;
export type MadePersonalToken = z.infer<typeof madePersonalToken>;
