import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxBoards } from '../dealing-machine/dealt-boards.ts';
import { writeMachineFile } from '../dealing-machine/write-machine-file.ts';
import { readFile } from '../formats/read-file.ts';
import { readPbn } from '../pbn/read-pbn.ts';
import { writePbn } from '../pbn/write-pbn.ts';
import { unwrap } from '../result.ts';
import { damagedBytes, failOnHang, runs } from '../testing/fuzz.ts';
import { machineFiles } from '../testing/machine-files.ts';
import { seededDeal } from '../testing/seeded-deals.ts';

const deals = Array.from({ length: 3 }, (_, index) => seededDeal(index + 1));
const files = machineFiles(deals);
const { record: dealt } = unwrap(readFile(files['dge'] ?? ''));
const written = (['DUP', 'BRI', 'DLM'] as const).map((format): [string, Uint8Array] => [
  format.toLowerCase(),
  new TextEncoder().encode(unwrap(writeMachineFile(dealt, format))),
]);

describe('a damaged file of a dealing machine', () => {
  it.each([...written, ...Object.entries(files)])(
    'gives boards that PBN can hold, and warnings that are sentences: %s',
    (ending, good) => {
      fc.assert(
        fc.property(damagedBytes(good), (bytes) => {
          const reading = failOnHang(() => readFile(bytes, { fileName: `x.${ending}` }));
          if (!reading.ok) {
            expect(reading.error.code).toBe('nul-characters');
            return;
          }
          const { record, warnings } = reading.value;
          expect(record.boards.length).toBeLessThanOrEqual(maxBoards);
          for (const { message } of warnings) expect(message).toMatch(/^[A-Z"].{5,300}\.$/u);
          expect(readPbn(writePbn(record)).record.boards).toHaveLength(record.boards.length);
        }),
        runs(250),
      );
    },
  );
});
