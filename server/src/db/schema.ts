import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { userTypes } from '@bridge-review/api/user';

const tokenKinds = ['verify', 'reset'] as const;

/** A moment, to the millisecond, as JavaScript has it. */
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    displayName: text('display_name').notNull(),
    profileImageUrl: text('profile_image_url'),
    userType: text('user_type', { enum: userTypes }).notNull().default('player'),
    emailVerifiedAt: moment('email_verified_at'),
    /** Set means deactivated: one fact, so that no user can be active and deactivated at once. */
    deactivatedAt: moment('deactivated_at'),
    /** Set means that the person asked to be forgotten: the row stays for what refers to it, empty. */
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    check('users_user_type_known', sql`${table.userType} in ('player', 'admin', 'test')`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in the cookie, so that a stolen table opens no door. */
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    index('sessions_user_id').on(table.userId),
    index('sessions_last_used_at').on(table.lastUsedAt),
  ],
);

/** How often something limited was tried in the current window; shared by all servers. */
export const attempts = pgTable(
  'attempts',
  {
    /** SHA-256 of what is counted, so that the table holds no addresses. */
    bucket: text('bucket').primaryKey(),
    count: integer('count').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('attempts_expires_at').on(table.expiresAt)],
);

/** What a link in a mail proves. A verify token stays until it expires, since mail scanners open links too. */
export const emailTokens = pgTable(
  'email_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind', { enum: tokenKinds }).notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address the mail went to, which need not be the user's any more. */
    email: text('email').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('email_tokens_user_id').on(table.userId),
    index('email_tokens_expires_at').on(table.expiresAt),
    check('email_tokens_kind_known', sql`${table.kind} in ('verify', 'reset')`),
  ],
);

/**
 * Mails to send: what for and to whom, not the words. They are written when the mail is sent, so that no
 * token ever lies in the database. A sent mail's row is gone.
 */
export const mails = pgTable(
  'mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    details: jsonb('details').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    tries: integer('tries').notNull().default(0),
    /** Moved ahead while a server is busy with the mail, and after a failure. */
    dueAt: moment('due_at').notNull().defaultNow(),
    lastError: text('last_error'),
    /** Set when the other side has said that it will never take it. */
    refusedAt: moment('refused_at'),
  },
  (table) => [
    index('mails_due_at')
      .on(table.dueAt)
      .where(sql`${table.refusedAt} is null`),
  ],
);
