import { desc, eq, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { biddingRecords } from './schema.ts';

/** The bidding records of a user's partnerships, whichever of the two made them. */
export const isOwnRecord = (userId: number | Placeholder): SQL | undefined =>
  or(eq(biddingRecords.creatorId, userId), eq(biddingRecords.partnerId, userId));

/**
 * The order of a user's records of one hand: the first one counts. It is the one they made themselves, else the one
 * by the partner they named for the game, else the latest.
 */
export const ownRecordFirst = (userId: number | Placeholder, namedPartner: PgColumn | SQL): SQL[] => [
  desc(sql`${biddingRecords.creatorId} = ${userId}`),
  desc(sql`coalesce(${biddingRecords.creatorId} = ${namedPartner}, false)`),
  desc(biddingRecords.id),
];

/** The columns to set when a record, or anything its judgement depends on, changes. Ends a lease, too. */
export const judgeAgain = { fair: null, fairDueAt: sql`now()` };
