import { z } from 'zod';

/** An `error` breaks something that users see, a `warning` is wrong but harmless so far, `info` is untidy. */
export const severities = ['error', 'warning', 'info'] as const;

/** A record of nothing; a record that names what is not there; a record that contradicts another. */
const issueTypes = ['orphaned_record', 'invalid_reference', 'data_inconsistency'] as const;

export const integrityIssue = z.object({
  severity: z.enum(severities),
  table: z.string(),
  type: z.enum(issueTypes),
  /** Where several columns name a record: their values, with slashes between. Never a secret. */
  recordId: z.string(),
  description: z.string(),
  /** What the automatic repair does or, where `fixable` is false, what a person should do. */
  fixAction: z.string(),
  fixable: z.boolean(),
  /** What was found and what was expected, where that helps. */
  details: z.string().nullable(),
});

export const integrityReport = z.object({
  timestamp: z.string(),
  /** Counts all that was found, also what is not listed. */
  summary: z.object({
    totalIssues: z.int(),
    orphanedRecords: z.int(),
    invalidReferences: z.int(),
    dataInconsistencies: z.int(),
    /** How many of them the automatic repair takes care of. */
    fixableIssues: z.int(),
  }),
  /** What to do, in sentences for a person, the most urgent first. */
  recommendations: z.array(z.string()),
  /** The first thousand, errors first. */
  issues: z.array(integrityIssue),
});

export const integrityFix = z.object({
  fixedCount: z.int(),
  finalReport: integrityReport,
});

/** How far a run on this server has come. */
export const integrityProgress = z.object({
  running: z
    .object({
      kind: z.enum(['check', 'fix']),
      startedAt: z.string(),
      /** A description of what is being checked. */
      step: z.string(),
      /** So much of `of` is done, in no unit. */
      done: z.number(),
      of: z.number(),
    })
    .nullable(),
});

export type Severity = (typeof severities)[number];
export type IssueType = (typeof issueTypes)[number];
export type IntegrityIssue = z.infer<typeof integrityIssue>;
export type IntegrityReport = z.infer<typeof integrityReport>;
export type IntegrityFix = z.infer<typeof integrityFix>;
export type IntegrityProgress = z.infer<typeof integrityProgress>;
