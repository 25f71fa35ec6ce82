import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callerAt, contractOf, makeAuction, parseAuction } from '../auction.ts';
import { unwrap } from '../result.ts';
import type { Seat } from '../seat.ts';
import { sideOf } from '../side.ts';
import { anyAuction } from '../testing/arbitraries.ts';
import { decisionOf } from './decision.ts';

const auction = (dealer: Seat, calls: string) => unwrap(parseAuction(dealer, calls.split(' ')));

describe('the decision of a pair', () => {
  it('is its last turn, of which a pass is one', () => {
    expect(decisionOf(auction('N', '1NT Pass 3NT Pass Pass Pass'), 'NS')).toEqual({
      index: 4,
      opposing: null,
      opposingAt: -1,
    });
    expect(decisionOf(auction('N', '1NT Pass 3NT Pass Pass Pass'), 'EW')?.index).toBe(5);
  });

  it('is none before the pair has called', () => {
    expect(decisionOf(auction('N', '1NT'), 'EW')).toBeNull();
    expect(decisionOf(auction('N', 'Pass'), 'NS')).toEqual({ index: 0, opposing: null, opposingAt: -1 });
  });

  it('knows the last bid of the opponents, by the one who bid the strain first, without its double', () => {
    const sacrifice = auction('E', '1H 2C 2H 3C 4H Pass Pass 5C Double Pass Pass Pass');
    expect(decisionOf(sacrifice, 'NS')?.opposing).toEqual({
      level: 4,
      strain: 'H',
      doubling: '',
      declarer: 'E',
    });
    const doubled = auction('E', '1H Pass 4H Double Pass Pass Pass');
    expect(decisionOf(doubled, 'NS')?.opposing).toEqual({
      level: 4,
      strain: 'H',
      doubling: '',
      declarer: 'E',
    });
  });

  it('takes nothing from later calls', () => {
    fc.assert(
      fc.property(anyAuction, fc.constantFrom('NS', 'EW'), (made, side) => {
        const decision = decisionOf(made, side);
        if (decision === null) return;
        const upTo = unwrap(makeAuction(made.dealer, made.calls.slice(0, decision.index + 1)));
        expect(decisionOf(upTo, side)).toEqual(decision);
        const later = made.calls.map((_, at) => at).slice(decision.index + 1);
        expect(later.map((at) => sideOf(callerAt(made, at)))).not.toContain(side);
      }),
    );
  });

  it('comes after the final contract was bid', () => {
    fc.assert(
      fc.property(anyAuction, fc.constantFrom('NS', 'EW'), (made, side) => {
        const contract = contractOf(made);
        if (contract === null || contract === 'Pass' || sideOf(contract.declarer) === side) return;
        const { level, strain, declarer } = contract;
        expect(decisionOf(made, side)?.opposing).toEqual({ level, strain, declarer, doubling: '' });
      }),
    );
  });
});
