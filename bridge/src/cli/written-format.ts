import { readBri } from '../dealing-machine/bri.ts';
import { readDlm } from '../dealing-machine/dlm.ts';
import { readDup } from '../dealing-machine/dup.ts';
import { writeMachineFile, type MachineFormat } from '../dealing-machine/write-machine-file.ts';
import { readLin } from '../lin/read-lin.ts';
import { writeLin } from '../lin/write-lin.ts';
import { readPbn } from '../pbn/read-pbn.ts';
import { writePbn } from '../pbn/write-pbn.ts';
import type { HandRecord, Reading } from '../record/hand-record.ts';
import { ok, type Result } from '../result.ts';

export type WrittenFormat = 'PBN' | 'LIN' | MachineFormat;

/** The formats that can be written; their names are the endings of files too. */
export const writtenFormats: readonly WrittenFormat[] = ['PBN', 'LIN', 'DUP', 'BRI', 'DLM'];

/** Fails for a record that a dealing machine cannot use. */
export function writeRecord(record: HandRecord, format: WrittenFormat): Result<string> {
  if (format === 'PBN') return ok(writePbn(record));
  return format === 'LIN' ? ok(writeLin(record)) : writeMachineFile(record, format);
}

/** What was written, as it is read. */
export const readWritten = (text: string, format: WrittenFormat): HandRecord => readers[format](text).record;

const readers: Readonly<Record<WrittenFormat, (text: string) => Reading>> = {
  PBN: readPbn,
  LIN: readLin,
  DUP: (text) => readDup(new TextEncoder().encode(text)),
  BRI: (text) => readBri(new TextEncoder().encode(text)),
  DLM: readDlm,
};
