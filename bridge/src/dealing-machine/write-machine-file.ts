/**
 * Writes the files that dealing machines take: deals in a row, by number. They have a place for nothing else.
 *
 * ```ts
 * import { readDlm } from '@bridge-review/bridge/dealing-machine/dlm';
 * import { writeMachineFile } from '@bridge-review/bridge/dealing-machine/write-machine-file';
 * import { readPbn } from '@bridge-review/bridge/pbn/read-pbn';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * const { record } = readPbn('[Board "7"]\n[Deal "N:.64.AKJT86.AQ732 AJ952.KQ7.9.KT94 T874.J98532.3.J6 -"]');
 * readDlm(unwrap(writeMachineFile(record, 'DLM'))).record; // => record
 * ```
 *
 * @module
 */
import type { Deal } from '../deal.ts';
import { isDeal } from '../partial-deal.ts';
import type { BoardRecord, HandRecord } from '../record/hand-record.ts';
import { fail, ok, type Failure, type Result } from '../result.ts';
import { formatBriBoard } from './bri.ts';
import { formatDlm, maxDlmBoards } from './dlm.ts';
import { formatDup } from './dup.ts';

/** The formats that can be written. */
export type MachineFormat = 'DUP' | 'BRI' | 'DLM';

/** Why a record cannot be written for a machine. */
export type MachineFileError = Failure<
  'unknown-hands' | 'no-board-number' | 'same-board-number' | 'gap-in-boards' | 'too-high-board-number'
>;

/** One byte a character. */
export function writeMachineFile(
  record: HandRecord,
  format: MachineFormat,
): Result<string, MachineFileError> {
  const numbered = inRow(record.boards, format);
  if (!numbered.ok) return numbered;
  const { first, deals } = numbered.value;
  const last = first + deals.length - 1;
  if (format === 'BRI') return ok(deals.map(formatBriBoard).join(''));
  const highest = format === 'DLM' ? maxDlmBoards : 999;
  if (last > highest)
    return fail(
      'too-high-board-number',
      `${format} has no board above ${highest}, and the last one is ${last}.`,
    );
  return ok(format === 'DLM' ? formatDlm(deals, first) : formatDup(deals, first));
}

interface DealsInRow {
  readonly first: number;
  readonly deals: readonly Deal[];
}

/** By number, without a gap; boards that have no numbers at all count from 1. */
function inRow(boards: readonly BoardRecord[], format: MachineFormat): Result<DealsInRow, MachineFileError> {
  const isNumbered = boards.some(({ number }) => number !== null);
  const sorted = boards.toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0));
  const first = sorted[0]?.number ?? 1;
  const deals: Deal[] = [];
  for (const [index, { number, deal }] of sorted.entries()) {
    if (isNumbered && number === null)
      return fail('no-board-number', 'Some boards have a number and others have none.');
    const expected = first + index;
    if (number !== null && number < expected)
      return fail(
        'same-board-number',
        `There are two different deals of board ${number}, and a machine deals one.`,
      );
    if (number !== null && number > expected && format !== 'BRI')
      return fail('gap-in-boards', `${format} has boards in a row, and board ${expected} is missing.`);
    if (!isDeal(deal))
      return fail(
        'unknown-hands',
        `Board ${number ?? expected} has unknown hands, and a machine deals all four.`,
      );
    deals.push(deal);
  }
  return ok({ first, deals });
}
