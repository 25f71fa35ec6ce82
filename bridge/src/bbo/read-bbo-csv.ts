/**
 * Reads the CSV that BBO Extractor writes: lines `#Key,value`, rankings, and after `#TravellerLines` a row for each table, with
 * a percent-encoded LIN in the column `playdata`. Columns are found by their names.
 *
 * @module
 */
import { parseBoardNumber, type BoardNumber } from '../board.ts';
import { counted } from '../counted.ts';
import { parseListedResult } from '../lin/lin-match.ts';
import type { Warn } from '../lin/lin-tags.ts';
import { readLinTables } from '../lin/read-lin.ts';
import { csvRows } from '../record/csv.ts';
import type { Reading, TablePlay } from '../record/hand-record.ts';
import { Report } from '../record/report.ts';
import { figuresOf } from '../record/result-tags.ts';
import { parseLead, parseScore } from '../record/row-values.ts';
import { SessionBoards } from '../record/session-boards.ts';
import { sessionOfRecord } from '../record/session-of-record.ts';
import type { Contestant, SessionReading, SessionResult } from '../record/session-record.ts';
import { mergeTableRecords, type TableRecord } from '../record/table-records.ts';
import { scoreOfTable } from '../score.ts';
import { columnsOf, eventIn, headTags, namedRow, rankedPair, type NamedRow } from './csv-head.ts';
import { decodeLin } from './embedded-lin.ts';
import { noTable, withListed, type ListedTable } from './listed-table.ts';

export function readBboCsv(text: string): Reading & SessionReading {
  const report = new Report(text);
  const rows = readRows(text, report);
  const tags = headTags(rows.head);
  const dealt = new Map<BoardNumber, TableRecord>();
  const drafts = rows.tables.map((row) => readRow(row, report));
  for (const { number, own } of drafts)
    if (own && number !== null && !dealt.has(number)) dealt.set(number, own);
  const tables: TableRecord[] = [];
  const undealt = new SessionBoards();
  const missing = new Map<BoardNumber, SessionResult[]>();
  for (const { number, own, row, warn } of drafts) {
    const deal = own ?? (number === null ? undefined : dealt.get(number));
    if (deal) tables.push(finish(own ?? onlyDealt(deal), row, tags, warn));
    else if (number !== null) {
      const results = missing.get(number) ?? [];
      results.push(undealtResult(row));
      missing.set(number, results);
    }
  }
  warnOfMissing(new Set(missing.keys()), drafts.length, dealt.size, report);
  const record = { header: [], boards: mergeTableRecords(tables) };
  const session = { ...sessionOfRecord(record, rows.ranking), event: eventIn(tags) };
  for (const [number, results] of missing)
    undealt.add({ number, session: null, section: null, deal: null }, results);
  return {
    record,
    session: { ...session, boards: [...session.boards, ...undealt.boards] },
    warnings: report.warnings,
  };
}

export const looksLikeBboCsv = (text: string): boolean =>
  /^[\s\uFEFF]*#/u.test(text.slice(0, 100)) && /^#TravellerLines/imu.test(text);

/** More than the largest tournament has. */
const maxTables = 20_000;

interface Rows {
  readonly head: ReadonlyMap<string, string>;
  readonly ranking: readonly Contestant[];
  readonly tables: readonly NamedRow[];
}

/** Lines before `#TravellerLines` are the head, those after its line of names are tables, up to the next `#`. */
function readRows(text: string, report: Report): Rows {
  const head = new Map<string, string>();
  const tables: NamedRow[] = [];
  const ranking: Contestant[] = [];
  let columns: ReadonlyMap<string, number> | null = null;
  let ranked: ReadonlyMap<string, number> | null = null;
  let isInTables = false;
  for (const row of csvRows(text)) {
    if (tables.length > maxTables) {
      report.warn('too-many-rows', row.at, `Only the first ${counted(maxTables, 'result')} were read.`);
      break;
    }
    const [first = '', ...rest] = row.cells;
    if (first.startsWith('#')) {
      columns = isInTables && /^#board$/iu.test(first) ? columnsOf(row) : null;
      ranked = /^#rank$/iu.test(first) ? columnsOf(row) : null;
      isInTables = /^#travellerlines$/iu.test(first);
      // A title may have commas without quotes.
      if (!head.has(first)) head.set(first.toLowerCase(), rest.join(',').trim());
    } else if (columns && row.cells.length > 1) tables.push(namedRow(row, columns));
    else if (ranked && row.cells.length > 1 && ranking.length < maxTables)
      ranking.push(...rankedPair(namedRow(row, ranked), head.get('#scoringtype') ?? ''));
  }
  return { head, tables, ranking };
}

/** A row of a board that no row has a deal for. */
function undealtResult(row: NamedRow): SessionResult {
  const { players, result, section, tags } = listedIn(row);
  const said = row.cell('Score');
  const table: TablePlay = {
    ...noTable,
    players,
    section,
    contract: result?.contract ?? null,
    declarer: result?.declarer ?? null,
    tricks: result?.tricks ?? null,
    scoreNS: /^-?\d{1,5}$/u.test(said) ? Number(said) : null,
  };
  const figures = figuresOf({ ...table, tags, sections: new Map(), remarks: [] }, new Map());
  return { ...table, ...figures, lead: result ? parseLead(row.cell('Lead')) : null };
}

interface RowDraft {
  readonly number: BoardNumber | null;
  /** What its LIN says; null if that has no deal. */
  readonly own: TableRecord | null;
  readonly row: NamedRow;
  readonly warn: Warn;
}

function readRow(row: NamedRow, report: Report): RowDraft {
  const warn: Warn = (code, _, message) => report.warn(code, row.at, message);
  const number = parseBoardNumber(row.cell('Board'));
  if (!number.ok) warn(number.error.code, 0, `A row was skipped: ${number.error.message}`);
  const lin = decodeLin(row.cell('playdata'));
  const own = /md\|/iu.test(lin) ? (readLinTables(lin, warn)[0] ?? null) : null;
  if (!number.ok) return { number: null, own: null, row, warn };
  return { number: number.value, own: own && { ...own, number: number.value }, row, warn };
}

/** The deal of another table's row. */
const onlyDealt = (record: TableRecord): TableRecord => ({ ...record, remarks: [], table: noTable });

function finish(
  record: TableRecord,
  row: NamedRow,
  tags: ReadonlyMap<string, string>,
  warn: Warn,
): TableRecord {
  const listed = listedIn(row);
  const whole = withListed({ ...record, tags: new Map([...tags, ...record.tags]) }, listed, warn);
  const said = row.cell('Score');
  const worth = whole.table && scoreOfTable(whole.table, whole.vulnerability);
  const score = parseScore(said);
  if (score !== null && worth !== null && score !== worth)
    warn(
      'other-score',
      0,
      `The row has ${score} points for a result that is worth ${worth}; the row's score was kept.`,
    );
  return whole.table ? { ...whole, table: { ...whole.table, scoreNS: score } } : whole;
}

function listedIn(row: NamedRow): ListedTable {
  const text = (name: string): string | null => row.cell(name) || null;
  const tags = new Map<string, string>();
  for (const [tag, column] of [
    ['PairNS', 'nsPair'],
    ['PairEW', 'ewPair'],
  ] as const) {
    const pair = row.cell(column);
    if (pair !== '' && pair !== '0') tags.set(tag, pair);
  }
  const [, ns, ew] = /^A(\d\d)(\d\d)$/u.exec(row.cell('Score')) ?? [];
  if (ns !== undefined) tags.set('ScoreAdjusted', `NS ${Number(ns)} EW ${Number(ew)}`);
  const imps = row.cell('Imps') || row.cell('nsXimps');
  if (/^-?\d{1,4}(?:\.\d+)?$/u.test(imps)) tags.set('ScoreIMP', `NS ${imps}`);
  const [, percent] = /^(\d{1,3}(?:\.\d+)?)%$/u.exec(row.cell('Percent')) ?? [];
  if (percent !== undefined)
    tags.set('ScorePercentage', `NS ${percent} EW ${(100 - Number(percent)).toFixed(2)}`);
  return {
    players: { N: text('North'), E: text('East'), S: text('South'), W: text('West') },
    result: parseListedResult(row.cell('Result')),
    section: text('section'),
    tags,
  };
}

function warnOfMissing(missing: ReadonlySet<BoardNumber>, rows: number, dealt: number, report: Report): void {
  if (rows > 0 && dealt === 0)
    report.warn(
      'results-without-deals',
      0,
      `The file has ${counted(rows, 'result')} and no deals: its column playdata has no cards. Take the file of the hands beside it.`,
    );
  else
    for (const number of missing)
      report.warn('no-deal', 0, `Board ${number} was skipped: it has results, and no deal.`);
}
