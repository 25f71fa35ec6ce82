import { afterEach, describe, expect, it } from 'vitest';
import { unwrap } from '../result.ts';
import { seededDeal } from '../testing/seeded-deals.ts';
import { seededTables } from '../testing/seeded-tables.ts';
import { positionAfter } from './position.ts';
import { solveCards } from './solve-cards.ts';
import { SolverPool } from './solver-pool.ts';
import { formatTricks } from './trick-table.ts';

const pools: SolverPool[] = [];
const newPool = (size = 2): SolverPool => {
  const pool = new SolverPool({ size });
  pools.push(pool);
  return pool;
};
afterEach(() => {
  for (const pool of pools.splice(0)) pool.close();
});

describe('a pool of solvers', () => {
  it('gives the same answers as the solver, several deals at once', async () => {
    const pool = newPool();
    const tables = await Promise.all([1, 2, 3].map((seed) => pool.solveTable(seededDeal(seed))));
    expect(tables.map(formatTricks)).toEqual(seededTables.slice(0, 3));
  });

  it('reports each strain as it is done, before the whole table', async () => {
    const done: string[] = [];
    const whole = newPool()
      .solveTable(seededDeal(4), { onStrain: (strain) => done.push(strain) })
      .then(() => done.push('all'));
    await whole;
    expect(done.slice(0, 5).toSorted()).toEqual(['C', 'D', 'H', 'NT', 'S']);
    expect(done.at(-1)).toBe('all');
  });

  it('solves only the requested strains', async () => {
    const table = await newPool(1).solveTable(seededDeal(1), { strains: ['NT'], declarers: ['W'] });
    expect(table).toEqual({ W: { NT: 8 } });
  });

  it('values cards', async () => {
    const position = unwrap(positionAfter(seededDeal(5), 'H', 'E', []));
    expect(await newPool(1).solveCards(position)).toEqual(solveCards(position));
  });

  it('aborts a running search, and accepts the next', async () => {
    const pool = newPool(1);
    const controller = new AbortController();
    const stopped = pool.solveTable(seededDeal(6), {
      signal: controller.signal,
      onStrain: () => controller.abort(),
    });
    await expect(stopped).rejects.toThrow('aborted');
    expect(formatTricks(await pool.solveTable(seededDeal(1)))).toBe(seededTables[0]);
  });

  it('cancels waiting work without disturbing running work', async () => {
    const pool = newPool(1);
    const controller = new AbortController();
    const running = pool.solveTable(seededDeal(1), { strains: ['S'] });
    const waiting = pool.solveTable(seededDeal(2), { signal: controller.signal });
    controller.abort(new Error('not needed any more'));
    await expect(waiting).rejects.toThrow('not needed any more');
    expect((await running).N.S).toBe(3);
  });

  it('refuses work once closed', async () => {
    const pool = newPool(1);
    const open = pool.solveTable(seededDeal(7));
    pool.close();
    await expect(open).rejects.toThrow('closed');
    await expect(pool.solveTable(seededDeal(7))).rejects.toThrow('closed');
  });
});
