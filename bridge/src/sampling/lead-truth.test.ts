import { expect, it } from 'vitest';
import { SolverPool } from '../double-dummy/solver-pool.ts';
import { leadDeviations, leadProblems } from '../testing/lead-problems.ts';
import { needsRealFiles } from '../testing/needs.ts';

const problem = leadProblems().find(({ auction }) => auction === '4S(opened)');

it(
  'leads against 4S opened have the figures of plain rejection and another solver',
  needsRealFiles(problem !== undefined),
  async () => {
    const pool = new SolverPool({ size: 2 });
    try {
      const deviations = await leadDeviations(problem!, 60, pool);
      const figures = deviations.flatMap(({ tricks, chance }) => [tricks, chance]);
      expect(Math.max(...figures.map(Math.abs))).toBeLessThan(4.5);
    } finally {
      pool.close();
    }
  },
);
