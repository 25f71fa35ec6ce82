import { describe, expect, it } from 'vitest';
import { openers } from '../cli/open-container.ts';
import { unwrap } from '../result.ts';
import { corpus } from '../testing/corpus.ts';
import { needsRealFiles } from '../testing/needs.ts';
import { readFile } from './read-file.ts';
import { sessionOf } from './session-of.ts';

const folders = [
  'bbo-csv',
  'bbo-html',
  'bws',
  'dealing-machine',
  'handviewer-url',
  'pbn-score-tables',
  'text-diagrams',
  'usebio',
] as const;
const samples = folders.flatMap((folder) => corpus(`formats/${folder}`));

describe('every real file of every format', () => {
  it('gives boards, or a sentence that says what is missing', needsRealFiles(samples.length > 0), () => {
    for (const { name, bytes } of samples) {
      const reading = unwrap(readFile(bytes, { openers, fileName: name }));
      expect(reading.format, name).not.toBeNull();
      if (reading.record.boards.length === 0)
        expect(reading.warnings[0]?.message, name).toMatch(/^[A-Z].{20,}\.$/u);
    }
  });

  it('gives a session with the results of its boards', needsRealFiles(samples.length > 0), () => {
    for (const { name, bytes } of samples) {
      const reading = unwrap(readFile(bytes, { openers, fileName: name }));
      const inRecord = reading.record.boards.flatMap((board) => (board.number === null ? [] : board.results));
      const inSession = sessionOf(reading).boards.flatMap((board) => (board.deal ? board.results : []));
      expect(inSession.length, name).toBe(inRecord.length);
    }
  });
});
