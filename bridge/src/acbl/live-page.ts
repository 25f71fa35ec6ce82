/**
 * Pages of ACBL Live: the scorecard of a pair, or all tables of one board. Each row has the deal and four names in the
 * address of a hand viewer, with an auction that the site makes up; the cells have contract, score and matchpoints.
 *
 * @module
 */
import { vulnerabilityOfBoard } from '../board.ts';
import { parseContract, tricks } from '../contract.ts';
import { addressesIn, parametersOf } from '../hand-viewer/address-parameters.ts';
import { hasHands, readViewerTable } from '../hand-viewer/viewer-table.ts';
import { decodePercent } from '../record/percent-decoding.ts';
import type { PageRow } from '../record/page-rows.ts';
import { pageRows } from '../record/page-rows.ts';
import type { Report } from '../record/report.ts';
import { parseFigure, parseScore } from '../record/row-values.ts';
import { SessionBoards } from '../record/session-boards.ts';
import { noFigure, type SessionRecord, type SessionResult } from '../record/session-record.ts';
import type { TableRecord } from '../record/table-records.ts';
import { scoreOfTable } from '../score.ts';
import { parseSeat, seats } from '../seat.ts';
import { opponentsOf, type Side } from '../side.ts';

/** More than a page has. */
const maxResults = 5000;

export function readLivePage(page: string, report: Report): SessionRecord {
  const boards = new SessionBoards();
  const own = ownPair(page);
  const section = /\/(?:board-detail|scores)\/([A-Z]{1,3})\b/u.exec(page)?.[1] ?? null;
  const seen = new Set<string>();
  let columns: ReadonlyMap<string, number> = new Map();
  let title: string | null = null;
  // Suits are empty elements with a class.
  const plain = page.replaceAll(
    /<span[^<>]{0,40}\bclass\s{0,3}=\s{0,3}["'](spades|hearts|diams|clubs)\b[^<>]{0,60}>/giu,
    (_, suit: string) => ` ${symbols[suit.toLowerCase()] ?? ''}`,
  );
  for (const row of pageRows(plain)) {
    const names = row.cells.map(({ text }) => text.toLowerCase());
    if (names.includes('contract')) columns = new Map(names.map((name, index) => [name, index]));
    const parameters = [...addressesIn(row.source)].map(({ text }) => parametersOf(text)).find(hasHands);
    if (!parameters) continue;
    const table = readViewerTable(parameters, (code, _, message) => {
      // The auction of the address is always made up here.
      if (code !== 'made-up-auction') report.warn(code, row.at, message);
    });
    if (!table || table.number === null) continue;
    title ??= eventIn(row.source);
    // A board's page lists each table for both directions, North-South first.
    const key = JSON.stringify([table.number, seats.map((seat) => table.table?.players[seat])]);
    if (seen.has(key) || seen.size >= maxResults) continue;
    seen.add(key);
    const { number, deal, dealer } = table;
    // The addresses call every board not vulnerable.
    const vulnerability = vulnerabilityOfBoard(number);
    const result = resultOf(row, columns, { ...table, vulnerability }, own, section, (code, message) =>
      report.warn(code, row.at, `Board ${number}: ${message}`),
    );
    boards.add({ number, session: null, section, deal, dealer, vulnerability }, [result]);
  }
  if (seen.size === 0)
    report.warn(
      'no-results',
      0,
      'This page has no boards: save the scorecard of a pair, or the page of a board.',
    );
  return {
    event: { title, club: null, date: dateIn(page), scoring: scoringIn(columns), winners: null },
    boards: boards.boards,
    contestants: [],
    matches: [],
  };
}

const symbols: Readonly<Record<string, string>> = { spades: 'S', hearts: 'H', diams: 'D', clubs: 'C' };

interface OwnPair {
  readonly number: string;
  readonly side: Side;
}

/** Whose scorecard it is: `4EW` above the table. */
function ownPair(page: string): OwnPair | null {
  const [, number, side] =
    /<h4\b[^<>]{0,200}>\s{0,20}<span[^<>]{0,100}>\s{0,20}(\d{1,4})\s?(NS|EW)\b/u.exec(page) ?? [];
  return number !== undefined && (side === 'NS' || side === 'EW') ? { number, side } : null;
}

const scoringIn = (columns: ReadonlyMap<string, number>): SessionRecord['event']['scoring'] =>
  columns.has('matchpoints') ? 'matchpoints' : columns.has('imps') ? 'IMPs' : null;

function dateIn(page: string): string | null {
  const [, month = '', day = '', year = ''] =
    /<h1\b[^<>]{0,200}>[^<>]{0,100}?\b([A-Z][a-z]{2})[a-z]{0,6}\.? (\d{1,2}), (\d{4})\b/u.exec(page) ?? [];
  const index = 'JanFebMarAprMayJunJulAugSepOctNovDec'.indexOf(month);
  if (month === '' || index < 0 || index % 3 !== 0) return null;
  return `${year}-${String(index / 3 + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The name of the event stands in what the viewer would show beside the cards, among links of its own. */
function eventIn(source: string): string | null {
  const shown = decodePercent(source).replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  const [, event] = /Event:(?:<[^<>]{0,50}>|\s){0,10}([^<]{1,200})/u.exec(shown) ?? [];
  return event?.replace(/,\s+[A-Z][a-z]+ \d.*$/u, '').trim() || null;
}

function resultOf(
  row: PageRow,
  columns: ReadonlyMap<string, number>,
  record: TableRecord,
  own: OwnPair | null,
  section: string | null,
  warn: (code: string, message: string) => void,
): SessionResult {
  const cell = (name: string): string => row.cells[columns.get(name) ?? -1]?.text ?? '';
  const parsed = parseContract(cell('contract').replaceAll(' ', ''));
  const contract = parsed.ok ? parsed.value : (record.table?.contract ?? null);
  const seat = parseSeat(cell('by'));
  const declarer =
    contract === null || contract === 'Pass' ? null : seat.ok ? seat.value : (record.table?.declarer ?? null);
  const side = columns.has('vs') ? (own?.side ?? null) : 'NS';
  const points = parseScore(cell('score') || cell('plus') || cell('minus'));
  const scoreNS = points === null || side === null ? null : side === 'NS' ? points : 0 - points;
  const won = tricksFor(contract, declarer, scoreNS, record);
  if (scoreNS !== null && won === null && contract !== null && contract !== 'Pass')
    warn('other-score', `No number of tricks is worth ${scoreNS} for North-South.`);
  const figure = (text: string): SessionResult['matchpoints'] =>
    side === null ? noFigure : { ...noFigure, [side]: parseFigure(text) };
  return {
    players: record.table?.players ?? { N: null, E: null, S: null, W: null },
    pairNumbers: pairNumbersIn(cell('pairs'), cell('vs'), own),
    section,
    table: null,
    room: null,
    round: null,
    contract,
    declarer,
    tricks: won,
    scoreNS,
    auction: null,
    play: null,
    lead: null,
    matchpoints: figure(cell('matchpoints')),
    percent: figure(cell('%')),
    imps: figure(cell('imps')),
    adjusted: null,
    isNotPlayed: false,
  };
}

/** The page does not say how many tricks were won: the score does. */
function tricksFor(
  contract: SessionResult['contract'],
  declarer: SessionResult['declarer'],
  scoreNS: number | null,
  { vulnerability }: TableRecord,
): SessionResult['tricks'] {
  if (scoreNS === null || contract === null || contract === 'Pass') return null;
  for (let count = 0; count <= 13; count++) {
    const won = tricks(count);
    if (won.ok && scoreOfTable({ contract, declarer, tricks: won.value }, vulnerability) === scoreNS)
      return won.value;
  }
  return null;
}

/** `10-Ada Lark-Ben Wren vs. 6-…`, or on a scorecard the opponents alone. */
function pairNumbersIn(pairs: string, vs: string, own: OwnPair | null): SessionResult['pairNumbers'] {
  const [, ns, ew] = /^(\d{1,4})\s?-.{1,200}?\bvs\.?\s?(\d{1,4})\s?-/u.exec(pairs) ?? [];
  if (ns !== undefined && ew !== undefined) return { NS: ns, EW: ew };
  const opponents = /^(\d{1,4})\s?-/u.exec(vs)?.[1] ?? null;
  if (!own) return { NS: null, EW: null };
  const numbers = { [own.side]: own.number, [opponentsOf(own.side)]: opponents };
  return { NS: numbers['NS'] ?? null, EW: numbers['EW'] ?? null };
}
