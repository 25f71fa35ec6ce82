import { z } from 'zod';
import { id, idInPath } from './id.ts';
import { messages } from './messages.ts';
import { fewRowsQuery } from './page.ts';
import { player } from './player.ts';
import { PRINTABLE_LINES } from './printable.ts';

/** Apart from the other limits and messages, which come with every page. */
export const reportLimits = {
  note: 300,
  /** Reports of one user that nobody has decided yet. */
  open: 50,
  /** Reports of a comment that are listed; the others are counted. */
  listed: 10,
  /** How long a report is kept once it is decided. */
  keptDays: 90,
} as const;

export const reportMessages = {
  reason: 'Please choose what is wrong.',
  note: 'Please say in a sentence what is wrong.',
  noteTooLong: 'Please use 300 characters or less.',
  decision: 'Dismiss, remove or reopen.',
} as const;

export const reportReasons = ['unkind', 'accusation', 'private', 'spam', 'other'] as const;

/** What is wrong with a comment, for who reports it, who decides and who wrote it. */
export const reportReasonText: Readonly<Record<ReportReason, string>> = {
  unkind: 'It is insulting or unkind',
  accusation: 'It accuses somebody of cheating',
  private: 'It reveals something private about somebody',
  spam: 'It is advertising or spam',
  other: 'Something else',
};

const reason = z.enum(reportReasons, reportMessages.reason);

const note = z
  .string()
  .trim()
  .max(reportLimits.note, reportMessages.noteTooLong)
  .regex(PRINTABLE_LINES, messages.unprintable)
  .nullish()
  .transform((text) => text || null);

/** 'Something else' says nothing by itself. */
const saysWhat = (said: { readonly reason?: ReportReason | undefined; readonly note: string | null }) =>
  said.reason !== 'other' || said.note !== null;
const unsaid = { path: ['note'], error: reportMessages.note };

export const newReport = z.object({ reason, note }).refine(saysWhat, unsaid);

/** Not new where this user has reported the comment before. */
export const reportMade = z.object({ isNew: z.boolean() });

export const reportsQuery = z.object({
  ...fewRowsQuery,
  state: z
    .enum(['open', 'decided'])
    .default('open')
    .describe('Those to decide on, or those that are decided or whose comment is gone'),
});

const reportOutcomes = ['dismissed', 'removed', 'deleted'] as const;

/** What became of reports: `deleted` is a comment that went by itself; null while somebody must decide. */
const outcome = z.enum(reportOutcomes).nullable();

/** A comment that was reported, once or more, and what became of that. */
export const reportedComment = z.object({
  /** Of the newest of the reports. */
  id,
  commentId: id,
  /** As it was when the newest report came. */
  content: z.string(),
  /** Edited since then. */
  isChanged: z.boolean(),
  /** Null once there is no such user. The address is null once the account is deleted. */
  author: player.extend({ email: z.string().nullable(), isActive: z.boolean() }).nullable(),
  /** Where it stands, or stood; null once the game is deleted. */
  board: z.object({ handId: id, boardNumber: z.int(), gameTitle: z.string() }).nullable(),
  /** The newest first, as far as they are listed. */
  reports: z.array(
    z.object({
      id,
      /** Null once that account is deleted. */
      by: player.nullable(),
      reason: z.enum(reportReasons),
      note: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
  count: z.int(),
  outcome,
  decidedAt: z.string().nullable(),
  /** The administrator's name. */
  decidedBy: z.string().nullable(),
});

export const reportedInPath = z.object({ id: idInPath });

export const reportDecision = z
  .object({
    decision: z.enum(['dismiss', 'remove', 'reopen'], reportMessages.decision),
    seen: id.describe('The newest report that was seen: later ones are not dismissed with it'),
    reason: reason.optional().describe('With `remove`: the reason that is sent to the author'),
    note: note.describe('With `remove`: a sentence to the author'),
  })
  .refine((said) => said.decision !== 'remove' || said.reason !== undefined, {
    path: ['reason'],
    error: reportMessages.reason,
  })
  .refine(saysWhat, unsaid);

/** What holds now, which is another's decision where that was faster. */
export const reportDecided = z.object({ outcome });

export type ReportReason = (typeof reportReasons)[number];
export type NewReport = z.output<typeof newReport>;
export type ReportForm = z.input<typeof newReport>;
export type ReportState = z.output<typeof reportsQuery>['state'];
export type ReportedComment = z.infer<typeof reportedComment>;
export type ReportDecision = z.output<typeof reportDecision>;
export type ReportDecisionForm = z.input<typeof reportDecision>;
export type ReportOutcome = (typeof reportOutcomes)[number];
