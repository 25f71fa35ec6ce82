import { eq, sql, type SQL } from 'drizzle-orm';
import { columnList, type HandRow, handRows, resultRows } from '../../../db/bulk-rows.ts';
import type { Executor } from '../../../db/database.ts';
import { gameVersion } from '../../../db/game-version.ts';
import { judgeAgain } from '../../../db/own-record.ts';
import { biddingRecords, filePieces, games, hands, tableResults } from '../../../db/schema.ts';

/** How a hand's row differs from what its game's file yields. */
export interface HandDifference {
  readonly place: number;
  /** Null if the hand is missing. */
  readonly id: number | null;
  readonly deal: boolean;
  readonly fingerprint: boolean;
  readonly board: boolean;
  readonly contract: boolean;
  /** Number or fingerprint are the file's: it is the same board, with something wrong about it. */
  readonly sameBoard: boolean;
  readonly stored: HandTexts | null;
  readonly inFile: HandTexts;
}

/** The columns of a hand that come from the file, each by the topic under which it is compared. */
const topicOf: Record<ComparedColumn, Topic> = {
  north_hand: 'deal',
  east_hand: 'deal',
  south_hand: 'deal',
  west_hand: 'deal',
  fingerprint: 'fingerprint',
  board_number: 'board',
  dealer: 'board',
  vulnerability: 'board',
  scoring: 'board',
  final_contract: 'contract',
  declarer: 'contract',
};
type Topic = 'deal' | 'fingerprint' | 'board' | 'contract';
/** The place finds the row, and whether it has bidding follows from records as well. */
type ComparedColumn = Exclude<keyof HandRow, 'place' | 'has_bidding'>;

/** A hand's columns as raw text, even if invalid. */
export type HandTexts = {
  readonly [Name in ComparedColumn]: HandRow[Name] extends number
    ? number
    : null extends HandRow[Name]
      ? string | null
      : string;
};

const handColumns = Object.keys(topicOf);
const columnsOf = (topic: Topic): string[] =>
  Object.entries(topicOf).flatMap(([name, its]) => (its === topic ? [name] : []));

const handsIn = (json: string): SQL => handRows.from(json, 'file');
const resultsIn = (json: string): SQL => resultRows.from(json, 'file', sql`hand int`);

/** Of hands as the file yields them, those that the table has otherwise or not at all. */
export async function compareHands(db: Executor, gameId: number, json: string): Promise<HandDifference[]> {
  const { rows } = await db.execute<HandDifference & Record<string, unknown>>(sql`
    select file.place, hands.id, ${differ(columnsOf('deal'))} as "deal", ${differ(columnsOf('fingerprint'))} as "fingerprint",
      ${differ(columnsOf('board'))} as "board", ${differ(columnsOf('contract'))} as "contract",
      coalesce(hands.board_number = file.board_number or hands.fingerprint = file.fingerprint, false) as "sameBoard",
      case when hands.id is not null then to_json(hands) end as "stored", to_json(file) as "inFile"
    from ${handsIn(json)}
    left join ${hands} on hands.game_id = ${gameId} and hands.place = file.place
    where hands.id is null or ${differ(handColumns)}
    order by file.place`);
  return rows;
}

/** Of results as the file yields them, the hands of those that the table has otherwise or not at all. */
export async function compareResults(
  db: Executor,
  gameId: number,
  json: string,
): Promise<{ id: number; place: number }[]> {
  const { rows } = await db.execute<{ id: number; place: number }>(sql`
    select distinct hands.id, hands.place
    from ${resultsIn(json)}
    join ${hands} on hands.game_id = ${gameId} and hands.place = file.hand
    left join ${tableResults} as stored on stored.hand_id = hands.id and stored.place = file.place
    where stored.id is null or (${resultRows.list('stored')}) is distinct from (${resultRows.list('file')})
    order by hands.place`);
  return rows;
}

/** How many results each hand has. */
export async function countResults(
  db: Executor,
  gameId: number,
): Promise<{ id: number; place: number; count: number }[]> {
  const { rows } = await db.execute<{ id: number; place: number; count: number }>(sql`
    select hands.id, hands.place, count(stored.id)::int as "count"
    from ${hands} left join ${tableResults} as stored on stored.hand_id = hands.id
    where hands.game_id = ${gameId} group by hands.id, hands.place order by hands.place`);
  return rows;
}

export async function countResultsOf(db: Executor, handId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as "count" from ${tableResults} where ${tableResults.handId} = ${handId}`,
  );
  return rows[0]?.count ?? 0;
}

export interface GameRow {
  readonly id: number;
  /** Of its stored file. */
  readonly version: string;
  readonly handCount: number;
  readonly firstDeal: string;
  readonly hands: number;
  readonly pieces: number;
  /** Null if there is no piece. */
  readonly lastPiece: number | null;
}

/** Published games after this one, some at a time. */
export async function listGames(db: Executor, after: number, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${games.id} as "id" from ${games} where ${games.id} > ${after} and ${games.publishedAt} is not null
    order by ${games.id} limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** How far the ids of games go. */
export async function lastGame(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ id: number | null }>(
    sql`select max(${games.id}) as "id" from ${games}`,
  );
  return rows[0]?.id ?? 0;
}

/** Null if the game is gone. */
export async function findGame(db: Executor, gameId: number): Promise<GameRow | null> {
  const { rows } = await db.execute<GameRow & Record<string, unknown>>(sql`
    select ${games.id} as "id", ${gameVersion} as "version", ${games.handCount} as "handCount", ${games.firstDeal} as "firstDeal",
      (select count(*)::int from ${hands} where ${hands.gameId} = ${games.id}) as "hands",
      (select count(*)::int from ${filePieces} where ${filePieces.gameId} = ${games.id}) as "pieces",
      (select max(${filePieces.piece}) from ${filePieces} where ${filePieces.gameId} = ${games.id}) as "lastPiece"
    from ${games} where ${games.id} = ${gameId} and ${games.publishedAt} is not null`);
  return rows[0] ?? null;
}

/** Hands of a game after this place, or from the first, some at a time. */
export async function listHands(
  db: Executor,
  gameId: number,
  after: number | null,
  limit: number,
): Promise<{ id: number; place: number; stored: HandTexts }[]> {
  const { rows } = await db.execute<{ id: number; place: number; stored: HandTexts }>(sql`
    select hands.id, hands.place, to_json(hands) as "stored" from ${hands}
    where hands.game_id = ${gameId} and ${after === null ? sql`true` : sql`hands.place > ${after}`} order by hands.place limit ${limit}`);
  return rows;
}

export async function findHand(
  db: Executor,
  handId: number,
): Promise<{ gameId: number; place: number; stored: HandTexts } | null> {
  const { rows } = await db.execute<{ gameId: number; place: number; stored: HandTexts }>(
    sql`select game_id as "gameId", place, to_json(hands) as "stored" from ${hands} where ${hands.id} = ${handId}`,
  );
  return rows[0] ?? null;
}

/** Locks the hand, and its game against deletion, until the transaction ends. */
export async function lockPlace(db: Executor, gameId: number, place: number): Promise<void> {
  await db.execute(sql`select from ${games} where ${games.id} = ${gameId} for key share`);
  await db.execute(
    sql`select from ${hands} where ${hands.gameId} = ${gameId} and ${hands.place} = ${place} for no key update`,
  );
}

/** The analysis is derived from cards, dealer and vulnerability, so it is reset with them. */
const forgetAnalysis = sql`tricks = null, par_ns = null, analysis_due_at = now()`;

/** Restores the columns of one topic from the file. */
export async function takeFromFile(db: Executor, handId: number, topic: Topic, json: string): Promise<void> {
  const set = sql.join(
    columnsOf(topic).map((name) => sql`${sql.identifier(name)} = file.${sql.identifier(name)}`),
    sql`, `,
  );
  const follows = topic === 'contract' ? set : sql`${set}, ${forgetAnalysis}`;
  await db.execute(sql`update ${hands} set ${follows} from ${handsIn(json)} where ${hands.id} = ${handId}`);
  if (topic !== 'contract') {
    await db.update(biddingRecords).set(judgeAgain).where(eq(biddingRecords.handId, handId));
  }
}

export async function setFingerprint(db: Executor, handId: number, fingerprint: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`update ${hands} set fingerprint = ${fingerprint} where ${hands.id} = ${handId} and fingerprint <> ${fingerprint}`,
  );
  return (rowCount ?? 0) > 0;
}

export async function setHandCount(db: Executor, gameId: number, count: number): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`update ${games} set hand_count = ${count} where ${games.id} = ${gameId} and hand_count <> ${count}`,
  );
  return (rowCount ?? 0) > 0;
}

export async function setFirstDeal(db: Executor, gameId: number, firstDeal: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`update ${games} set first_deal = ${firstDeal} where ${games.id} = ${gameId} and first_deal <> ${firstDeal}`,
  );
  return (rowCount ?? 0) > 0;
}

export async function insertHand(db: Executor, gameId: number, json: string): Promise<void> {
  const names = handRows.list();
  await db.execute(
    sql`insert into ${hands} (game_id, ${names}) select ${gameId}, ${names} from ${handsIn(json)}`,
  );
}

/** The results of one hand, as the file yields them, in place of those it has. */
export async function replaceResults(
  db: Executor,
  gameId: number,
  place: number,
  json: string,
): Promise<void> {
  const hand = sql`(select id from ${hands} where game_id = ${gameId} and place = ${place})`;
  await db.execute(sql`delete from ${tableResults} where ${tableResults.handId} = ${hand}`);
  await db.execute(sql`
    insert into ${tableResults} (hand_id, ${resultRows.list()})
    select ${hand}, ${resultRows.list('file')} from ${resultsIn(json)} order by file.place`);
}

/** Whether the table and the file disagree about any of these. */
const differ = (names: readonly string[]): SQL =>
  sql`row(${columnList(names, 'hands')}) is distinct from row(${columnList(names, 'file')})`;
