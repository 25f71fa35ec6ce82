import { contractOf, parseAuction } from '@bridge-review/bridge/auction';
import { boardNumber, dealerOfBoard } from '@bridge-review/bridge/board';
import { parseDeal } from '@bridge-review/bridge/deal';
import { unwrap } from '@bridge-review/bridge/result';
import { and, count, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { biddingRecords, hands } from '../db/schema.ts';
import { type Demo, fillDemo, type FilledDemo, type WorkedOut } from './fill-demo.ts';
import { demoGames } from './games.ts';
import { playOut } from './play-out.ts';

/** Works out anew, on an empty database, all that the demo brings along. Takes minutes. */
export async function workOutDemo(demo: Demo, today: Date): Promise<WorkedOut> {
  const plays = playAll(today);
  const filled = await fillDemo(demo, today, { plays, tricks: {}, judgements: {} });
  const { analyst, fairJudge } = demo.services;
  analyst.start();
  fairJudge.start();
  while ((await countUnfinished(demo)) > 0) await new Promise((done) => setTimeout(done, 500));
  await analyst.stop();
  await fairJudge.stop();
  return { plays, ...(await readResults(demo, filled)) };
}

function playAll(today: Date): Record<string, string> {
  const plays: Record<string, string> = {};
  for (const { key, boards, played } of demoGames(today)) {
    for (const { number, deal, tables } of boards) {
      for (const [place, { calls, tricks }] of tables.slice(0, played).entries()) {
        const dealer = dealerOfBoard(unwrap(boardNumber(number)));
        const contract = contractOf(unwrap(parseAuction(dealer, calls.split(' '))));
        if (contract === null || contract === 'Pass') continue;
        plays[`${key} ${number} ${place}`] = playOut(unwrap(parseDeal(deal)), contract, tricks).join(' ');
      }
    }
  }
  return plays;
}

async function countUnfinished({ db }: Demo): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(hands)
    .leftJoin(biddingRecords, and(eq(biddingRecords.handId, hands.id), isNotNull(biddingRecords.fairDueAt)))
    .where(or(isNull(hands.tricks), isNotNull(biddingRecords.id)));
  return row?.waiting ?? 0;
}

async function readResults({ db }: Demo, { people, handIds }: FilledDemo) {
  const keyOf = new Map([...handIds].map(([key, id]) => [id, key]));
  const nameOf = new Map(Object.entries(people).map(([key, { id }]) => [id, key]));
  const tricks: Record<string, string> = {};
  const judgements: Record<string, NonNullable<WorkedOut['judgements'][string]>> = {};
  for (const hand of await db.select({ id: hands.id, tricks: hands.tricks }).from(hands).orderBy(hands.id)) {
    if (hand.tricks !== null) tricks[keyOf.get(hand.id)!] = hand.tricks;
  }
  for (const { handId, creatorId, fair } of await db
    .select()
    .from(biddingRecords)
    .orderBy(biddingRecords.id)) {
    if (fair !== null) judgements[`${keyOf.get(handId)} ${nameOf.get(creatorId)}`] = fair;
  }
  return { tricks, judgements };
}
