import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callerAt, makeAuction, parseAuction } from '../auction.ts';
import { formatContract } from '../contract.ts';
import { parseHand } from '../hand.ts';
import { unwrap } from '../result.ts';
import type { Seat } from '../seat.ts';
import { sideOf } from '../side.ts';
import { anyAuction } from '../testing/arbitraries.ts';
import { alternativesAt, playsOf } from './call-alternatives.ts';
import { makePartnership } from './layouts.ts';

const pairOf = (side: 'NS' | 'EW') =>
  unwrap(makePartnership(side, unwrap(parseHand('AK82.4.AQ98.KT97')), unwrap(parseHand('QJ953.75.K3.A842'))));
const auction = (dealer: Seat, calls: string) => unwrap(parseAuction(dealer, calls.split(' ')));
const texts = (dealer: Seat, calls: string, index: number) =>
  alternativesAt(auction(dealer, calls), index, pairOf(sideOf(callerAt(auction(dealer, calls), index)))).map(
    ({ call, contract }) => `${call} ${formatContract(contract)}`,
  );

describe('the alternatives at a call', () => {
  it('are passed out: to double, or to bid on', () => {
    expect(texts('W', '3H Double 4H Pass Pass Pass', 3).slice(0, 4)).toEqual([
      'Pass 4H',
      'Double 4HX',
      '4S 4S',
      '4NT 4NT',
    ]);
  });

  it('leave what stands, if the player passes', () => {
    expect(texts('N', '1S Pass 3S Pass 4S Pass Pass Pass', 4).slice(0, 2)).toEqual(['Pass 3S', '3NT 3NT']);
    expect(texts('N', '1S Double Pass Pass Pass', 2).slice(0, 2)).toEqual(['Pass 1SX', 'Redouble 1SXX']);
    expect(texts('N', 'Pass Pass Pass Pass', 3)[0]).toBe('Pass Pass');
  });

  it('are by the partner who has bid the strain first', () => {
    const plays = playsOf(alternativesAt(auction('N', '1S Pass 2C Pass 2S Pass 4S'), 6, pairOf('NS')));
    expect(plays).toEqual([
      { declarer: 'N', strain: 'S' },
      { declarer: 'S', strain: 'NT' },
      { declarer: 'S', strain: 'C' },
    ]);
  });

  it('are not bids in a suit with fewer than seven cards, unless the pair has bid it', () => {
    expect(texts('N', '1D Pass 1S', 2).some((text) => text.startsWith('2H'))).toBe(false);
    expect(texts('N', '1H Pass 1S', 2)).toContain('2H 2H');
  });

  it('take nothing from the call or later ones but what was bid', () => {
    fc.assert(
      fc.property(anyAuction, fc.nat(), (made, at) => {
        fc.pre(made.calls.length > 0);
        const index = at % made.calls.length;
        const side = sideOf(callerAt(made, index));
        const cut = unwrap(makeAuction(made.dealer, made.calls.slice(0, index + 1)));
        const all = alternativesAt(made, index, pairOf(side));
        expect(alternativesAt(cut, index, pairOf(side))).toEqual(all);
        expect(all.map(({ call }) => call)).toContain(made.calls[index]);
      }),
      { numRuns: 50 },
    );
  });
});
