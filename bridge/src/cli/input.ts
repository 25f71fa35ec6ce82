import { readFile as readBytes } from 'node:fs/promises';
import { detectFormat, type Detection } from '../formats/detect-format.ts';
import { readFile, type FileReading } from '../formats/read-file.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Terminal } from './terminal.ts';

export type Input = FileReading & {
  /** The name for messages. */
  readonly file: string;
};

/** Reads a file, standard input for `-`, or the deal in an address, which is not fetched. */
export async function readInput(
  file: string,
  terminal: Terminal,
  options: { readonly strict?: boolean } = {},
): Promise<Result<Input>> {
  const isAddress = /^https?:\/\//iu.test(file);
  const name = file === '-' ? '(standard input)' : isAddress ? '(address)' : file;
  try {
    const content = isAddress
      ? file
      : file === '-'
        ? await terminal.readStandardInput()
        : await readBytes(file);
    const fileName = isAddress ? '' : file;
    const opening = needsOpening(detectFormat(content, fileName))
      ? { openers: (await import('./open-container.ts')).openers }
      : {};
    const reading = readFile(content, { ...options, ...opening, fileName });
    if (!reading.ok) return fail(reading.error.code, `${name}: ${reading.error.message}`);
    return ok({ ...reading.value, file: name });
  } catch (error) {
    return fail('unreadable', `${name} could not be read: ${reasonOf(error)}.`);
  }
}

/** The libraries take longer to load than most files to read. */
const needsOpening = ({ format }: Detection): boolean => format === 'USEBIO' || format === 'Bridgemate';

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
