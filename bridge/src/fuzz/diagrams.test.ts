import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDiagrams } from '../diagram/read-diagrams.ts';
import { readFile } from '../formats/read-file.ts';
import { readPbn } from '../pbn/read-pbn.ts';
import { writePbn } from '../pbn/write-pbn.ts';
import { damaged, failOnHang, nearly, runs } from '../testing/fuzz.ts';

const good = `Board 5 Dealer E, Vul: Both, 4S by South
        ♠ A K Q 2
        ♥ 5 4
        ♦ 10 9 8 7
        ♣ J 3 2
♠ 5 4            ♠ J 9 7
♥ 10 6 3 2       ♥ K Q J 9
♦ J 5 4 3        ♦ 6 2
♣ A K Q          ♣ 10 8 7 4
        ♠ 10 8 6 3
        ♥ A 8 7
        ♦ A K Q
        ♣ 9 6 5

N: AKQ2 54 T987 J32
E: ♣ T874 ♦ 62 ♥ KQJ9 ♠ J97
S: T863.A87.AKQ.965
W: S 54 H T632 D J543 C AKQ`;
const signs =
  '♠|♥|♦|♣|♡|\uFE0F|S:|H: |D |C|N|N:|East|O|W\n|A|K|Q|J|10|T|Kn|D|V|x|-|—|void|  |   |\t|\n|\r\n|.|,|Board 1|Dlr E|Vul|all|4S by|AKQ2 54 T987 J32';
const pieces = signs.split('|');

describe('a text that is nearly a diagram', () => {
  it.each([
    ['of any pieces', nearly(pieces)],
    ['of good diagrams with damage', damaged(good, pieces)],
  ])('never throws, and gives boards that PBN can hold: %s', (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const { record, warnings } = failOnHang(() => readDiagrams(text));
        for (const { message } of warnings) expect(message).toMatch(/^[A-Z].{5,200}\.$/u);
        expect(readPbn(writePbn(record)).record.boards).toHaveLength(record.boards.length);
        expect(failOnHang(() => readFile(text)).ok).toBe(true);
      }),
      runs(250),
    );
  });

  it.each(['♠', 'S:', '♠ 1', 'N ', 'N: ', 'A ', '10 ', 'North West ', 'S A ', 'Board ', '-', ' '])(
    'is read quickly when %j stands twenty thousand times',
    (piece) => {
      expect(failOnHang(() => readDiagrams(piece.repeat(20_000))).record.boards).toEqual([]);
      expect(failOnHang(() => readDiagrams(`${piece}\n`.repeat(20_000))).record.boards).toEqual([]);
    },
  );
});
