/**
 * Reads the database between a scoring program and the scorers on the tables: Bridgemate, BridgePad and their like. It
 * has results, often names, at times the deals, and neither scores nor a ranking.
 *
 * @module
 */
import { parseBoardNumber, vulnerabilityOfBoard } from '../board.ts';
import { counted } from '../counted.ts';
import { Report } from '../record/report.ts';
import { SessionBoards } from '../record/session-boards.ts';
import { emptySession, type EventFacts, type SessionReading } from '../record/session-record.ts';
import type { BwsRow, BwsTables } from './bws-tables.ts';
import { dayIn, numberIn, textIn } from './cells.ts';
import { HandRecords } from './hand-records.ts';
import { receivedColumns, validRows } from './received-rows.ts';
import { readResult } from './result-row.ts';
import { Seating } from './seating.ts';

/** Warnings have the number of the row in `ReceivedData` as line. */
export function readBws(tables: BwsTables): SessionReading {
  const report = new Report({ positionAt: (at) => ({ line: Math.max(1, at), column: 1 }) });
  const received = tables.rows('ReceivedData', receivedColumns);
  if (!received) {
    report.warn('damaged-table', 1, 'The results cannot be read: their table is damaged.');
    return { session: emptySession, warnings: report.warnings };
  }
  const sections = tables.rows('Section', ['ID', 'Letter', 'Winners']) ?? [];
  const letters = new Map(sections.map((row) => [textIn(row, 'ID'), textIn(row, 'Letter')]));
  const rows = validRows(received).slice(0, maxResults);
  if (rows.length === maxResults)
    report.warn('too-many-rows', 1, `Only the first ${counted(maxResults, 'result')} were read.`);
  const seating = new Seating(tables, letters, rows);
  const hands = new HandRecords(tables, report);
  const boards = new SessionBoards();
  for (const row of rows) {
    const at = numberIn(row, 'ID') ?? 1;
    const number = parseBoardNumber(textIn(row, 'Board'));
    if (!number.ok) {
      report.warn(number.error.code, at, `A result was skipped: ${number.error.message}`);
      continue;
    }
    const section = textIn(row, 'Section');
    const warn = (code: string, message: string): void =>
      report.warn(
        code,
        at,
        `Board ${number.value}, table ${letters.get(section) ?? ''}${textIn(row, 'Table')}: ${message}`,
      );
    const vulnerability = vulnerabilityOfBoard(number.value);
    const result = readResult(row, { vulnerability, seating, section: letters.get(section) ?? null, warn });
    if (result)
      boards.add({ number: number.value, session: null, section, deal: hands.find(section, number.value) }, [
        result,
      ]);
  }
  for (const dealt of hands) boards.addDealt({ ...dealt, session: null });
  if (received.length === 0)
    report.warn('no-results', 1, 'The database has no results: nothing was entered at the tables yet.');
  return {
    session: {
      event: eventFacts(tables, rows, sections),
      boards: boards.boards,
      contestants: seating.contestants.all,
      matches: [],
    },
    warnings: report.warnings,
  };
}

/** More than the largest event has. */
const maxResults = 20_000;

/** How a database of Access 97 and later begins. */
export const looksLikeBws = (bytes: Uint8Array): boolean =>
  [...'\0\u0001\0\0Standard Jet DB'].every((character, index) => bytes[index] === character.charCodeAt(0));

/** The day on which most results came: programs copy an old file, and its day with it. */
function eventFacts(tables: BwsTables, rows: readonly BwsRow[], sections: readonly BwsRow[]): EventFacts {
  const [session] = tables.rows('Session', ['Name', 'Date']) ?? [];
  const days = new Map<string, number>();
  for (const row of rows) {
    const day = dayIn(row, 'DateLog');
    if (day !== null) days.set(day, (days.get(day) ?? 0) + 1);
  }
  const [played] = [...days].toSorted(([, one], [, other]) => other - one);
  const winners = new Set(sections.map((row) => numberIn(row, 'Winners')));
  return {
    title: (session && textIn(session, 'Name')) || null,
    club: null,
    date: played?.[0] ?? (session ? dayIn(session, 'Date') : null),
    scoring: null,
    winners: winners.size !== 1 ? null : winners.has(1) ? 1 : winners.has(2) ? 2 : null,
  };
}
