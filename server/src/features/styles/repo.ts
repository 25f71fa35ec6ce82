import type { RecordedAuction } from '@bridge-review/api/hands';
import type { HandText } from '@bridge-review/bridge/hand';
import type { StyleName } from '@bridge-review/bridge/meanings/style-name';
import type { Seat } from '@bridge-review/bridge/seat';
import type { Side } from '@bridge-review/bridge/side';
import { and, asc, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Authorized } from '../../authorized.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import { isOwnRecord, judgeAgain } from '../../db/own-record.ts';
import { biddingRecords, hands, styleChoices, tableResults } from '../../db/schema.ts';
import type { StyleKey } from './policy.ts';

const { north, east, south, west } = tableResults;

/** Who sat at a table, and what the file says they play. */
export interface StyledTable {
  readonly players: Readonly<Record<Seat, string | null>>;
  readonly section: string | null;
  readonly pairNumbers: Readonly<Record<Side, string | null>>;
  readonly systems: Readonly<Record<Side, string | null>>;
}

/** Null if the hand has no such table. */
export async function findTable(db: Executor, handId: number, tableId: number): Promise<StyledTable | null> {
  const [row] = await db
    .select({
      players: { N: north, E: east, S: south, W: west },
      section: tableResults.section,
      pairNumbers: { NS: tableResults.pairNS, EW: tableResults.pairEW },
      systems: { NS: tableResults.systemNS, EW: tableResults.systemEW },
    })
    .from(tableResults)
    .where(and(eq(tableResults.handId, handId), eq(tableResults.id, tableId)));
  return row ?? null;
}

/** A pair of a game: the spellings of its two names in the file, or its number on one side of the room. */
export type SoughtPair =
  | { readonly names: readonly (readonly string[])[] }
  | { readonly number: string; readonly section: string | null; readonly side: Side };

/** A pair's table, as far as an opening can be read from it. */
export interface OpenedTable {
  readonly players: StyledTable['players'];
  readonly auction: Pick<RecordedAuction, 'dealer' | 'calls'>;
  readonly hands: Readonly<Record<Seat, HandText | null>>;
}

/** Tables of the pair with an auction, on other hands of the game, in the order of the file. */
export async function listOpenedTables(
  db: Executor,
  { gameId, handId }: { readonly gameId: number; readonly handId: number },
  pair: SoughtPair,
  limit: number,
): Promise<OpenedTable[]> {
  const rows = await db
    .select({
      players: { N: north, E: east, S: south, W: west },
      auction: tableResults.auction,
      hands: { N: hands.northHand, E: hands.eastHand, S: hands.southHand, W: hands.westHand },
    })
    .from(tableResults)
    .innerJoin(hands, and(eq(hands.id, tableResults.handId), eq(hands.gameId, gameId)))
    .where(and(ne(hands.id, handId), isNotNull(tableResults.auction), isPair(pair)))
    .orderBy(asc(hands.place), asc(tableResults.place))
    .limit(limit);
  return rows.flatMap(({ auction, ...row }) => (auction === null ? [] : [{ ...row, auction }]));
}

function isPair(pair: SoughtPair): SQL | undefined {
  if ('number' in pair) {
    const number = pair.side === 'NS' ? tableResults.pairNS : tableResults.pairEW;
    return and(eq(number, pair.number), sql`${tableResults.section} is not distinct from ${pair.section}`);
  }
  const [one = [], other = []] = pair.names.map((spellings) => [...spellings]);
  return or(
    and(inArray(north, one), inArray(south, other)),
    and(inArray(north, other), inArray(south, one)),
    and(inArray(east, one), inArray(west, other)),
    and(inArray(east, other), inArray(west, one)),
  );
}

/** What these users chose for these pairs. */
export async function findChoices(
  db: Executor,
  gameId: number,
  userIds: readonly number[],
  pairs: readonly string[],
): Promise<{ userId: number; pair: string; style: StyleName }[]> {
  if (pairs.length === 0) return [];
  return db
    .select({ userId: styleChoices.userId, pair: styleChoices.pair, style: styleChoices.style })
    .from(styleChoices)
    .where(
      and(
        eq(styleChoices.gameId, gameId),
        inArray(styleChoices.userId, [...userIds]),
        inArray(styleChoices.pair, [...pairs]),
      ),
    );
}

/** Null takes the choice back. */
export async function storeChoice(
  tx: Transaction,
  { gameId, userId, pair }: Authorized<'choose style', StyleKey>,
  style: StyleName | null,
): Promise<void> {
  await tx
    .delete(styleChoices)
    .where(
      and(eq(styleChoices.gameId, gameId), eq(styleChoices.userId, userId), eq(styleChoices.pair, pair)),
    );
  if (style !== null) await tx.insert(styleChoices).values({ gameId, userId, pair, style });
}

/** The user's records on this hand, and on those where the pair sat. */
export async function judgeRecordsAgain(
  tx: Transaction,
  { gameId, userId, handId }: Authorized<'choose style', StyleKey>,
  pair: SoughtPair | null,
): Promise<void> {
  const satAt = pair
    ? sql`exists (select from ${tableResults} where ${tableResults.handId} = ${hands.id} and ${isPair(pair)})`
    : undefined;
  const concerned = tx
    .select({ id: hands.id })
    .from(hands)
    .where(and(eq(hands.gameId, gameId), or(eq(hands.id, handId), satAt)));
  await tx
    .update(biddingRecords)
    .set(judgeAgain)
    .where(and(isOwnRecord(userId), inArray(biddingRecords.handId, concerned)));
}

export async function forgetChoices(
  tx: Transaction,
  { id }: Authorized<'delete account', { readonly id: number }>,
): Promise<void> {
  await tx.delete(styleChoices).where(eq(styleChoices.userId, id));
}
