import { z } from 'zod';
import { registrationModes } from './registration-mode.ts';

/** One thing that a site needs, and how it stands with it. */
const setupLine = z.object({
  /** No other line has it. */
  name: z.string(),
  title: z.string(),
  state: z.enum(['fine', 'missing', 'wrong']),
  text: z.string(),
  /** What to put into the environment, or to type at the server's own machine. */
  remedy: z.string().optional(),
});

/** What the server knows of its own setup. It holds no passwords: of the mail server only where it is. */
export const setupReport = z.object({
  mail: z.object({
    /** Without a mail server mails are written as files. */
    kind: z.enum(['smtp', 'files']),
    server: z.string().nullable(),
    from: z.string(),
    fromIsSet: z.boolean(),
    /** Mails that are tried again, and why the last of them was not taken. */
    waiting: z.int(),
    /** Mails that were refused for good in the last 30 days. */
    refused: z.int(),
    lastError: z.string().nullable(),
  }),
  address: z.object({
    publicUrl: z.string(),
    isSet: z.boolean(),
    /** How this request reached the server, as far as it trusts what a proxy says. */
    seen: z.string(),
  }),
  proxy: z.object({
    /** The request came through a proxy. */
    isThere: z.boolean(),
    isTrusted: z.boolean(),
  }),
  /** Whether browsers send the session over https alone. */
  cookieIsSecure: z.boolean(),
  support: z.object({ email: z.string(), isSet: z.boolean() }),
  registration: z.object({ mode: z.enum(registrationModes), isChosen: z.boolean() }),
  database: z.enum(['embedded', 'postgres']),
  backup: z.object({
    /** Null means that no server makes them by itself. */
    schedule: z.object({ folder: z.string(), hour: z.int(), keep: z.int() }).nullable(),
    /** When a server or `npm run admin -- backup` last wrote one; null if neither ever did. */
    lastAt: z.string().nullable(),
    /** Of the scheduled ones, since the last that was made. */
    failure: z.object({ at: z.string(), reason: z.string() }).nullable(),
  }),
  /** Mistakes of settings, machine and database that the server has found itself. */
  findings: z.array(setupLine).max(100),
  /** When an administrator hid the reminder; null while it is shown. */
  reminderHiddenAt: z.string().nullable(),
});

export const setupChange = z.object({ isReminderHidden: z.boolean() });

/** What became of a mail to oneself. */
export const testMail = z.object({
  outcome: z.enum(['sent', 'written', 'failed']),
  to: z.string(),
  /** Of a failure, as the mail server put it. */
  reason: z.string().nullable(),
});

export type SetupLine = z.infer<typeof setupLine>;
export type SetupReport = z.infer<typeof setupReport>;
export type TestMail = z.infer<typeof testMail>;
