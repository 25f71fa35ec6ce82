import { solveTable } from '@bridge-review/bridge/double-dummy/solve-table';
import { parseHand } from '@bridge-review/bridge/hand';
import { fail, unwrap } from '@bridge-review/bridge/result';
import { oddsOf } from '@bridge-review/bridge/sampling/contract-odds';
import { makePartnership } from '@bridge-review/bridge/sampling/layouts';
import { describe, expect, it } from 'vitest';
import { Sensitivity } from '../simulation/sensitivity.ts';
import { allLayouts, type LayoutSource } from './layout-source.ts';
import { ContractSampler } from './contract-sampler.ts';

const hand = (text: string) => unwrap(parseHand(text));
const partnership = unwrap(makePartnership('NS', hand('AQJT98.AKQ.32.32'), hand('76543.432.AKQ.AK')));
const contract = { level: 7, strain: 'S', doubling: '', declarer: 'N' } as const;

function start(layouts: Readonly<Record<string, LayoutSource>>, progressed?: () => void) {
  const order: string[] = [];
  const shown: (readonly string[])[] = [];
  const sensitivity = new Sensitivity({
    chips: Object.keys(layouts),
    runWithout: (chip, events) =>
      new ContractSampler({
        ...events,
        exhausted: events.failed,
        declarers: ['N'],
        strains: ['S'],
        width: 2,
        layoutAt: async (number) => {
          order.push(chip);
          return layouts[chip]!(number);
        },
        solve: async (deal, { signal, ...options }) => {
          if (signal.aborted) throw signal.reason;
          return solveTable(deal, options);
        },
      }),
    stages: [100, 400],
    progressed: progressed ?? (() => shown.push(Object.keys(chances()))),
  });
  const chances = () => sensitivity.figures(({ samples }) => oddsOf(samples, contract, false).chance);
  sensitivity.run();
  return { sensitivity, order, shown, chances };
}

describe('figures without one of the conditions', () => {
  it('are rough for all of them before any is better', async () => {
    const { order, shown, chances } = start({
      E0: allLayouts(partnership, 6),
      W2: allLayouts(partnership, 7),
    });
    await expect.poll(() => shown).toEqual([['E0'], ['E0', 'W2'], ['E0', 'W2'], ['E0', 'W2']]);
    expect(order.indexOf('W2')).toBeLessThan(order.lastIndexOf('E0'));
    expect(order).toHaveLength(800);
    // North and South lack the king and the two of spades: 7♠ fails where East has both.
    for (const { low, high } of Object.values(chances())) {
      expect(low).toBeLessThan(0.76);
      expect(high).toBeGreaterThan(0.76);
    }
  });

  it('go on after a pause, and after a stop', async () => {
    let stops = 0;
    const { sensitivity, order } = start({ E0: allLayouts(partnership, 6) }, () => {
      if (stops === 0) sensitivity.stop();
      stops += 1;
    });
    sensitivity.pause();
    await expect.poll(() => order).toHaveLength(2);
    sensitivity.run();
    await expect.poll(() => stops).toBe(2);
  });

  it('say of which they cannot be worked out, and go on with the others', async () => {
    const { sensitivity, shown } = start({
      E0: async () => fail('not-found', 'None fits.'),
      W2: allLayouts(partnership, 4),
    });
    await expect.poll(() => shown).toEqual([[], ['W2'], ['W2']]);
    expect(sensitivity.failed).toEqual(['E0']);
  });
});
