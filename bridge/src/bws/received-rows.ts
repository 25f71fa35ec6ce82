import type { BwsRow } from './bws-tables.ts';
import { isTrue, momentIn, numberIn, textIn } from './cells.ts';

export const receivedColumns: readonly string[] = [
  'ID',
  'Section',
  'Table',
  'Round',
  'Board',
  'PairNS',
  'PairEW',
  'South',
  'West',
  'NS/EW',
  'Contract',
  'Result',
  'LeadCard',
  'Remarks',
  'DateLog',
  'TimeLog',
  'Erased',
];

/**
 * What counts of `ReceivedData`. A correction is one more row for the same table, round and board, and so is a deletion;
 * the last one holds. Some files have no times: then the row with the highest number is the last.
 */
export function validRows(rows: readonly BwsRow[]): readonly BwsRow[] {
  const last = new Map<string, { readonly row: BwsRow; readonly moment: number; readonly id: number }>();
  for (const [index, row] of rows.entries()) {
    const key = ['Section', 'Table', 'Round', 'Board'].map((column) => textIn(row, column)).join('|');
    const moment = momentIn(row, 'DateLog', 'TimeLog');
    const id = numberIn(row, 'ID') ?? index;
    const other = last.get(key);
    if (!other || moment > other.moment || (moment === other.moment && id >= other.id))
      last.set(key, { row, moment, id });
  }
  return Array.from(last.values(), ({ row }) => row).filter((row) => !isErased(row));
}

const isErased = (row: BwsRow): boolean =>
  isTrue(row, 'Erased') || /^result erased$/iu.test(textIn(row, 'Remarks'));
