import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SolverPool } from '../double-dummy/solver-pool.ts';
import { leadDeviations, leadProblems, type LeadDeviation } from '../testing/lead-problems.ts';
import { needsRealFiles } from '../testing/needs.ts';

const problems = leadProblems();

describe('leads over 600 layouts', needsRealFiles(problems.length > 0), () => {
  const pool = new SolverPool();
  const all: LeadDeviation[] = [];

  beforeAll(async () => {
    for (const problem of problems) all.push(...(await leadDeviations(problem, 600, pool)));
  }, 30 * 60_000);
  afterAll(() => pool.close());

  it.each(['tricks', 'chance'] as const)('have the %s of plain rejection and another solver', (figure) => {
    const off = all.map((each) => Math.abs(each[figure]));
    const share = off.filter((errors) => errors <= 1.96).length / off.length;
    process.stderr.write(
      `${figure}: ${(100 * share).toFixed(1)}% of ${off.length} cards within 1.96 standard errors, the worst ${Math.max(...off).toFixed(2)}\n`,
    );
    expect(share).toBeGreaterThanOrEqual(0.85);
    expect(Math.max(...off)).toBeLessThan(4.5);
  });
});
