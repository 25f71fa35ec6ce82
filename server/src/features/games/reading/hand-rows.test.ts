import { readPbn } from '@bridge-review/bridge/pbn/read-pbn';
import { expect, it } from 'vitest';
import { resultBatches } from './hand-rows.ts';

const { record } = readPbn(`[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]
[Declarer "N"]
[Contract "4S"]
[Result "10"]
[Score "NS 420"]
`);

const storedScore = (scoreNS: number): unknown => {
  const boards = record.boards.map((board) => ({
    ...board,
    results: board.results.map((result) => ({ ...result, scoreNS })),
  }));
  const [batch = '[]'] = resultBatches({ ...record, boards });
  return (JSON.parse(batch) as { score_ns: unknown }[])[0]?.score_ns;
};

it('stores points, and no figure that cannot be points', () => {
  expect(storedScore(420)).toBe(420);
  expect(storedScore(-50)).toBe(-50);
  expect(storedScore(75.5)).toBeNull();
});
