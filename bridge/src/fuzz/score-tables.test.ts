import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPbn } from '../pbn/read-pbn.ts';
import { writePbn } from '../pbn/write-pbn.ts';
import { damaged, failOnHang, runs } from '../testing/fuzz.ts';

const good = String.raw`[Board "1"]
[Deal "N:72.AKQ986.A8632. KQ4.T.QJT7.A9754 J98653.2.K5.J862 AT.J7543.94.KQT3"]
[TotalScoreTable "PairId\1R;PlayerId;Direction\5R;Names\42L;Name"]
1 7 "N-S" "Ada Lark - Ben Wren" "Ada"
2 8 "E-W" "Cleo Rook;Dan Tern" -
[ScoreTable "Section\1L;Table\1R;Round\2R;PairId_NS\2R;PairId_EW\2R;Contract\4L;Declarer\1R;Result\2R;Lead\3L;Score_NS\6R;Score_EW\6R;MP_NS\4R;Names_NS"]
A 1 3 1 2 4H   N 11 C5  "450"      -  2.0 "x - y"
A 2 3 2 2 3NX  E  7 S3  "300"      -  0.0 -
A 3 3 3 5 PASS -  - -      "0"      - -1.0 ?
`;
const pieces =
  '[|]|"|;|\\2R|{|}|%|-|?|4H|3NXX|PASS|N|E|=|+1|13|C5|"450"|A5050|\n|\n\n|Contract;|Declarer;|Result;|Lead;|Score_NS|[Board "1"]|[ScoreTable "Contract;Declarer"]\n4H N\n'.split(
    '|',
  );

describe('a text that is nearly a table of results', () => {
  it('never throws, and reads back the same after writing', () => {
    fc.assert(
      fc.property(damaged(good, pieces), (text) => {
        const { record, warnings } = failOnHang(() => readPbn(text));
        for (const { message } of warnings) expect(message.length).toBeLessThan(300);
        expect(readPbn(writePbn(record)).record).toEqual(record);
      }),
      runs(250),
    );
  });
});
