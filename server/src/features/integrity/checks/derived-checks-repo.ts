import { sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { biddingRecords, comments, hands, tableResults } from '../../../db/schema.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Key, Survey } from '../check.ts';
import { change, isRecord, remove } from '../walk-repo.ts';
import { sqlCheck } from './sql-check-repo.ts';

const commentCount = sql`(select count(*)::int from ${comments} where ${comments.handId} = ${hands.id})`;
const countIsWrong = sql`${hands.commentCount} <> ${commentCount}`;

const hasBidding = sql`(
  exists (select from ${tableResults} where ${tableResults.handId} = ${hands.id} and ${tableResults.auction} is not null)
  or exists (select from ${biddingRecords} where ${biddingRecords.handId} = ${hands.id}))`;
const biddingIsWrong = sql`${hands.hasBidding} <> ${hasBidding}`;

/** As the lists have it: invisible characters alone say nothing. */
const isBlank = sql`${comments.content} !~ '[^[:space:][:cntrl:]\\u00a0\\u00ad\\u1680\\u180e\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u3000\\ufeff]'`;

/** Checks of derived columns. They come last, because earlier repairs may have removed records. */
export const derivedChecks: readonly Survey[] = [
  sqlCheck('Words of comments', {
    name: 'blank comment',
    severity: 'warning',
    type: 'data_inconsistency',
    table: comments,
    where: isBlank,
    description: 'This comment is empty, and no list shows it.',
    remedy: {
      fix: {
        kind: 'automatic',
        action: 'Remove the empty comment, and count the comments of its hand',
        repair: ({ db }, key) => removeBlank(db, key),
      },
    },
  }),
  sqlCheck('Numbers of comments', {
    name: 'wrong number of comments',
    severity: 'warning',
    type: 'data_inconsistency',
    table: hands,
    where: countIsWrong,
    description: 'The number of comments shown for this hand is wrong.',
    details: sql`'comment_count is ' || ${hands.commentCount} || ', there are ' || ${commentCount}`,
    remedy: {
      fix: {
        kind: 'automatic',
        action: 'Count the comments',
        repair: ({ db }, key) =>
          onLockedHand(db, key, (tx) =>
            change(tx, hands, key, countIsWrong, hands.commentCount, commentCount),
          ),
      },
    },
  }),
  sqlCheck('Hands with bidding', {
    name: 'wrong mark of bidding',
    severity: 'warning',
    type: 'data_inconsistency',
    table: hands,
    where: biddingIsWrong,
    description: 'This hand’s mark ‘has bidding’ does not match its auctions and records.',
    details: sql`'has_bidding is ' || ${hands.hasBidding} || ', and should be ' || ${hasBidding}`,
    remedy: {
      fix: {
        kind: 'automatic',
        action: 'Mark the hand by its auctions and records',
        repair: ({ db }, key) =>
          onLockedHand(db, key, (tx) => change(tx, hands, key, biddingIsWrong, hands.hasBidding, hasBidding)),
      },
    },
  }),
];

/**
 * Changes to a hand's data lock its row, and so do we. Only a statement that starts after the lock counts
 * correctly.
 */
async function onLockedHand(
  db: Database,
  key: Key,
  work: (tx: Transaction) => Promise<boolean>,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await lockHands(tx, isRecord(hands, key));
    return work(tx);
  });
}

const lockHands = (tx: Transaction, which: SQL) =>
  tx.execute(sql`select from ${hands} where ${which} for no key update`);

async function removeBlank(db: Database, key: Key): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const hand = sql`${hands.id} = (select ${comments.handId} from ${comments} where ${isRecord(comments, key)})`;
    const { rows } = await tx.execute<{ id: number }>(
      sql`select ${hands.id} as "id" from ${hands} where ${hand} for no key update`,
    );
    if (!(await remove(tx, comments, key, isBlank))) return false;
    for (const { id } of rows) await change(tx, hands, [id], sql`true`, hands.commentCount, commentCount);
    return true;
  });
}
