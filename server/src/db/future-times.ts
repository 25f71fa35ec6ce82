import { and, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from './database.ts';
import { biddingRecords, hands, mails, participations, users } from './schema.ts';
import { isWhole } from './whole-hand.ts';

/** Leases, retries and what is collected before it is sent: nothing waits longer than this. */
const LONGEST_WAIT = sql`now() + interval '3 hours'`;

/** As the index of them has it: most hands are analysed, and are not read here. */
const isToAnalyse = and(isNull(hands.tricks), isWhole);

/**
 * What is due further ahead than anything ever is was written while the clock was wrong: it is due now. Otherwise an
 * analysis or a mail would wait until the clock gets there, which may be years.
 */
export async function resetFutureTimes(db: Executor): Promise<void> {
  const now = sql`now()`;
  await db
    .update(hands)
    .set({ analysisDueAt: now })
    .where(and(isToAnalyse, gt(hands.analysisDueAt, LONGEST_WAIT)));
  await db.update(biddingRecords).set({ fairDueAt: now }).where(gt(biddingRecords.fairDueAt, LONGEST_WAIT));
  await db
    .update(participations)
    .set({ boardsDueAt: now })
    .where(gt(participations.boardsDueAt, LONGEST_WAIT));
  await db.update(mails).set({ dueAt: now }).where(gt(mails.dueAt, LONGEST_WAIT));
  await db.update(users).set({ notifiedAt: now }).where(gt(users.notifiedAt, LONGEST_WAIT));
}
