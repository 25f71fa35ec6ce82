import { describe, expect, it } from 'vitest';
import { parseDeal } from '../deal.ts';
import { unwrap } from '../result.ts';
import { inPbnOrder, truth } from '../testing/double-dummy-truth.ts';
import { SolverPool } from './solver-pool.ts';
import { formatTricks } from './trick-table.ts';

/** All of them take half an hour on two cores: `DD_TRUTH=all` asks for that, otherwise one in ten is looked at. */
const share = process.env['DD_TRUTH'] === 'all' ? 1 : 10;

const some = <T>(rows: readonly T[]): T[] => rows.filter((_, index) => index % share === 0);

/** One after the other would leave workers idle at the end of each deal. */
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

describe('tables that another solver has made', () => {
  const random = truth('random-deals');
  for (const kind of new Set(random.map(([, , name = '']) => name))) {
    it(`of the deals "${kind}"`, async () => {
      const rows = some(random.filter(([, , name]) => name === kind));
      expect(
        await mistakes(rows.map(([deal = '', digits = '']) => [deal, inPbnOrder(digits)] as const)),
      ).toEqual([]);
    });
  }

  it('of deals from real files', async () => {
    const rows = some(truth('real-deals').slice(1));
    expect(await mistakes(rows.map(([, , , , deal = '', digits = '']) => [deal, digits] as const))).toEqual(
      [],
    );
  });
});
