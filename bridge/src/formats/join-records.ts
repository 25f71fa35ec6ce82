/**
 * Several files of one game as one record: the deals from a dealing machine, the results from somewhere else, a board
 * that somebody pasted.
 *
 * ```ts
 * import { readLin } from '@bridge-review/bridge/lin/read-lin';
 * import { groupRecords, joinRecords } from '@bridge-review/bridge/formats/join-records';
 *
 * const deal = 'md|1SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98,|';
 * const dealt = readLin(`${deal}ah|Board 15|`).record;
 * const played = readLin(`${deal}ah|Board 15|mb|p|mb|1H|mb|p|mb|p|mb|p|mc|9|`).record;
 * const other = readLin(`${deal.replace('SQ', 'SJ').replace(',SJ', ',SQ')}ah|Board 15|`).record;
 *
 * groupRecords([dealt, other, played]); // => [[0, 2], [1]]
 * joinRecords([dealt, played]).boards[0]?.results[0]?.tricks; // => 9
 * ```
 *
 * @module
 */
import { isoDateOf } from '../pbn/date.ts';
import type { BoardRecord, HandRecord } from '../record/hand-record.ts';
import type { PairAliases } from '../record/same-pair.ts';
import { joinTables, pairAliases } from '../record/same-table.ts';
import { boardKey, dealCode } from '../record/table-records.ts';

/**
 * Which of the records are of one game, as indexes in rising order. Two are not if they have different deals under one
 * number; or, where they have no board in common, if they name different days or events.
 */
export function groupRecords(records: readonly HandRecord[]): number[][] {
  const groups: { readonly members: number[]; readonly facts: RecordFacts[] }[] = [];
  for (const [index, record] of records.entries()) {
    const facts = factsOf(record);
    const possible = groups.filter((group) => group.facts.every((each) => !contradict(each, facts)));
    const group =
      possible.find((each) => each.facts.some((other) => haveCommonBoard(other, facts))) ??
      possible.find((each) => each.facts.every((other) => mayBeOneEvent(other, facts)));
    if (group) {
      group.members.push(index);
      group.facts.push(facts);
    } else groups.push({ members: [index], facts: [facts] });
  }
  return groups.map(({ members }) => members);
}

/** Each board once, with the results of all records. By number where every board has its own, else as they come. */
export function joinRecords(records: readonly HandRecord[]): HandRecord {
  const [only] = records;
  if (only && records.length === 1) return only;
  const boards = new Map<string, BoardRecord>();
  for (const record of records) {
    const aliases = pairAliases(
      record.boards.flatMap((board) => {
        const known = boards.get(boardKey(board));
        return known ? [{ known: known.results, others: board.results }] : [];
      }),
    );
    for (const board of record.boards) {
      const key = boardKey(board);
      const known = boards.get(key);
      boards.set(key, known ? joinBoards(known, board, aliases) : board);
    }
  }
  const header = records.find((record) => record.header.length > 0)?.header ?? [];
  return { header, boards: inOrder([...boards.values()]) };
}

interface RecordFacts {
  readonly deals: ReadonlyMap<number, ReadonlySet<string>>;
  readonly day: string | null;
  readonly event: string | null;
}

function factsOf({ boards }: HandRecord): RecordFacts {
  const deals = new Map<number, Set<string>>();
  for (const { number, deal } of boards) {
    if (number === null) continue;
    const known = deals.get(number);
    if (known) known.add(dealCode(deal));
    else deals.set(number, new Set([dealCode(deal)]));
  }
  return {
    deals,
    day: firstOf(boards, ({ tags }) => isoDateOf(tags.get('Date') ?? tags.get('EventDate') ?? '')),
    event: firstOf(
      boards,
      ({ tags }) =>
        tags
          .get('Event')
          ?.trim()
          .toLowerCase()
          .replace(/^[?#-]*$/u, '') || null,
    ),
  };
}

function firstOf(
  boards: readonly BoardRecord[],
  valueOf: (board: BoardRecord) => string | null,
): string | null {
  for (const board of boards) {
    const value = valueOf(board);
    if (value !== null) return value;
  }
  return null;
}

const contradict = (one: RecordFacts, other: RecordFacts): boolean =>
  [...other.deals].some(([number, deals]) => {
    const known = one.deals.get(number);
    return known !== undefined && ![...deals].some((deal) => known.has(deal));
  });

const haveCommonBoard = (one: RecordFacts, other: RecordFacts): boolean =>
  [...other.deals.keys()].some((number) => one.deals.has(number));

const mayBeOneEvent = (one: RecordFacts, other: RecordFacts): boolean =>
  mayBeEqual(one.day, other.day) && mayBeEqual(one.event, other.event);

const mayBeEqual = (one: string | null, other: string | null): boolean =>
  one === null || other === null || one === other;

function joinBoards(one: BoardRecord, other: BoardRecord, aliases: PairAliases): BoardRecord {
  const { known, left } = joinTables(one.results, other.results, aliases);
  return {
    ...one,
    tags: new Map([...other.tags, ...one.tags]),
    sections: new Map([...other.sections, ...one.sections]),
    remarks: [...one.remarks, ...other.remarks],
    results: [...known, ...left],
  };
}

function inOrder(boards: BoardRecord[]): BoardRecord[] {
  const numbers = new Set(boards.map(({ number }) => number));
  if (numbers.has(null) || numbers.size < boards.length) return boards;
  return boards.toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0));
}
