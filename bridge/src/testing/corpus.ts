/** Real files to read, where there is a folder of them beside the project. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface CorpusFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** None, with a line on standard error, where the folder is absent. */
export function corpus(kind: 'lin' | 'pbn' | 'other' | `formats/${string}`): CorpusFile[] {
  const folder = join(import.meta.dirname, '../../../../shared/data', kind);
  if (!existsSync(folder)) {
    process.stderr.write(`Skipped: there are no real files in ${kind} to read.\n`);
    return [];
  }
  return readdirSync(folder).map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
}
