import type { JoinCandidate } from '@bridge-review/api/joined-results';
import { eq, sql } from 'drizzle-orm';
import type { Authorized } from '../../authorized.ts';
import { resultRows, handRows } from '../../db/bulk-rows.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import { filePieces, games, hands, tableResults, users } from '../../db/schema.ts';
import type { SourceList } from '../../db/source-list.ts';
import { isShared } from '../../db/visible-game.ts';
import type { GameFacts, JoinableResults } from './reading/protocol.ts';

/** Games that are looked at, latest first, and those that are offered. */
const LOOKED_AT = 200;
const OFFERED = 10;

/**
 * Games that have some of the boards, those of the same day and title first. Where the deals are not known, only games
 * without another day.
 */
export async function findCandidates(
  db: Executor,
  /** Null for games of everybody. */
  uploader: number | null,
  { date, title, boards }: Pick<JoinableResults, 'date' | 'title' | 'boards'>,
): Promise<JoinCandidate[]> {
  const isAnyDay = date === null || boards.every(({ deal }) => deal !== null);
  const day = sql`coalesce(${games.date}, ${games.pbnDate})`;
  const sameDay = date === null ? sql`false` : sql`coalesce(${day} = ${date}::date, false)`;
  const sameTitle =
    title === null
      ? sql`false`
      : sql`(lower(${games.title}) = lower(${title}) or lower(coalesce(${games.tournament}, '')) = lower(${title}))`;
  const { rows } = await db.execute<JoinCandidate & Record<string, unknown>>(sql`
    select likely.id, likely.title, likely.tournament, likely.date, likely.filename,
      ${users.displayName} as "uploaderName", count(distinct ${hands.boardNumber})::int as "boards"
    from (
      select ${games.id}, ${games.title}, ${games.tournament}, ${games.filename}, ${games.uploadedBy},
        to_char(${games.date}, 'YYYY-MM-DD') as date, ${sameDay} as same_day, ${sameTitle} as same_title
      from ${games}
      where ${isShared} and ${uploader === null ? sql`true` : sql`${games.uploadedBy} = ${uploader}`}
        and ${isAnyDay ? sql`true` : sql`(${day} is null or ${day} = ${date}::date)`}
      order by same_day desc, same_title desc, ${games.id} desc
      limit ${LOOKED_AT}
    ) as likely
    join ${users} on ${users.id} = likely.uploaded_by
    join ${hands} on ${hands.gameId} = likely.id
    join unnest(
      ${sql.param(boards.map(({ number }) => number))}::int[], ${sql.param(boards.map(({ deal }) => deal))}::text[]
    ) as played (number, deal) on ${hands.boardNumber} = played.number
      and (played.deal is null or ${hands.fingerprint} = played.deal)
    group by likely.id, likely.title, likely.tournament, likely.date, likely.filename, likely.same_day,
      likely.same_title, ${users.displayName}
    order by likely.same_day desc, likely.same_title desc, "boards" desc, likely.id desc
    limit ${OFFERED}`);
  return rows;
}

type JoinableGame = Authorized<'join results', { readonly id: number }>;

/** Nobody adds results, takes them back or deletes the game until the transaction ends. */
export async function lockGame(tx: Transaction, gameId: number): Promise<void> {
  await tx.execute(sql`select from ${games} where ${games.id} = ${gameId} for no key update`);
}

/** What follows from the results of a board. Whether the game has all of these boards as they are in the file. */
export async function updateHands(tx: Transaction, { id }: JoinableGame, json: string): Promise<boolean> {
  const { rows } = await tx.execute<{ other: number }>(sql`
    select count(*)::int as other from ${handRows.from(json, 'file')}
    left join ${hands} on ${hands.gameId} = ${id} and ${hands.place} = file.place
    where ${hands.fingerprint} is distinct from file.fingerprint
      or ${hands.boardNumber} is distinct from file.board_number`);
  if (rows[0]?.other !== 0) return false;
  await tx.execute(sql`
    update ${hands} set final_contract = file.final_contract, declarer = file.declarer, scoring = file.scoring
    from ${handRows.from(json, 'file')}
    where ${hands.gameId} = ${id} and ${hands.place} = file.place
      and row(hands.final_contract, hands.declarer, hands.scoring)
        is distinct from row(file.final_contract, file.declarer, file.scoring)`);
  return true;
}

/** New ones come, and those at the same place become as they are in the file; their ids stay. */
export async function writeResults(tx: Transaction, { id }: JoinableGame, json: string): Promise<void> {
  const changed = sql.join(
    resultRows.names.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${tableResults} (hand_id, ${resultRows.list()})
    select hands.id, ${resultRows.list('file')} from ${resultRows.from(json, 'file', sql`hand int`)}
    join ${hands} on hands.game_id = ${id} and hands.place = file.hand
    order by file.hand, file.place
    on conflict (hand_id, place) do update set ${changed}
    where row(${resultRows.list('table_results')}) is distinct from row(${resultRows.list('excluded')})`);
}

/** Those beyond the number that each hand has in the file. */
export async function deleteResultsBeyond(
  tx: Transaction,
  { id }: JoinableGame,
  counts: readonly { readonly hand: number; readonly results: number }[],
): Promise<void> {
  await tx.execute(sql`
    delete from ${tableResults} using ${hands}
    where ${hands.gameId} = ${id} and ${tableResults.handId} = ${hands.id}
      and ${tableResults.place} > coalesce((
        select file.results from json_to_recordset(${JSON.stringify(counts)}::json) as file(hand int, results int)
        where file.hand = ${hands.place}), 0)`);
}

/** What the game is made of, and what that says of it. Its title, day and location are its uploader's. */
export async function updateSources(
  tx: Transaction,
  { id }: JoinableGame,
  stored: { readonly filename: string; readonly sources: SourceList | null; readonly fileBytes: number },
  { tournament, round, pbnDate, pbnEvent, pbnSite, statedRanking, statedTeams }: GameFacts,
): Promise<void> {
  await tx
    .update(games)
    .set({ ...stored, tournament, round, pbnDate, pbnEvent, pbnSite, statedRanking, statedTeams })
    .where(eq(games.id, id));
}

export async function countPieces(tx: Transaction, gameId: number): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`coalesce(max(${filePieces.piece}), -1) + 1` })
    .from(filePieces)
    .where(eq(filePieces.gameId, gameId));
  return row?.count ?? 0;
}

/** What was added later begins with a piece of its own. */
export async function deletePiecesBeyond(
  tx: Transaction,
  { id }: JoinableGame,
  bytes: number,
): Promise<void> {
  await tx.execute(sql`
    delete from ${filePieces} where ${filePieces.gameId} = ${id} and ${filePieces.piece} in (
      select piece from (
        select piece, sum(length(bytes)) over (order by piece) - length(bytes) as start
        from ${filePieces} where ${filePieces.gameId} = ${id}
      ) as stored
      where start >= ${bytes})`);
}
