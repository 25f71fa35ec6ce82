import { z } from 'zod';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

/**
 * Letters of any script, but nothing that could break a line, a mail header or a page:
 * no control characters, no line or paragraph separators, no direction overrides.
 */
const PRINTABLE = /^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;

const name = (required: string, longest: number, tooLong: string) =>
  z.string(required).trim().min(1, required).max(longest, tooLong).regex(PRINTABLE, messages.unprintable);

export const email = z
  .string(messages.email)
  .trim()
  .max(limits.email, messages.email)
  .pipe(z.email(messages.email));

export const password = z
  .string(messages.password)
  .min(limits.passwordMin, messages.password)
  .max(limits.passwordMax, messages.passwordTooLong);

export const credentials = z.object({ email, password });

export const registration = credentials.extend({
  firstName: name(messages.firstName, limits.personName, messages.firstNameTooLong),
  lastName: name(messages.lastName, limits.personName, messages.lastNameTooLong),
  displayName: name(messages.displayName, limits.displayName, messages.displayNameTooLong),
});

/** What the form asks; the confirmation stays in the browser. */
export const registrationForm = registration
  .extend({ confirmPassword: z.string(messages.passwordsDiffer) })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: messages.passwordsDiffer,
    when: ({ value }) => {
      const form = value as Partial<Record<'password' | 'confirmPassword', unknown>>;
      return typeof form.password === 'string' && typeof form.confirmPassword === 'string';
    },
  });

export type Credentials = z.infer<typeof credentials>;
export type Registration = z.infer<typeof registration>;
export type RegistrationForm = z.infer<typeof registrationForm>;
