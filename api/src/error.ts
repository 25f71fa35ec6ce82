import { z } from 'zod';

/** Every way a request can fail, for programs; `message` says the same to a person. */
const errorCodes = [
  'invalid_input',
  'broken_json',
  'wrong_content_type',
  'too_large',
  'malformed',
  'unauthenticated',
  'other_user',
  'forbidden',
  'token_forbidden',
  'too_many_tokens',
  'too_many_shares',
  'foreign_origin',
  'not_found',
  'wrong_credentials',
  'second_step_required',
  'wrong_code',
  'passkey_refused',
  'passkey_required',
  'passkey_known',
  'too_many_passkeys',
  'second_step_unready',
  'account_deactivated',
  'awaiting_approval',
  'registration_declined',
  'invitation_required',
  'invitation_invalid',
  'too_many_invitations',
  'already_decided',
  'email_taken',
  'common_password',
  'wrong_password',
  'invalid_token',
  'last_admin',
  'duplicate_game',
  'unusable_file',
  'cancelled',
  'storage_full',
  'game_in_use',
  'already_recorded',
  'stale_record',
  'rate_limited',
  'busy',
  'unavailable',
  'disk_full',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

const fieldIssue = z.object({
  /** Where in the request: `email`, or `calls.3` inside a list. */
  path: z.string(),
  message: z.string(),
});

/** `error` and `message` are one sentence under the two names that clients look for. */
export const errorAnswer = z.object({
  error: z.string(),
  message: z.string(),
  code: z.enum(errorCodes),
  issues: z.array(fieldIssue).optional(),
});

export type FieldIssue = z.infer<typeof fieldIssue>;
export type ErrorAnswer = z.infer<typeof errorAnswer>;
