/**
 * Adds double-dummy results to a record, in the form of PBN: `OptimumResultTable`, `OptimumScore`, and the common
 * extensions `DoubleDummyTricks` and `ParContract`.
 *
 * @module
 */
import type { BoardRecord, Section } from '../record/hand-record.ts';
import type { Seat } from '../seat.ts';
import type { Strain } from '../strain.ts';
import { formatPar, par } from './par.ts';
import { formatTricks, type TrickTable } from './trick-table.ts';

/** The board with the solved table and its par, instead of those from the file. */
export function annotateBoard(board: BoardRecord, table: TrickTable): BoardRecord {
  const found = par(table, board.vulnerability, board.dealer);
  const tags = new Map(board.tags)
    .set('DoubleDummyTricks', formatTricks(table))
    .set('OptimumScore', `NS ${found.scoreNS}`)
    .set('ParContract', formatPar(found)[0] ?? 'Pass');
  // Another program's result may contradict ours.
  tags.delete('OptimumContract');
  return { ...board, tags, sections: new Map(board.sections).set('OptimumResultTable', resultTable(table)) };
}

const resultTable = (table: TrickTable): Section => ({
  value: String.raw`Declarer;Denomination\2R;Result\2R`,
  lines: rows.flatMap((seat) =>
    columns.map((strain) => `${seat} ${strain.padStart(2)} ${String(table[seat][strain]).padStart(2)}`),
  ),
});

const rows: readonly Seat[] = ['N', 'S', 'E', 'W'];

const columns: readonly Strain[] = ['NT', 'S', 'H', 'D', 'C'];
