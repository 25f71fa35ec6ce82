/**
 * Deals as CSV, a line a board of 18 quoted cells: the suits of North, East, South and West from spades down, the board's
 * number, and dealer and vulnerability as in `E/NS`.
 *
 * @module
 */
import { parseBoardNumber } from '../board.ts';
import { parseDeal } from '../deal.ts';
import type { BoardRecord, Reading } from '../record/hand-record.ts';
import { csvRows } from '../record/csv.ts';
import { Report } from '../record/report.ts';
import { parseSeat } from '../seat.ts';
import { parseVulnerability } from '../vulnerability.ts';
import { readDeals, type FoundDeal } from './dealt-boards.ts';

export function readDealCsv(text: string): Reading {
  const report = new Report(text);
  const said = new Map<number, readonly string[]>();
  const { record } = readDeals(dealsIn(text, said, report), report);
  const boards = record.boards.map((board) => asSaid(board, said.get(board.number ?? 0) ?? []));
  return { record: { ...record, boards }, warnings: report.warnings };
}

export const looksLikeDealCsv = (text: string): boolean =>
  /^\s*(?:"?[AKQJT102-9-]{0,14}"?[,;]){16}"?\d{1,6}"?[,;]"?[NESW]\/[\w-]{1,4}"?\s*(?:\n|$)/iu.test(
    text.slice(0, 500),
  );

function* dealsIn(
  text: string,
  said: Map<number, readonly string[]>,
  report: Report,
): Generator<FoundDeal, void> {
  for (const { cells, at } of csvRows(text)) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const number = parseBoardNumber(cells[16] ?? '');
    if (!number.ok) {
      report.warn(number.error.code, at, `A line was skipped: ${number.error.message}`);
      continue;
    }
    const hands = [0, 4, 8, 12].map((from) =>
      cells
        .slice(from, from + 4)
        .map((suit) => suit.trim())
        .join('.'),
    );
    said.set(number.value, (cells[17] ?? '').split('/'));
    yield { number: number.value, deal: parseDeal(`N:${hands.join(' ')}`), at };
  }
}

/** What the last cell says comes before what follows from the number. */
function asSaid(board: BoardRecord, [first = '', second = '']: readonly string[]): BoardRecord {
  const [dealer, vulnerability] = [parseSeat(first), parseVulnerability(second)];
  return {
    ...board,
    dealer: dealer.ok ? dealer.value : board.dealer,
    vulnerability: vulnerability.ok ? vulnerability.value : board.vulnerability,
  };
}
