/**
 * Reads a file of boards in any format, detected by its content.
 *
 * ```ts
 * import { formatOf, readRecord } from '@bridge-review/bridge/record/read-record';
 *
 * formatOf('[Event "Club night"]'); // => 'PBN'
 * formatOf('qx|o1|md|3SK82'); // => 'LIN'
 * formatOf('Dear all,'); // => null
 * readRecord('[Board "1"]\n[Deal "N:- QT6.KQJ95.72.AQ4 - K83.A4.QT863.KJ7"]').record.boards.length; // => 1
 * ```
 *
 * @module
 */
import { readLin } from '../lin/read-lin.ts';
import { readPbn } from '../pbn/read-pbn.ts';
import type { Reading } from './hand-record.ts';

/** The formats that can be detected. */
export type RecordFormat = 'PBN' | 'LIN';

/** What was read, and as what. */
export interface RecordReading extends Reading {
  /** Null if the text is neither; then there are no boards, and one warning. */
  readonly format: RecordFormat | null;
}

/** Reads the text as what it is. */
export function readRecord(text: string): RecordReading {
  const format = formatOf(text);
  if (format === 'PBN') return { ...readPbn(text), format };
  if (format === 'LIN') return { ...readLin(text), format };
  const [code, message] =
    text.trim() === ''
      ? ['empty-file', 'The file is empty.']
      : [
          'unknown-format',
          'This is neither PBN nor LIN: it has no tag like [Deal "…"], and none like md|…|.',
        ];
  return { record: { header: [], boards: [] }, warnings: [{ line: 1, column: 1, code, message }], format };
}

/** By the first line that begins as one of them does; an address of a hand viewer is LIN. */
export function formatOf(text: string): RecordFormat | null {
  const pbn = text.search(/^[ \t\uFEFF]*(?:\[[ \t]*\w|%)/mu);
  const lin = text.search(/^[ \t\uFEFF]*(?:[a-z]\w\||https?:\/\/)/imu);
  if (pbn >= 0 && (lin < 0 || pbn < lin)) return 'PBN';
  return lin >= 0 || /\bmd\|/iu.test(text) ? 'LIN' : null;
}
