import type { FairJudgement } from '@bridge-review/api/analysis';
import type { CallAnnotation } from '@bridge-review/api/bidding';
import type { Call } from '@bridge-review/bridge/call';
import type { HandText } from '@bridge-review/bridge/hand';
import type { Seat } from '@bridge-review/bridge/seat';
import type { Vulnerability } from '@bridge-review/bridge/vulnerability';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { type Person, personColumns } from '../../db/person.ts';
import { biddingRecords, hands, users } from '../../db/schema.ts';

/** A record that is to be judged. */
export interface DueRecord {
  readonly id: number;
  readonly version: number;
  readonly handId: number;
  readonly gameId: number;
  readonly dealer: Seat;
  readonly vulnerability: Vulnerability;
  readonly hands: Readonly<Record<Seat, HandText | null>>;
  readonly calls: readonly Call[];
  readonly annotations: readonly CallAnnotation[];
  readonly creatorId: number;
  /** Null in a sample. */
  readonly partnerId: number | null;
}

/** Leases the latest record that is due for the given seconds. */
export async function takeRecord(db: Executor, leaseSeconds: number): Promise<DueRecord | null> {
  const next = db
    .select({ id: biddingRecords.id })
    .from(biddingRecords)
    .where(sql`${biddingRecords.fairDueAt} <= now()`)
    .orderBy(desc(biddingRecords.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const leased = await db
    .update(biddingRecords)
    .set({ fairDueAt: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .where(eq(biddingRecords.id, sql`(${next})`))
    .returning({ id: biddingRecords.id });
  const id = leased[0]?.id;
  if (id === undefined) return null;
  const [row] = await db
    .select({
      id: biddingRecords.id,
      version: biddingRecords.version,
      handId: biddingRecords.handId,
      gameId: hands.gameId,
      dealer: hands.dealer,
      vulnerability: hands.vulnerability,
      hands: { N: hands.northHand, E: hands.eastHand, S: hands.southHand, W: hands.westHand },
      calls: biddingRecords.calls,
      annotations: biddingRecords.annotations,
      creatorId: biddingRecords.creatorId,
      partnerId: biddingRecords.partnerId,
    })
    .from(biddingRecords)
    .innerJoin(hands, eq(hands.id, biddingRecords.handId))
    .where(eq(biddingRecords.id, id));
  return row ?? null;
}

/** Whose names the file may have. */
export async function findCreator(db: Executor, userId: number): Promise<Person | null> {
  const [row] = await db.select(personColumns).from(users).where(eq(users.id, userId));
  return row ?? null;
}

/** Whoever makes a record due again ends its lease. */
const isLeased = sql`${biddingRecords.fairDueAt} > now()`;

/** Leases the record for the given seconds from now, if it is still leased; 0 releases it. */
export async function lease(db: Executor, id: number, seconds: number): Promise<void> {
  await db
    .update(biddingRecords)
    .set({ fairDueAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(and(eq(biddingRecords.id, id), isLeased));
}

/**
 * Null if there is nothing to judge. False if the record, or what its judgement depends on, has changed meanwhile: then
 * it is judged again.
 */
export async function storeJudgement(
  db: Executor,
  { id, version }: DueRecord,
  fair: FairJudgement | null,
): Promise<boolean> {
  const { rowCount } = await db
    .update(biddingRecords)
    .set({ fair, fairDueAt: null })
    .where(and(eq(biddingRecords.id, id), eq(biddingRecords.version, version), isLeased));
  return (rowCount ?? 0) > 0;
}
