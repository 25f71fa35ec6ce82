import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { userTypes } from '@bridge-review/api/user';

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
