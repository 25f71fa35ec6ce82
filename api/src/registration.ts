import { z } from 'zod';
import { email, invitationToken } from './auth.ts';
import { id, idInPath } from './id.ts';
import { messages } from './messages.ts';
import { pageQuery } from './page.ts';
import { PRINTABLE } from './printable.ts';
import { approvalStates, registrationModes } from './registration-mode.ts';

/** Apart from the other limits and messages, which come with every page. */
export const registrationLimits = {
  /** Invitations that can be used at the same time. */
  invitations: 100,
  /** How many may register with one. */
  people: 500,
  label: 60,
  /** Invitations in the list, and people named with each. */
  listed: 200,
  namesListed: 20,
  /** Who waits for approval at the same time. */
  waiting: 500,
} as const;

export const registrationMessages = {
  label: 'A note can have 60 characters at most.',
  people: 'An invitation is for 1 to 500 people.',
  oneAddress: 'An invitation for one address is for one person.',
  mailNeedsAddress: 'Enter the address to send the invitation to.',
  mode: 'Registration is open, by invitation or by approval.',
  decision: 'Approve or decline.',
  tooMany: 'There are 100 open invitations. Withdraw one that is no longer needed first.',
  alreadyDecided: 'Another administrator has decided in the meantime. The list is up to date now.',
} as const;

const mode = z.enum(registrationModes, registrationMessages.mode);

/** Who may register, and how many wait. */
export const registrationState = z.object({
  mode,
  /** Whether an administrator chose it; else it comes from the setting `REGISTRATION`. */
  isChosen: z.boolean(),
  waiting: z.int(),
});

export const registrationChange = z.object({ mode });

/** Those who are not let in, by what became of them; who waits longest comes first. */
export const registrationsQuery = z.object({
  ...pageQuery,
  state: z.enum(approvalStates).default('waiting').describe('Who waits, or who was declined'),
});

export const registrationInPath = z.object({ id: idInPath });

const approvalState = z.enum(approvalStates);

export const registrationDecision = z.object({
  decision: z.enum(['approve', 'decline'], registrationMessages.decision),
  /** What the administrator saw when deciding: if it is no longer so, another one was faster. */
  seen: approvalState,
});

/** A person who registered and is not let in. */
export const applicant = z.object({
  id,
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  createdAt: z.string(),
  /** Since when it is so. */
  since: z.string(),
  state: approvalState,
});

/** What became of a registration: null once the person is let in. */
export const decided = z.object({ id, state: approvalState.nullable() });

const invitationDays = [7, 30, 90] as const;

export const newInvitation = z
  .object({
    label: z
      .string()
      .trim()
      .max(registrationLimits.label, registrationMessages.label)
      .regex(PRINTABLE, messages.unprintable)
      .nullable()
      .default(null)
      .transform((text) => text || null),
    email: email.nullable().default(null).describe('Only this address can register with it'),
    people: z
      .int(registrationMessages.people)
      .min(1, registrationMessages.people)
      .max(registrationLimits.people, registrationMessages.people)
      .default(1)
      .describe('How many may register with it'),
    days: z
      .union(invitationDays.map((count) => z.literal(count)))
      .default(30)
      .describe('How long it can be used'),
    mail: z.boolean().default(false).describe('Whether a link is mailed to the address, too'),
  })
  .refine((wanted) => wanted.email === null || wanted.people === 1, {
    path: ['people'],
    error: registrationMessages.oneAddress,
  })
  .refine((wanted) => !wanted.mail || wanted.email !== null, {
    path: ['email'],
    error: registrationMessages.mailNeedsAddress,
  });

/** An invitation in the list of administrators; its link is not kept. */
const invitation = z.object({
  id,
  label: z.string().nullable(),
  email: z.string().nullable(),
  people: z.int(),
  used: z.int(),
  /** Who made it; null once that account is deleted. */
  createdBy: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
  state: z.enum(['open', 'used', 'expired', 'withdrawn']),
  /** Who registered with it, as far as they are listed; deleted accounts are left out. */
  usedBy: z.array(z.string()),
});

export const invitations = z.array(invitation);

/** The only answer that has the token of the link. */
export const madeInvitation = invitation.extend({ token: z.string() });

export const invitationInPath = z.object({ id: idInPath });

export const readInvitation = z.object({ invitation: invitationToken });

/** An invitation that can be used. */
export const usableInvitation = z.object({
  /** The only address that can register with it. */
  email: z.string().nullable(),
});

export type RegistrationState = z.infer<typeof registrationState>;
export type RegistrationDecision = z.infer<typeof registrationDecision>;
export type Applicant = z.infer<typeof applicant>;
export type NewInvitation = z.output<typeof newInvitation>;
export type InvitationForm = z.input<typeof newInvitation>;
export type Invitation = z.infer<typeof invitation>;
export type MadeInvitation = z.infer<typeof madeInvitation>;
