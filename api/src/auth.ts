import { z } from 'zod';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { PRINTABLE } from './printable.ts';

export const personName = (required: string, longest: number, tooLong: string) =>
  z.string(required).trim().min(1, required).max(longest, tooLong).regex(PRINTABLE, messages.unprintable);

export const email = z
  .string(messages.email)
  .trim()
  .max(limits.email, messages.email)
  .pipe(z.email(messages.email));

const password = z
  .string(messages.password)
  .min(limits.passwordMin, messages.password)
  .max(limits.passwordMax, messages.passwordTooLong);

export const credentials = z.object({ email, password });

/** What is sent: for who has chosen a second step, with one of their recovery codes. */
export const sentCredentials = credentials.extend({
  recoveryCode: z.string().trim().max(100).optional(),
});

/** Only that it could be one: what a token looks like is the server's affair. */
export const invitationToken = z.string().trim().min(1).max(200).regex(PRINTABLE);

export const registration = credentials.extend({
  firstName: personName(messages.firstName, limits.personName, messages.firstNameTooLong),
  lastName: personName(messages.lastName, limits.personName, messages.lastNameTooLong),
  displayName: personName(messages.displayName, limits.displayName, messages.displayNameTooLong),
});

/** What is sent: with the token of an invitation, if the person has one. */
export const sentRegistration = registration.extend({ invitation: invitationToken.optional() });

/** What the form asks; the confirmation stays in the browser. */
export const registrationForm = registration
  .extend({ confirmPassword: z.string(messages.passwordsDiffer) })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: messages.passwordsDiffer,
    when: ({ value }) => bothAre(value, 'password', 'confirmPassword'),
  });

export const forgotPassword = z.object({ email });

/** Only that it could be one: what a token looks like is the server's affair. */
const token = z
  .string()
  .trim()
  .min(1, messages.invalidResetToken)
  .max(200, messages.invalidResetToken)
  .regex(PRINTABLE, messages.invalidResetToken);

const newPassword = (tooShort: string) =>
  z.string(tooShort).min(limits.passwordMin, tooShort).max(limits.passwordMax, messages.passwordTooLong);

export const resetPassword = z.object({ token, newPassword: newPassword(messages.resetPassword) });

/** The fields of the page; the token comes from its URL and the confirmation stays in the browser. */
export const resetPasswordForm = confirmed(
  z.object({
    newPassword: newPassword(messages.resetPassword),
    confirmPassword: z.string(messages.passwordsDiffer),
  }),
);

/** The verify link is opened by people, mail programs and scanners: it is never refused, only answered. */
export const verifyEmailQuery = z.object({ token: z.string().optional().catch(undefined) });

export const verifyErrorCodes = [
  'missing_token',
  'invalid_token',
  'expired_token',
  'address_taken',
  'server_error',
] as const;

export const changePassword = z.object({
  currentPassword: z
    .string(messages.currentPassword)
    .min(1, messages.currentPassword)
    .max(limits.passwordMax, messages.passwordTooLong),
  newPassword: newPassword(messages.newPassword),
});

export const changePasswordForm = confirmed(
  changePassword.extend({
    confirmPassword: z
      .string(messages.confirmNewPassword)
      .min(limits.passwordMin, messages.confirmNewPassword),
  }),
);

/** Requires the confirmation to equal the new password, and reports that even if other fields are wrong. */
function confirmed<S extends z.ZodObject>(schema: S): S {
  return schema.refine((form) => form['newPassword'] === form['confirmPassword'], {
    path: ['confirmPassword'],
    message: messages.passwordsDiffer,
    when: ({ value }) => bothAre(value, 'newPassword', 'confirmPassword'),
  });
}

function bothAre(value: unknown, one: string, other: string): boolean {
  const form = value as Record<string, unknown>;
  return typeof form[one] === 'string' && typeof form[other] === 'string';
}

export type Credentials = z.infer<typeof sentCredentials>;
export type Registration = z.infer<typeof sentRegistration>;
