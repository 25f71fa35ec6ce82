import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linOfAddress, linToAddress } from '../lin/lin-address.ts';
import { readLin } from '../lin/read-lin.ts';
import { writeLin } from '../lin/write-lin.ts';
import { damaged, isLong, nearly, runs, failOnHang } from '../testing/fuzz.ts';

/** Characters of what a reader could be slow with. */
const SIZE = isLong ? 1_200_000 : 120_000;

const deal = 'md|1SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98,|';

const words =
  '| || md mb pc an nt qx vg rs pn ah sv mc bn , ! o1 c1 p 1C 7N d r SA h2 13 % http://x?lin= \0 \uFFFD 😀';
const pieces: readonly string[] = [
  ...words.split(' '),
  deal,
  'Board 1',
  '\n',
  ' ',
  '%7C',
  '%E9',
  '+',
  '&',
  '#',
];

const good = `vg|Cup,Final,I,1,2,Home,0,Away,0|rs|3NN=,4SWx-4,|pn|A,B,C,D,E,F,G,H|
qx|o1|${deal}sv|b|ah|Board 1|mb|1C|an|short|mb|pp|nt|why|mb|p|pc|SA|pc|S2|mc|9|
qx|c1|${deal}ah|Board 1|mb|1Nppp|mc|7|\n`;

/** LIN has no way to write some texts, such as a bar; what it wrote, it reads and writes as it is. */
function expectSameAgain(text: string): void {
  const { record, warnings } = failOnHang(() => readLin(text));
  expect(warnings.length).toBeLessThanOrEqual(501);
  for (const { message } of warnings) expect(message.length).toBeLessThan(300);
  const written = writeLin(record);
  const again = readLin(written).record;
  expect(again.boards).toHaveLength(record.boards.length);
  expect(writeLin(again)).toBe(written);
}

describe('a text that is nearly LIN', () => {
  it.each([
    ['of any pieces', nearly(pieces, 60)],
    ['of a good file with damage', damaged(good, pieces)],
  ])('never throws, and reads back the same after writing: %s', (_, texts) => {
    fc.assert(fc.property(texts, expectSameAgain), runs(150));
  });

  it('is read up to where it is cut off', () => {
    for (let end = 0; end < good.length; end += isLong ? 1 : 7) {
      const { record } = readLin(good.slice(0, end));
      expect(readLin(writeLin(record)).record).toEqual(record);
    }
  });

  it('keeps undamaged boards', () => {
    const whole = [1, 2, 3].map((board) => `qx|o${board}|${deal}ah|Board ${board}|mb|1Cppp|\n`).join('');
    fc.assert(
      fc.property(fc.tuple(fc.nat(whole.length), fc.string({ maxLength: 5 })), ([at, noise]) => {
        const { record } = readLin(whole.slice(0, at) + noise + whole.slice(at));
        expect(record.boards.length).toBeGreaterThanOrEqual(1);
      }),
      runs(100),
    );
  });

  it.each([
    ['bars', '|'.repeat(SIZE)],
    ['calls', `${deal}${'mb|p|'.repeat(SIZE / 5)}`],
    ['calls in one tag', `${deal}mb|${'p'.repeat(SIZE)}|`],
    ['cards', `${deal}mb|1Cppp|${'pc|SA|'.repeat(SIZE / 5)}`],
    ['hands', `md|1${'S,'.repeat(SIZE / 2)}|`],
    ['results', `rs|${'x,'.repeat(SIZE / 3)}|`],
    ['board numbers', `bn|${'1,'.repeat(SIZE / 3)}|${`qx|o1|${deal}`.repeat(SIZE / 200)}`],
    ['matches', 'vg|,|'.repeat(SIZE / 5)],
    ['blanks', ' '.repeat(SIZE)],
    ['broken addresses', `http://x?lin=${'%'.repeat(SIZE)}`],
    ['short addresses', 'http://x\n'.repeat(SIZE / 10)],
  ])('does not hang the reader with very many %s', (_, text) => {
    const { warnings } = failOnHang(() => readLin(text));
    expect(warnings.length).toBeLessThanOrEqual(501);
    for (const { message } of warnings) expect(message.length).toBeLessThan(300);
  });

  it('is read up to a budget of tags', () => {
    const { record, warnings } = readLin(`${deal}ah|Board 1|${deal}ah|Board 2|`, { maxTags: 2 });
    expect(record.boards).toHaveLength(1);
    expect(warnings).toMatchObject([{ code: 'too-many-tags' }]);
  });
});

describe('the address of a hand viewer', () => {
  const parts = [
    'https://example.org/h.html',
    '?',
    '&',
    '#',
    'lin=',
    'LIN=',
    '%',
    '%7',
    '%7C',
    '%ff',
    '+',
    ...pieces,
  ];

  it('encodes and decodes any text', () => {
    fc.assert(
      fc.property(nearly(pieces), (text) => {
        // A lone surrogate is no character, and has no place in an address.
        const lin = text.replaceAll(/\p{Cs}/gu, '');
        expect(linOfAddress(linToAddress('https://example.org/h.html', lin))).toBe(lin);
      }),
      runs(100),
    );
  });

  it('never throws when damaged, alone or as a file', () => {
    const address = linToAddress('https://example.org/h.html', good);
    fc.assert(
      fc.property(fc.oneof(nearly(parts), damaged(address, parts)), (text) => {
        expect(['string', 'object']).toContain(typeof failOnHang(() => linOfAddress(text)));
        expectSameAgain(`https://example.org/?lin=${text}`);
        expectSameAgain(text);
      }),
      runs(75),
    );
  });
});
