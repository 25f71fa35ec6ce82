import { z } from 'zod';
import { id, idInPath } from './id.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { pageQuery, searchText } from './page.ts';
import { PRINTABLE_LINES } from './printable.ts';
import { approvalStates, registrationModes } from './registration-mode.ts';
import { storage } from './storage.ts';
import { user, userTypes } from './user.ts';

export const adminStats = z.object({
  totalUsers: z.int(),
  totalGames: z.int(),
  totalHands: z.int(),
  /** The last of them can be neither demoted nor deactivated, nor delete their account. */
  activeAdmins: z.int(),
  /** Who registered and waits for approval. */
  waiting: z.int(),
  /** Comments that were reported and await a decision. */
  reported: z.int(),
  /** All uploaded files together. */
  storage,
});

/** A person as administrators see them. Deleted accounts are not listed. */
export const adminUser = user.omit({ cardStyle: true }).extend({
  /** What an administrator noted; for administrators' eyes only. */
  deactivationReason: z.string().nullable(),
  /** Whether the person waits for approval or was declined; null for everybody else. */
  approval: z.enum(approvalStates).nullable(),
});

export const usersQuery = z.object({
  ...pageQuery,
  q: searchText('Only people with this text in address, first, last or display name'),
});

export const userInPath = z.object({ id: idInPath });

export const deactivation = z.object({
  reason: z
    .string()
    .trim()
    .max(limits.deactivationReason, messages.reasonTooLong)
    .regex(PRINTABLE_LINES, messages.unprintable)
    .nullish()
    .transform((text) => text || null),
});

export const userTypeChange = z.object({ userType: z.enum(userTypes, messages.userType) });

export const cleanupResult = z.object({
  results: z.object({
    deletedUsers: z.int(),
    deletedGames: z.int(),
    deletedHands: z.int(),
    deletedComments: z.int(),
  }),
});

/** Everything that administrators do to others, or to what others made. */
export const auditActions = [
  'user_deactivated',
  'user_reactivated',
  'user_type_changed',
  'test_data_cleaned',
  'game_deleted',
  'results_added',
  'results_undone',
  'name_contradicted',
  'name_accepted',
  'integrity_fixed',
  'admin_made',
  'registration_changed',
  'registration_approved',
  'registration_declined',
  'invitation_made',
  'invitation_withdrawn',
  'admin_sign_in_changed',
  'passkeys_removed',
  'comment_removed',
  'report_dismissed',
  'report_reopened',
] as const;

/** The details of an action, depending on its kind. */
const auditDetails = z.object({
  reason: z.string().optional(),
  from: z.enum(userTypes).optional(),
  to: z.enum(userTypes).optional(),
  gameId: id.optional(),
  gameTitle: z.string().optional(),
  deletedUsers: z.int().optional(),
  deletedGames: z.int().optional(),
  deletedHands: z.int().optional(),
  deletedComments: z.int().optional(),
  fixedCount: z.int().optional(),
  registrationFrom: z.enum(registrationModes).optional(),
  registrationTo: z.enum(registrationModes).optional(),
  /** Whether administrators need a passkey from then on. */
  needsPasskey: z.boolean().optional(),
  /** How many may register with an invitation. */
  people: z.int().optional(),
});

/** The id never changes; the name is the current one, and null once the account is deleted. */
const auditPerson = z.object({ id, name: z.string().nullable() });

export const auditEntry = z.object({
  id,
  at: z.string(),
  /** Null if it was done from the command line. */
  actor: auditPerson.nullable(),
  action: z.enum(auditActions),
  /** The user concerned; null if there is none. */
  target: auditPerson.nullable(),
  details: auditDetails,
});

export const auditQuery = z.object(pageQuery);

export type AdminStats = z.infer<typeof adminStats>;
export type AdminUser = z.infer<typeof adminUser>;
export type CleanupResult = z.infer<typeof cleanupResult>['results'];
export type AuditAction = (typeof auditActions)[number];
export type AuditDetails = z.infer<typeof auditDetails>;
export type AuditEntry = z.infer<typeof auditEntry>;
