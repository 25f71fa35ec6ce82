import { afterEach, describe, expect, it } from 'vitest';
import { parseSeatConditions } from '../conditions/seat-conditions.ts';
import { formatHand } from '../hand.ts';
import { unwrap } from '../result.ts';
import { makeDealSampler } from '../sampling/deal-sampler.ts';
import { parseKnownCards } from '../sampling/known-cards.ts';
import type { LayoutSeries } from '../sampling/sampled-layout.ts';
import { positionAfter } from './position.ts';
import { solveCards } from './solve-cards.ts';
import { solveTable } from './solve-table.ts';
import { SolverPool } from './solver-pool.ts';

const known = unwrap(parseKnownCards('W:QJ4.A9.AJ973.T65'));
const series = (where: string, maxTries = 1000): LayoutSeries => ({
  known,
  conditions: unwrap(parseSeatConditions(where)),
  seed: 7,
  maxTries,
});
const opened = series('S: 6-11, 7-8S; N: 0-11, 0-3S');

const pools: SolverPool[] = [];
const newPool = () => {
  const pool = new SolverPool({ size: 1 });
  pools.push(pool);
  return pool;
};
afterEach(() => {
  for (const pool of pools.splice(0)) pool.close();
});

describe('a worker that deals and solves', () => {
  it('values each lead on the layout that the sampler has under this number', async () => {
    const answer = unwrap(
      await newPool().sampleLeads({ series: opened, number: 3, leader: 'W', strain: 'S' }),
    );
    const { deal } = unwrap(makeDealSampler(known, opened.conditions)).dealAt({ seed: 7, number: 3 });
    expect(answer.deal).toEqual(deal);
    const position = unwrap(positionAfter(deal!, 'S', 'W', []));
    expect(answer.tricks).toEqual(solveCards(position).map(({ tricks }) => tricks));
    expect(formatHand(answer.deal.W)).toBe('QJ4.A9.AJ973.T65');
  });

  it('solves contracts on a layout', async () => {
    const wanted = { declarers: ['S', 'N'], strains: ['S'] } as const;
    const answer = unwrap(await newPool().sampleContracts({ series: opened, number: 0, ...wanted }));
    expect(answer.tricks).toEqual(solveTable(answer.deal, wanted));
  });

  it('solves single plays on a layout, whatever is guessed', async () => {
    const plays = [
      { declarer: 'S', strain: 'S', guess: 2 },
      { declarer: 'E', strain: 'NT' },
    ] as const;
    const answer = unwrap(await newPool().samplePlays({ series: opened, number: 1, plays }));
    const { deal } = unwrap(makeDealSampler(known, opened.conditions)).dealAt({ seed: 7, number: 1 });
    expect(answer.deal).toEqual(deal);
    const table = solveTable(deal!, { declarers: ['S', 'E'], strains: ['S', 'NT'] });
    expect(answer.tricks).toEqual([table.S.S, table.E.NT]);
  });

  it('says that no deal fits, and goes on with the next series', async () => {
    const pool = newPool();
    const ask = (asked: LayoutSeries) =>
      pool.sampleContracts({ series: asked, number: 0, declarers: ['S'], strains: ['NT'] });
    expect(await ask(series('S: 30+'))).toMatchObject({
      ok: false,
      error: { code: 'impossible', message: 'With the known cards South cannot have 30+.' },
    });
    expect((await ask(opened)).ok).toBe(true);
  });

  it('gives up after so many tries', async () => {
    // So many statements about honours are tried, not counted, and one hand in 3,000 meets them.
    const noHonours = Array.from('SHDC', (suit) => Array.from('AKQJT', (rank) => `not ${rank} in ${suit}`));
    const answer = await newPool().sampleContracts({
      series: series(`E: ${noHonours.flat().join(', ')}`, 2),
      number: 0,
      declarers: ['S'],
      strains: ['NT'],
    });
    expect(!answer.ok && answer.error).toEqual({
      code: 'not-found',
      message: 'No deal fitted in 2 tries.',
    });
  });
});
