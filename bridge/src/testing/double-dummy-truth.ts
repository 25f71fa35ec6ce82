/** Deals with their double-dummy results by another solver, where there is a folder of them beside the project. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rows of a file, each by its columns; none, with a line on standard error, where the file is absent. */
export function truth(name: 'random-deals' | 'real-deals' | 'leads' | 'par'): string[][] {
  const file = join(import.meta.dirname, '../../../../shared/data/dd', `${name}.tsv`);
  if (!existsSync(file)) {
    process.stderr.write(`Skipped: there is no ${name}.tsv to compare with.\n`);
    return [];
  }
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => line.split('\t'));
}

/** Digits by declarer N E S W, each in S H D C NT, in the order in which PBN has them. */
export const inPbnOrder = (digits: string): string =>
  [0, 2, 1, 3].flatMap((seat) => [4, 0, 1, 2, 3].map((strain) => digits.charAt(seat * 5 + strain))).join('');
