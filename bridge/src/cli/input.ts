import { readFile } from 'node:fs/promises';
import { readPbn } from '../pbn/read-pbn.ts';
import { decodeText } from '../record/decode-text.ts';
import { readRecord, type RecordReading } from '../record/read-record.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Terminal } from './terminal.ts';

export interface Input extends RecordReading {
  /** The name for messages. */
  readonly file: string;
  readonly charset: string;
}

/** Reads and decodes a file, or standard input for `-`. */
export async function readInput(
  file: string,
  terminal: Terminal,
  options: { readonly strict?: boolean } = {},
): Promise<Result<Input>> {
  const name = file === '-' ? '(standard input)' : file;
  try {
    const decoded = decodeText(file === '-' ? await terminal.readStandardInput() : await readFile(file));
    if (!decoded.ok) return fail(decoded.error.code, `${name}: ${decoded.error.message}`);
    const { text, charset, doubt } = decoded.value;
    const reading = readRecord(text);
    const { record, warnings } =
      reading.format === 'PBN' && options.strict ? readPbn(text, { strict: true }) : reading;
    const doubts = doubt === null ? [] : [{ line: 1, column: 1, code: 'wrong-charset', message: doubt }];
    return ok({ file: name, charset, format: reading.format, record, warnings: [...doubts, ...warnings] });
  } catch (error) {
    return fail('unreadable', `${name} could not be read: ${reasonOf(error)}.`);
  }
}

/** Readable reasons for the system's error codes. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons.get(code) ?? (error instanceof Error ? error.message : String(error));
}

const reasons: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'there is no such file'],
  ['EISDIR', 'it is a folder'],
  ['EACCES', 'permission is denied'],
  ['EPERM', 'permission is denied'],
  ['EEXIST', 'it exists already'],
  ['ENOSPC', 'the disk is full'],
]);
