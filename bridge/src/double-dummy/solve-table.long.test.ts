import { describe, expect, it } from 'vitest';
import { parseDeal } from '../deal.ts';
import { unwrap } from '../result.ts';
import { inPbnOrder, truth } from '../testing/double-dummy-truth.ts';
import { seededDeal } from '../testing/seeded-deals.ts';
import { seededTables } from '../testing/seeded-tables.ts';
import { SolverPool } from './solver-pool.ts';
import { formatTricks } from './trick-table.ts';

/** All of them take about fifteen minutes of one core. One after the other would leave workers idle at the end of each. */
async function mistakes(rows: readonly (readonly [deal: string, table: string])[]): Promise<string[]> {
  const pool = new SolverPool();
  const found = await Promise.all(
    rows.map(async ([deal, table]) => {
      const ours = formatTricks(await pool.solveTable(unwrap(parseDeal(deal))));
      return ours === table ? [] : [`${deal}: ${ours}, not ${table}`];
    }),
  );
  pool.close();
  return found.flat();
}

describe('tables solved by another solver', () => {
  const random = truth('random-deals');
  for (const kind of new Set(random.map(([, , name = '']) => name))) {
    it(`of the deals "${kind}"`, async () => {
      const rows = random.filter(([, , name]) => name === kind);
      expect(
        await mistakes(rows.map(([deal = '', digits = '']) => [deal, inPbnOrder(digits)] as const)),
      ).toEqual([]);
    });
  }

  it('of deals from real files', async () => {
    const rows = truth('real-deals').slice(1);
    expect(await mistakes(rows.map(([, , , , deal = '', digits = '']) => [deal, digits] as const))).toEqual(
      [],
    );
  });

  it('of the deals with seeds', async () => {
    const pool = new SolverPool();
    const ours = await Promise.all(
      seededTables.map(async (_, index) => formatTricks(await pool.solveTable(seededDeal(index + 1)))),
    );
    pool.close();
    expect(ours).toEqual(seededTables);
  });
});
