import { z } from 'zod';
import { email, personName } from './auth.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

export const profile = z.object({
  firstName: personName(messages.firstName, limits.personName, messages.firstNameTooLong),
  lastName: personName(messages.lastName, limits.personName, messages.lastNameTooLong),
  displayName: personName(messages.displayName, limits.displayName, messages.displayNameTooLongInProfile),
  email,
  /** Needed for another address only: a session alone must not be enough to take an account away. */
  currentPassword: z
    .string(messages.currentPassword)
    .max(limits.passwordMax, messages.passwordTooLong)
    .optional(),
  /** Unchanged if absent. */
  notifyByMail: z.boolean().optional(),
});

/** The form's rules for a user whose address is `current`: a new address, and only that, needs the password. */
export const profileForm = (current: string) =>
  profile.refine(
    ({ email: entered, currentPassword }) => isSameAddress(entered, current) || !!currentPassword,
    {
      path: ['currentPassword'],
      message: messages.passwordForAddress,
      when: ({ value }) => typeof (value as Profile).email === 'string',
    },
  );

/** Addresses that differ only in case are the same. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Asked for again, so that an unattended browser cannot be used to delete the account. */
export const deleteAccount = z.object({
  password: z
    .string(messages.currentPassword)
    .min(1, messages.currentPassword)
    .max(limits.passwordMax, messages.passwordTooLong),
});

const session = z.object({
  id: z.string(),
  /** Browser and system by their user agent: 'Firefox on Linux'. */
  device: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  current: z.boolean(),
});

export const sessions = z.array(session);

/** What a user has done on the site. */
export const stats = z.object({
  gamesUploaded: z.int(),
  /** Hands on which they bid or commented. */
  handsReviewed: z.int(),
  commentsMade: z.int(),
  /** In percent; null while there is nothing to judge. */
  averageBiddingAccuracy: z.number().nullable(),
});

export type Stats = z.infer<typeof stats>;
export type Profile = z.infer<typeof profile>;
export type Session = z.infer<typeof session>;
