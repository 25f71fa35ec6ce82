/**
 * One table in two files: the one may have names and leads where the other has numbers and auctions.
 *
 * @module
 */
import { formatContract } from '../contract.ts';
import { seats } from '../seat.ts';
import type { ResultRecord } from './hand-record.ts';

/** The same for the same table. Names count where pairs have no numbers, and the score where the result is not known. */
function tableKey({ players, section, contract, declarer, tricks, scoreNS, tags }: ResultRecord): string {
  const isKnown = contract !== null && (contract === 'Pass' || tricks !== null);
  return JSON.stringify([
    tags.get('PairNS') ?? '',
    tags.get('PairEW') ?? '',
    tags.has('PairNS') ? '' : seats.map((seat) => players[seat]),
    section,
    contract && formatContract(contract),
    declarer,
    tricks,
    isKnown ? '' : scoreNS,
    tags.get('ScoreAdjusted') ?? '',
  ]);
}

/** With what only the other file has. */
const completeTable = (known: ResultRecord, other: ResultRecord): ResultRecord => ({
  ...known,
  players: {
    N: known.players.N ?? other.players.N,
    E: known.players.E ?? other.players.E,
    S: known.players.S ?? other.players.S,
    W: known.players.W ?? other.players.W,
  },
  table: known.table ?? other.table,
  room: known.room ?? other.room,
  scoreNS: known.scoreNS ?? other.scoreNS,
  auction: known.auction ?? other.auction,
  play: known.play ?? other.play,
  tags: new Map([...other.tags, ...known.tags]),
});

/** The tables of two files. Two of one file that look the same stay two. */
export function joinTables(
  known: readonly ResultRecord[],
  others: readonly ResultRecord[],
): { readonly results: readonly ResultRecord[]; readonly added: number } {
  const byKey = new Map<string, ResultRecord[]>();
  for (const result of others) {
    const key = tableKey(result);
    const same = byKey.get(key);
    if (same) same.push(result);
    else byKey.set(key, [result]);
  }
  const completed = known.map((result) => {
    const same = byKey.get(tableKey(result))?.shift();
    return same ? completeTable(result, same) : result;
  });
  const left = [...byKey.values()].flat();
  return { results: [...completed, ...left], added: left.length };
}
