import { parseDeal } from '@bridge-review/bridge/deal';
import { solveTable } from '@bridge-review/bridge/double-dummy/solve-table';
import { formatTricks } from '@bridge-review/bridge/double-dummy/trick-table';
import { unwrap } from '@bridge-review/bridge/result';
import { expect, it } from 'vitest';
import { dealRow, VARIATIONS, variationsOf } from './varied-deals.mjs';

const solved = (deal: string) => formatTricks(solveTable(unwrap(parseDeal(deal))));

/** Long suits, which are solved quickly, and no two hands or suits alike. */
const deal = 'N:AKQJT98.7.65.432 2.AKQJT9.87.QJT9 654.86.AKQJT2.A8 73.5432.943.K765';

it('takes the tricks along when suits and seats trade places', () => {
  const all = variationsOf({ deal, tricks: solved(deal) });
  expect(all).toHaveLength(VARIATIONS);
  expect(new Set(all.map((each) => each.deal)).size).toBe(VARIATIONS);
  expect(all[0]).toEqual({ deal, tricks: solved(deal) });
  for (const each of [all[1]!, all[6]!, all[43]!, all[95]!]) expect(solved(each.deal)).toBe(each.tricks);
});

it('has par of every dealer and vulnerability', () => {
  const row = dealRow({ deal, tricks: solved(deal) });
  expect(row.par).toHaveLength(16);
  expect(new Set(row.par).size).toBeGreaterThan(1);
  expect([row.north, row.west]).toEqual(['AKQJT98.7.65.432', '73.5432.943.K765']);
});
