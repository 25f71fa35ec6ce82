import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Deal, makeDeal, parseDeal } from '../deal.ts';
import { unwrap } from '../result.ts';
import { nextSeat, type Seat, seats } from '../seat.ts';
import { strains } from '../strain.ts';
import { inPbnOrder, truth } from '../testing/double-dummy-truth.ts';
import { seededDeal } from '../testing/seeded-deals.ts';
import { seededTables } from '../testing/seeded-tables.ts';
import { loadEngine } from './engine.ts';
import { solveTableWith } from './search-table.ts';
import { solveTable } from './solve-table.ts';
import { formatTricks } from './trick-table.ts';

/** The same hands, each so many places further clockwise: North's go to East. */
const rotateDeal = (deal: Deal, places: number): Deal => {
  const from = (seat: Seat) => deal[nextSeat(seat, -places)];
  return unwrap(makeDeal({ N: from('N'), E: from('E'), S: from('S'), W: from('W') }));
};

const longTimeout = { timeout: 300_000 };

describe('the table of a deal', longTimeout, () => {
  // All sixty are solved in `solve-table.long.test.ts`.
  it.each(seededTables.slice(0, 20).map((table, index) => [index + 1, table] as const))(
    'is right for deal %i',
    (seed, table) => {
      expect(formatTricks(solveTable(seededDeal(seed)))).toBe(table);
    },
  );

  it('matches another solver', () => {
    for (const [deal = '', digits = ''] of truth('random-deals').slice(0, 3)) {
      expect(formatTricks(solveTable(unwrap(parseDeal(deal)))), deal).toBe(inPbnOrder(digits));
    }
  });

  it('rotates with the deal', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(...strains),
        fc.integer({ min: 1, max: 3 }),
        (seed, strain, places) => {
          const deal = seededDeal(seed);
          const plain = solveTable(deal, { strains: [strain] });
          const turned = solveTable(rotateDeal(deal, places), { strains: [strain] });
          for (const seat of seats) expect(turned[nextSeat(seat, places)]).toEqual(plain[seat]);
        },
      ),
      { numRuns: 10, seed: 1 },
    );
  });

  it('has only the requested strains, and reports each as it is done', () => {
    const done: unknown[] = [];
    const table = solveTable(seededDeal(3), {
      declarers: ['W', 'N'],
      strains: ['H', 'NT'],
      onStrain: (strain, tricks) => done.push([strain, tricks]),
    });
    const whole = solveTable(seededDeal(3));
    expect(table).toEqual({
      N: { H: whole.N.H, NT: whole.N.NT },
      W: { H: whole.W.H, NT: whole.W.NT },
    });
    expect(done).toEqual([
      ['H', { W: whole.W.H, N: whole.N.H }],
      ['NT', { W: whole.W.NT, N: whole.N.NT }],
    ]);
  });

  it('is the same without WebAssembly', async () => {
    const engine = await loadEngine('javascript');
    for (const seed of [1, 2, 3]) {
      const table = solveTableWith(engine, seededDeal(seed), { strains: ['S', 'NT'] });
      expect(table).toEqual(solveTable(seededDeal(seed), { strains: ['S', 'NT'] }));
    }
  });

  it('is right in bounded memory when the engine discards proven positions', async () => {
    const [small, usual] = await Promise.all([loadEngine('wasm'), loadEngine('wasm')]);
    // A little above what the engine takes before it has proved anything.
    small.limitMemory(600_000);
    const wanted = { strains: ['NT', 'H'] } as const;
    expect(solveTableWith(small, seededDeal(1), wanted)).toEqual(
      solveTableWith(usual, seededDeal(1), wanted),
    );
    expect(small.nodes()).toBeGreaterThan(usual.nodes());
    expect((small as unknown as { memory: { buffer: ArrayBuffer } }).memory.buffer.byteLength).toBe(4 << 20);
  });

  it('does not depend on what was solved before', async () => {
    const engine = await loadEngine('wasm');
    for (const seed of [1, 2, 1]) {
      expect(formatTricks(solveTableWith(engine, seededDeal(seed), {}))).toBe(seededTables[seed - 1]);
    }
  });
});
