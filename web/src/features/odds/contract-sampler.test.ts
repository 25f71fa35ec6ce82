import { solveTable } from '@bridge-review/bridge/double-dummy/solve-table';
import { parseHand } from '@bridge-review/bridge/hand';
import { unwrap } from '@bridge-review/bridge/result';
import { makePartnership } from '@bridge-review/bridge/sampling/layouts';
import { describe, expect, it } from 'vitest';
import { allLayouts } from './layout-source.ts';
import { ContractSampler, type ContractSamplerParts } from './contract-sampler.ts';

const hand = (text: string) => unwrap(parseHand(text));
const partnership = unwrap(makePartnership('NS', hand('AQJT98.AKQ.32.32'), hand('76543.432.AKQ.AK')));
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Solves in this thread; the answers arrive in another order. */
function samplerOf(seed: number, parts: Partial<ContractSamplerParts> = {}) {
  let asked = 0;
  return new ContractSampler({
    declarers: ['N', 'S'],
    strains: ['S'],
    layoutAt: allLayouts(partnership, seed),
    width: 3,
    solve: async (deal, { signal, ...options }) => {
      const table = solveTable(deal, options);
      asked += 1;
      await wait(asked % 2 === 0 ? 4 : 1);
      if (signal.aborted) throw signal.reason;
      return table;
    },
    progressed: () => {},
    exhausted: () => {},
    failed: () => {},
    ...parts,
  });
}

const tricksOf = ({ samples }: ContractSampler) => [...samples.tricks({ declarer: 'N', strain: 'S' })];

async function run(sampler: ContractSampler, target: number): Promise<number[]> {
  sampler.run(target);
  await expect.poll(() => sampler.samples.count).toBe(target);
  return tricksOf(sampler);
}

describe('a sampler', () => {
  it('gives the same result for the same seed, with any number of workers', async () => {
    const one = await run(samplerOf(4), 24);
    expect(await run(samplerOf(4, { width: 1 }), 24)).toEqual(one);
    expect(await run(samplerOf(5), 24)).not.toEqual(one);
  });

  it('continues after a stop as if there had been none', async () => {
    let stopped = false;
    const sampler = samplerOf(4, {
      progressed: () => {
        if (!stopped && sampler.samples.count >= 7) sampler.stop();
        stopped ||= sampler.samples.count >= 7;
      },
    });
    sampler.run(24);
    await expect.poll(() => stopped).toBe(true);
    expect(sampler.samples.count).toBeLessThan(24);
    expect(await run(sampler, 24)).toEqual(await run(samplerOf(4), 24));
  });

  it('finishes running work when paused, and starts nothing more', async () => {
    const finish: (() => void)[] = [];
    const sampler = samplerOf(4, {
      solve: async (deal, { declarers, strains }) => {
        await new Promise<void>((done) => finish.push(done));
        return solveTable(deal, { declarers, strains });
      },
    });
    sampler.run(1000);
    sampler.pause();
    await expect.poll(() => finish).toHaveLength(3);
    for (const done of finish) done();
    await expect.poll(() => sampler.samples.count).toBe(3);
    expect(finish).toHaveLength(3);
  });

  it('reports a failure once, and can be retried', async () => {
    const failures: string[] = [];
    let broken = true;
    const sampler = samplerOf(4, {
      solve: async (deal, options) => {
        if (broken) throw new Error('no worker');
        return solveTable(deal, options);
      },
      failed: () => failures.push('failed'),
    });
    sampler.run(10);
    await expect.poll(() => failures).toHaveLength(1);
    broken = false;
    expect(await run(sampler, 10)).toEqual(await run(samplerOf(4), 10));
  });
});
