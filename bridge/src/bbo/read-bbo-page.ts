/**
 * Reads pages saved from BBO: the hands of a player, or all tables of one board. The deals, auctions and cards are the LIN
 * in the source of each row; the row adds names, result and score.
 *
 * @module
 */
import { counted } from '../counted.ts';
import { parseListedResult } from '../lin/lin-match.ts';
import type { Warn } from '../lin/lin-tags.ts';
import { readLinTables } from '../lin/read-lin.ts';
import type { Reading } from '../record/hand-record.ts';
import { Report } from '../record/report.ts';
import { parseScore } from '../record/row-values.ts';
import { mergeTableRecords, type TableRecord } from '../record/table-records.ts';
import { scoreOfTable } from '../score.ts';
import type { Seat } from '../seat.ts';
import { opponentsOf, type Side } from '../side.ts';
import { linTextsIn } from './embedded-lin.ts';
import { withListed } from './listed-table.ts';
import { pageRows, type PageRow } from '../record/page-rows.ts';

export function readBboPage(page: string): Reading {
  const report = new Report(page);
  const tables: TableRecord[] = [];
  const heading = new PageHeading();
  // The pages of a match list each table for both teams, and links repeat the LIN of their row.
  const seen = new Set<string>();
  for (const row of pageRows(page)) {
    if (tables.length > maxTables) {
      report.warn('too-many-rows', row.at, `Only the first ${counted(maxTables, 'result')} were read.`);
      break;
    }
    heading.take(row);
    const warn: Warn = (code, _, message) => report.warn(code, row.at, message);
    const texts = [...new Set(linTextsIn(row.source))];
    const found = texts.filter((lin) => !seen.has(lin)).flatMap((lin) => readLinTables(lin, warn));
    for (const lin of texts) seen.add(lin);
    const listed = resultCell(row);
    if (texts.length === 0 && listed !== '')
      warn(
        'no-deal',
        0,
        `The row with ${listed} was skipped: it has no deal, and nothing else says which board it is.`,
      );
    for (const table of found)
      tables.push(
        found.length === 1 && listed !== '' ? withRow(table, row, heading, warn) : heading.name(table),
      );
  }
  if (tables.length === 0)
    report.warn(
      'no-lin',
      0,
      'This page has no deals: save the page with the hands, or with one board at all tables.',
    );
  return { record: { header: [], boards: mergeTableRecords(tables) }, warnings: report.warnings };
}

/** More than a page has. */
const maxTables = 20_000;

/** Whether it is HTML with a deal of LIN in it, or a page of BBO without. */
export const looksLikeBboPage = (text: string): boolean =>
  isPage.test(text.slice(0, 5000)) && (/bridgebase\.com/iu.test(text) || !linTextsIn(text).next().done);

/** Other XML has LIN in it too. */
const isPage = /^[\s\uFEFF]*<(?:table|tbody|tr|div|body|head)\b|<html\b/iu;

/** What a page says above its rows. */
class PageHeading {
  #event: string | null = null;
  #date: string | null = null;
  /** The side from which points are seen, where the head of their column says so. */
  side: Side | null = null;

  take({ cells }: PageRow): void {
    for (const { name, text } of cells) {
      if (name === 'tourneyName' && text !== '') this.#event = text.slice(0, 200);
      const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?: \d\d:\d\d)?$/u.exec(text) ?? [];
      if (year !== undefined) this.#date = `${year}.${month}.${day}`;
      const side = /^(NS|EW) Points$/u.exec(text)?.[1];
      if (side === 'NS' || side === 'EW') this.side = side;
    }
  }

  /** Event and date, where the LIN does not say. */
  name(table: TableRecord): TableRecord {
    const own = [
      ['Event', this.#event],
      ['Date', this.#date],
    ].flatMap(([name, value]): [string, string][] => (name && value ? [[name, value]] : []));
    return own.length === 0 ? table : { ...table, tags: new Map([...own, ...table.tags]) };
  }
}

const cellOf = ({ cells }: PageRow, name: string): string =>
  cells.find((cell) => cell.name.split(' ').includes(name))?.text ?? '';

/** `3NW+2`, `5♣xE-1`, `PASS`, `A==`. */
const resultCell = (row: PageRow): string => cellOf(row, 'result').slice(0, 20);

function withRow(table: TableRecord, row: PageRow, heading: PageHeading, warn: Warn): TableRecord {
  const text = resultCell(row);
  const result = parseListedResult(
    text.replaceAll(/[♠♥♦♣]/gu, (sign) => 'SHDC'.charAt('♠♥♦♣'.indexOf(sign))),
  );
  if (!result && !text.startsWith('A'))
    warn('unknown-result', 0, `"${text}" is not a result, and was skipped.`);
  const name = (seat: string): string | null => cellOf(row, seat) || null;
  const players: Record<Seat, string | null> = {
    N: name('north'),
    E: name('east'),
    S: name('south'),
    W: name('west'),
  };
  const time = row.cells.map((cell) => /(?:^| )(\d\d:\d\d)$/u.exec(cell.text)?.[1]).find(Boolean);
  const tags = new Map(time ? [['Time', `${time}:00`]] : []);
  const whole = withListed(heading.name(table), { players, result, section: null, tags }, warn);
  return withScores(whole, row, heading.side, warn);
}

/** Points, then IMPs or percent, seen from the side that the head names; else from the one that fits the result. */
function withScores(record: TableRecord, row: PageRow, said: Side | null, warn: Warn): TableRecord {
  const [first = '', second = ''] = row.cells
    .filter(({ name }) => /^(?:neg)?score$/u.test(name))
    .map(({ text }) => text);
  const points = parseScore(first);
  const worth = record.table && scoreOfTable(record.table, record.vulnerability);
  if (!record.table || worth === null) return record;
  const side = said ?? (points === 0 ? null : points !== null && points === worth ? 'NS' : 'EW');
  if (points !== null && points !== (side === 'EW' ? 0 - worth : worth)) {
    const message = `The row has ${points} points for a result that is worth ${Math.abs(worth)}; no score was kept.`;
    warn('other-score', 0, message);
    return record;
  }
  const tags = side ? scoreTags(second, side) : [];
  return { ...record, table: { ...record.table, scoreNS: worth }, tags: new Map([...record.tags, ...tags]) };
}

function scoreTags(text: string, side: Side): [string, string][] {
  const [, number, percent] = /^(-?\d{1,4}(?:\.\d{1,4})?)(%?)$/u.exec(text) ?? [];
  if (number === undefined) return [];
  if (percent !== '%') return [['ScoreIMP', `${side} ${number}`]];
  const rest = (100 - Number(number)).toFixed(2);
  return [['ScorePercentage', `${side} ${number} ${opponentsOf(side)} ${rest}`]];
}
