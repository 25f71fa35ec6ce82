/**
 * Between a file, which repeats a board for every table that played it, and a {@link HandRecord}, in which a board
 * stands once with all its results. Readers make table records, which PBN calls games, and merge them; writers split
 * boards into them again. `mergeTableRecords(splitBoards(boards))` gives the same boards.
 *
 * @module
 */
import type { Deal } from '../deal.ts';
import type { PartialDeal } from '../partial-deal.ts';
import { seats } from '../seat.ts';
import type { BoardRecord, Remark, Section, Sections, TablePlay, ResultRecord, Tags } from './hand-record.ts';

/** One board at one table; or, where `table` is null, a board that was only dealt. */
export interface TableRecord extends Omit<BoardRecord, 'results'> {
  readonly table: TablePlay | null;
}

/** Whether anything at all is known of the play at a table; where not, a record's `table` should be null. */
export const isEmptyTable = (table: TablePlay): boolean =>
  seats.every((seat) => table.players[seat] === null) &&
  table.section === null &&
  table.table === null &&
  table.room === null &&
  table.contract === null &&
  table.declarer === null &&
  table.tricks === null &&
  table.scoreNS === null &&
  table.auction === null &&
  table.play === null;

/** One board for each number, deal, dealer and vulnerability, in the order in which they first appear. */
export function mergeTableRecords(records: Iterable<TableRecord>): BoardRecord[] {
  const groups = new Map<string, [TableRecord, ...TableRecord[]]>();
  const texts = new Map<Deal | PartialDeal, string>();
  for (const record of records) {
    let deal = texts.get(record.deal);
    if (deal === undefined) texts.set(record.deal, (deal = dealCode(record.deal)));
    const key = keyOf(record, deal);
    const group = groups.get(key);
    if (group) group.push(record);
    else groups.set(key, [record]);
  }
  return Array.from(groups.values(), boardOf);
}

/** A record for each result, after one without a table if the board has data that belongs to no result. */
export function splitBoards(boards: Iterable<BoardRecord>): TableRecord[] {
  const records: TableRecord[] = [];
  for (const board of boards) {
    const { number, deal, dealer, vulnerability, tags, sections, remarks } = board;
    const dealt = { number, deal, dealer, vulnerability };
    if (needsOwnRecord(board)) records.push({ ...dealt, tags, sections, remarks, table: null });
    for (const { tags: ownTags, sections: ownSections, remarks: ownRemarks, ...table } of board.results) {
      records.push({
        ...dealt,
        tags: new Map([...tags, ...ownTags]),
        sections: new Map([...sections, ...ownSections]),
        remarks: ownRemarks,
        table,
      });
    }
  }
  return records;
}

/** Tags that belong to the table even if only one table is recorded. */
const tableTags: ReadonlySet<string> = new Set([
  'Declarer',
  'Contract',
  'Result',
  'Score',
  'Room',
  'ScoreIMP',
  'ScoreMP',
  'ScorePercentage',
  'ScoreAdjusted',
  'ScoreRubber',
  'ScoreRubberHistory',
  'Termination',
  'NorthNA',
  'EastNA',
  'SouthNA',
  'WestNA',
  'NorthType',
  'EastType',
  'SouthType',
  'WestType',
  'BidSystemNS',
  'BidSystemEW',
  'PairNS',
  'PairEW',
  'Time',
  'UTCDate',
  'UTCTime',
  'TimeCall',
  'TimeCard',
]);

const tableSections: ReadonlySet<string> = new Set([
  'Auction',
  'Play',
  'AuctionTimeTable',
  'PlayTimeTable',
  'OptimumPlayTable',
]);

/** A text that is the same for the same deal, and quicker to make than one that can be read. */
export function dealCode({ N, E, S, W }: Deal | PartialDeal): string {
  const known = (N ? 1 : 0) | (E ? 2 : 0) | (S ? 4 : 0) | (W ? 8 : 0);
  const codes = [known];
  for (const hand of [N, E, S, W]) if (hand) codes.push(hand.S, hand.H, hand.D, hand.C);
  return String.fromCharCode(...codes);
}

/** The same for boards that are one: with the same number, deal, dealer and vulnerability. */
export const boardKey = (board: BoardRecord): string => keyOf(board, dealCode(board.deal));

const keyOf = (record: Omit<TableRecord, 'table'>, deal: string): string =>
  `${record.number ?? record.tags.get('Board') ?? ''}|${deal}|${record.dealer}|${record.vulnerability}`;

/** The board's data comes from a record without a table, else from the first table without its own tags. */
function boardOf(records: readonly [TableRecord, ...TableRecord[]]): BoardRecord {
  const [first] = records;
  const dealt = records.filter((record) => record.table === null);
  const speakers = first.table === null ? dealt : [sharedPartOf(first), ...dealt];
  const tags = firstOfEach(speakers.map((record) => record.tags));
  const sections = firstOfEach(speakers.map((record) => record.sections));
  const results: ResultRecord[] = [];
  for (const record of records) {
    if (record.table) results.push(resultOf(record, record.table, tags, sections));
  }
  const { number, deal, dealer, vulnerability } = first;
  const remarks = inOrder(differentRemarks(dealt.flatMap((record) => record.remarks)));
  return { number, deal, dealer, vulnerability, tags, sections, remarks, results };
}

/** Without the data of the board. Spelled out, because a spread of ten fields costs a tenth of the reading time. */
const resultOf = (record: TableRecord, table: TablePlay, tags: Tags, sections: Sections): ResultRecord => ({
  players: table.players,
  section: table.section,
  table: table.table,
  room: table.room,
  contract: table.contract,
  declarer: table.declarer,
  tricks: table.tricks,
  scoreNS: table.scoreNS,
  auction: table.auction,
  play: table.play,
  tags: without(record.tags, (name, value) => tags.get(name) === value),
  sections: without(record.sections, (name, section) => sameSection(sections.get(name), section)),
  remarks: inOrder(record.remarks),
});

const sharedPartOf = (record: TableRecord): TableRecord => ({
  ...record,
  tags: without(record.tags, (name) => tableTags.has(name)),
  sections: without(record.sections, (name) => tableSections.has(name)),
});

/** Each once: programs repeat what they say of a board. */
function differentRemarks(remarks: readonly Remark[]): readonly Remark[] {
  if (remarks.length < 2) return remarks;
  const byContent = new Map<string, Remark>();
  for (const remark of remarks) {
    const key = `${remark.kind} ${remark.after ?? ''}\n${remark.text}`;
    if (!byContent.has(key)) byContent.set(key, remark);
  }
  return [...byContent.values()];
}

function inOrder(remarks: readonly Remark[]): readonly Remark[] {
  if (remarks.length < 2) return remarks;
  return remarks.toSorted(
    (one, other) => compare(one.after ?? '', other.after ?? '') || compare(other.kind, one.kind),
  );
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Whether the first result's record alone would not bring the board's own part back. */
function needsOwnRecord({ tags, sections, remarks, results }: BoardRecord): boolean {
  const [first] = results;
  return (
    first === undefined ||
    remarks.length > 0 ||
    [...tags.keys()].some((name) => tableTags.has(name)) ||
    [...sections.keys()].some((name) => tableSections.has(name)) ||
    [...first.tags.keys()].some((name) => !tableTags.has(name)) ||
    [...first.sections.keys()].some((name) => !tableSections.has(name))
  );
}

/** A single map is returned without copying: most boards have one, and copies are expensive in a large file. */
function firstOfEach<V>(maps: readonly ReadonlyMap<string, V>[]): ReadonlyMap<string, V> {
  const [first, ...others] = maps;
  if (first && others.length === 0) return first;
  const all = new Map(first);
  for (const map of others) for (const [name, value] of map) if (!all.has(name)) all.set(name, value);
  return all;
}

/** Returns the same map if nothing is removed, for the same reason. */
function without<V>(
  map: ReadonlyMap<string, V>,
  isOut: (name: string, value: V) => boolean,
): ReadonlyMap<string, V> {
  if (map.size === 0) return map;
  const rest = new Map<string, V>();
  for (const [name, value] of map) if (!isOut(name, value)) rest.set(name, value);
  return rest.size === map.size ? map : rest;
}

const sameSection = (one: Section | undefined, other: Section): boolean =>
  one !== undefined &&
  one.value === other.value &&
  one.lines.length === other.lines.length &&
  one.lines.every((line, index) => line === other.lines[index]);
