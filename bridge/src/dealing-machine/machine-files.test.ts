import { describe, expect, it } from 'vitest';
import { boardNumber, dealerOfBoard, vulnerabilityOfBoard } from '../board.ts';
import type { Deal } from '../deal.ts';
import { readFile, type FileReading } from '../formats/read-file.ts';
import { readLin } from '../lin/read-lin.ts';
import { writeLin } from '../lin/write-lin.ts';
import { readPbn } from '../pbn/read-pbn.ts';
import { writePbn } from '../pbn/write-pbn.ts';
import type { HandRecord } from '../record/hand-record.ts';
import { unwrap } from '../result.ts';
import { corpus } from '../testing/corpus.ts';
import { machineFiles } from '../testing/machine-files.ts';
import { needsRealFiles } from '../testing/needs.ts';
import { seededDeal } from '../testing/seeded-deals.ts';
import { readBri } from './bri.ts';
import { readDlm } from './dlm.ts';
import { readDup } from './dup.ts';
import { writeMachineFile, type MachineFormat } from './write-machine-file.ts';

const deals: readonly Deal[] = Array.from({ length: 20 }, (_, index) => seededDeal(index + 1));

const recordOf = (list: readonly Deal[], first = 1): HandRecord => ({
  header: [],
  boards: list.map((deal, index) => {
    const number = unwrap(boardNumber(first + index));
    return {
      number,
      deal,
      dealer: dealerOfBoard(number),
      vulnerability: vulnerabilityOfBoard(number),
      tags: new Map(),
      sections: new Map(),
      remarks: [],
      results: [],
    };
  }),
});

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (bytes: Uint8Array, fileName?: string): FileReading =>
  unwrap(readFile(bytes, fileName === undefined ? {} : { fileName }));
const written = (record: HandRecord, format: MachineFormat): Uint8Array =>
  bytesOf(unwrap(writeMachineFile(record, format)));
const changed = (bytes: Uint8Array, at: number, text: string): Uint8Array => {
  const copy = bytes.slice();
  copy.set(bytesOf(text), at);
  return copy;
};
const codesOf = ({ warnings }: { readonly warnings: readonly { readonly code: string }[] }): string[] =>
  warnings.map(({ code }) => code);

describe('the files of dealing machines', () => {
  it.each(['DUP', 'BRI', 'DLM'] as const)('%s gives back the boards that were written', (format) => {
    const reading = read(written(recordOf(deals), format));
    expect(reading).toMatchObject({ format, certainty: 'certain', warnings: [] });
    expect(reading.record).toEqual(recordOf(deals));
  });

  it.each(Object.entries(machineFiles(deals)))(
    '%s gives the boards by its layout, told by its content',
    (_, bytes) => {
      const reading = read(bytes);
      expect(reading.record).toEqual(recordOf(deals));
      expect(reading.warnings).toEqual([]);
    },
  );

  it('keep the same deals on the way through all formats that are written', () => {
    const start = recordOf(deals);
    const dup = readDup(written(start, 'DUP')).record;
    const lin = readLin(writeLin(dup)).record;
    const dlm = readDlm(unwrap(writeMachineFile(lin, 'DLM'))).record;
    const pbn = readPbn(writePbn(dlm)).record;
    expect(readBri(written(pbn, 'BRI')).record).toEqual(start);
  });

  it.each(['DUP', 'DLM'] as const)('%s keeps the number of its first board', (format) => {
    expect(read(written(recordOf(deals, 17), format)).record).toEqual(recordOf(deals, 17));
  });

  it('number boards from 1 where the layout has no numbers', () => {
    expect(readBri(written(recordOf(deals, 17), 'BRI')).record).toEqual(recordOf(deals));
  });

  it('give a board once, though the file repeats it', () => {
    const [first] = deals;
    const { cds } = machineFiles([first!]);
    expect(read(Uint8Array.from([...cds!, ...cds!])).record).toEqual(recordOf([first!]));
  });

  it('DUP may give the highest board in place of the count', () => {
    const bytes = changed(written(recordOf(deals, 5), 'DUP'), 153, '24 ');
    expect(readDup(bytes)).toEqual({ record: recordOf(deals, 5), warnings: [] });
  });
});

describe('files of dealing machines that are damaged', () => {
  const dup = written(recordOf(deals.slice(0, 3)), 'DUP');

  it('DUP that breaks off keeps its whole boards, and says so', () => {
    const { record, warnings } = read(dup.subarray(0, 400));
    expect(record.boards).toHaveLength(2);
    expect(warnings).toEqual([
      {
        line: 1,
        column: 147,
        code: 'other-board-count',
        message: 'The file says that it has 3 boards, and has 2.',
      },
      {
        line: 1,
        column: 313,
        code: 'file-breaks-off',
        message: 'The file breaks off: its last board has 88 of 156 bytes.',
      },
    ]);
  });

  it('DUP of which one copy of a deal is damaged keeps the other', () => {
    const reading = readDup(changed(dup, 156, '99'));
    expect(reading.record).toEqual(recordOf(deals.slice(0, 3)));
    expect(codesOf(reading)).toEqual(['copies-differ']);
  });

  it('a deal with a card twice is skipped, and named', () => {
    const bri = written(recordOf(deals.slice(0, 2)), 'BRI');
    const [first = '', second = ''] = [bri.subarray(0, 2), bri.subarray(2, 4)].map((part) =>
      new TextDecoder().decode(part),
    );
    const { record, warnings } = readBri(changed(bri, 2, first));
    expect(second).not.toBe(first);
    expect(record.boards.map(({ number }) => number)).toEqual([2]);
    expect(warnings[0]?.message).toMatch(/^Board 1 was skipped: The \w+ of \w+ comes twice\.$/u);
  });

  it('DLM that is encrypted is refused with a sentence', () => {
    const dlm = unwrap(writeMachineFile(recordOf(deals), 'DLM')).replace('Crypto key=0', 'Crypto key=4711');
    expect(readDlm(dlm)).toMatchObject({
      record: { boards: [] },
      warnings: [{ line: 9, column: 1, code: 'encrypted' }],
    });
  });

  it('DLM with a wrong checksum skips that board', () => {
    const dlm = unwrap(writeMachineFile(recordOf(deals), 'DLM')).replace(/(?<=Board 02=.{26})\d{3}/u, '999');
    const { record, warnings } = readDlm(dlm);
    expect(record.boards).toHaveLength(deals.length - 1);
    expect(warnings).toMatchObject([
      { line: 14, message: 'Board 2 was skipped: Its checksum does not fit its cards.' },
    ]);
  });

  it('DLM without one of its boards names it', () => {
    const dlm = unwrap(writeMachineFile(recordOf(deals), 'DLM')).replace(/Board 02=.*\r\n/u, '');
    expect(readDlm(dlm).warnings).toMatchObject([{ message: 'Board 2 is missing.' }]);
  });

  it.each(['dup', 'bri', 'dge', 'cds', 'rzd'])(
    'a broken .%s is read by its name, and says what is wrong',
    (ending) => {
      const reading = read(Uint8Array.of(200, 1, 0, 7), `monday.${ending}`);
      expect(reading).toMatchObject({
        format: ending.toUpperCase(),
        certainty: 'by name',
        record: { boards: [] },
      });
      expect(codesOf(reading)).toContain(ending === 'rzd' ? 'other-board-count' : 'file-breaks-off');
    },
  );
});

describe('what a dealing machine cannot use', () => {
  const board = recordOf(deals).boards;
  const refusal = (boards: HandRecord['boards'], format: MachineFormat = 'DUP'): string => {
    const result = writeMachineFile({ header: [], boards }, format);
    return result.ok ? '' : result.error.message;
  };

  it('is refused with a sentence', () => {
    expect(refusal([board[0]!, board[2]!])).toBe('DUP has boards in a row, and board 2 is missing.');
    expect(refusal([board[0]!, { ...board[1]!, number: board[0]!.number }])).toBe(
      'There are two different deals of board 1, and a machine deals one.',
    );
    expect(refusal(recordOf(deals, 90).boards, 'DLM')).toBe(
      'DLM has no board above 99, and the last one is 109.',
    );
    const [partial] = readPbn('[Board "1"]\n[Deal "N:AK62.QJT.8765.43 - - -"]').record.boards;
    expect(refusal([partial!])).toBe('Board 1 has unknown hands, and a machine deals all four.');
  });
});

describe('real files of dealing machines', () => {
  const samples = corpus('formats/dealing-machine');
  const others = corpus('other').filter(({ name }) => /\.(?:dup|bri|dge|dlm)$/u.test(name));

  it('hold the same 16 boards in nine layouts, as in PBN and LIN', needsRealFiles(samples.length > 0), () => {
    const truth = readPbn(new TextDecoder().decode(samples.find(({ name }) => name.endsWith('.pbn'))?.bytes));
    const expected = truth.record.boards.map((item) => ({
      ...item,
      tags: new Map(),
      sections: new Map(),
      results: [],
    }));
    expect(expected).toHaveLength(16);
    for (const { name, bytes } of samples) {
      const { record, warnings } = read(bytes);
      expect(warnings, name).toEqual([]);
      expect(
        record.boards.map((item) => ({ ...item, tags: new Map(), sections: new Map(), results: [] })),
        name,
      ).toEqual(expected);
    }
    expect(samples).toHaveLength(11);
  });

  it('are written as other programs write them', needsRealFiles(samples.length > 0), () => {
    const truth = readPbn(
      new TextDecoder().decode(samples.find(({ name }) => name.endsWith('.pbn'))?.bytes),
    ).record;
    for (const format of ['DUP', 'BRI', 'DLM'] as const) {
      const sample = samples.find(({ name }) => name.endsWith(`.${format.toLowerCase()}`));
      const theirs = new TextDecoder()
        .decode(sample?.bytes)
        .replace(/Headline=.*/u, 'Headline=Bridge Review');
      expect(unwrap(writeMachineFile(truth, format)), format).toBe(theirs);
    }
  });

  it('of other programs are read without warnings', needsRealFiles(others.length > 0), () => {
    for (const { name, bytes } of others) {
      const { record, warnings, certainty } = read(bytes);
      expect(warnings, name).toEqual([]);
      expect(certainty, name).toBe('certain');
      expect(record.boards.length, name).toBeGreaterThan(1);
    }
  });
});
