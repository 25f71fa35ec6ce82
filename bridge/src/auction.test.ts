import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addCall,
  contractOf,
  isOver,
  legalCalls,
  makeAuction,
  maxCalls,
  parseAuction,
  startAuction,
  turnOf,
} from './auction.ts';
import { bids, type Call } from './call.ts';
import { unwrap } from './result.ts';
import { nextSeat, partnerOf, type Seat } from './seat.ts';
import { anyAuction, anyCall, anySeat } from './testing/arbitraries.ts';

const auction = (dealer: Seat, calls: string) => unwrap(parseAuction(dealer, calls.split(' ')));

describe('an auction', () => {
  it('starts with the dealer and goes round clockwise', () => {
    expect(turnOf(startAuction('W'))).toBe('W');
    expect(turnOf(auction('W', '1C Pass'))).toBe('E');
  });

  it('ends after three passes that follow a bid', () => {
    expect(isOver(auction('N', '1C P P'))).toBe(false);
    expect(isOver(auction('N', '1C P P P'))).toBe(true);
    expect(turnOf(auction('N', '1C P P P'))).toBeNull();
  });

  it('is passed out after four passes, not after three', () => {
    expect(contractOf(auction('N', 'P P P'))).toBeNull();
    expect(contractOf(auction('N', 'P P P P'))).toBe('Pass');
    expect(contractOf(auction('N', 'P P P 1C P P P'))).toMatchObject({ declarer: 'W' });
  });

  it('is declared by the player of the side who first bid the strain', () => {
    expect(contractOf(auction('N', '1H P 2C P 2H P 4H P P P'))).toMatchObject({ declarer: 'N' });
    expect(contractOf(auction('N', '1C 1H P 2H P 4H P P P'))).toMatchObject({ declarer: 'E' });
  });

  it('ignores earlier bids of the strain by the other side', () => {
    expect(contractOf(auction('N', '1S P P 2S P P P'))).toMatchObject({ declarer: 'W', strain: 'S' });
  });

  it('keeps a double until the next bid', () => {
    expect(contractOf(auction('N', '1S X P P P'))).toMatchObject({ doubling: 'X' });
    expect(contractOf(auction('N', '1S X XX P P P'))).toMatchObject({ doubling: 'XX' });
    expect(contractOf(auction('N', '1S X 2S P P P'))).toMatchObject({ doubling: '' });
  });

  it('allows a double and a redouble after two passes', () => {
    expect(contractOf(auction('N', '1S P P X P P XX P P P'))).toMatchObject({ doubling: 'XX' });
  });

  it.each([
    ['1H 1D', 1, 'insufficient-bid', "East's 1D is not higher than 1H."],
    ['1H 1H', 1, 'insufficient-bid', "East's 1H is not higher than 1H."],
    ['X', 0, 'inadmissible-double', "North's Double has no bid to double."],
    ['1C P X', 2, 'inadmissible-double', "South's Double would double 1C of the same side."],
    ['1C X P X', 3, 'inadmissible-double', "West's Double comes when 1C is doubled already."],
    ['1C X XX X', 3, 'inadmissible-double', "West's Double comes when 1C is doubled already."],
    ['1C XX', 1, 'inadmissible-redouble', "East's Redouble has no double to redouble."],
    ['1C X P XX', 3, 'inadmissible-redouble', "West's Redouble would redouble 1C of the other side."],
    ['1C X XX P XX', 4, 'inadmissible-redouble', "North's Redouble has no double to redouble."],
    ['1C P P P P', 4, 'auction-over', "North's Pass comes after the auction has ended."],
    ['P P P P 1C', 4, 'auction-over', "North's 1C comes after the auction has ended."],
  ])('refuses %s', (calls, index, code, message) => {
    expect(parseAuction('N', calls.split(' '))).toMatchObject({ ok: false, error: { index, code, message } });
  });

  it('says which text is not a call', () => {
    expect(parseAuction('N', ['1C', 'huh'])).toEqual({
      ok: false,
      error: { code: 'unknown-call', message: '"huh" is not a call.', index: 1 },
    });
  });

  it('can be as long as 319 calls', () => {
    const longest = bids.flatMap((bid) => `P P ${bid} P P X P P XX`.split(' ')).slice(2);
    const calls = ['P', 'P', 'P', ...longest, 'P', 'P', 'P'];
    expect(calls).toHaveLength(maxCalls);
    expect(contractOf(unwrap(parseAuction('N', calls)))).toMatchObject({
      level: 7,
      strain: 'NT',
      doubling: 'XX',
    });
  });
});

describe('legality', () => {
  it('agrees with the Laws read one call at a time', () => {
    fc.assert(
      fc.property(anyAuction, anyCall, (made, call) => {
        expect(addCall(made, call).ok).toBe(isLegal(made.calls, call));
      }),
      { numRuns: 2000 },
    );
  });

  it('lists exactly the calls that can be added', () => {
    const all: Call[] = ['Pass', 'Double', 'Redouble', ...bids];
    fc.assert(
      fc.property(anyAuction, (made) => {
        expect(legalCalls(made)).toEqual(all.filter((call) => isLegal(made.calls, call)));
      }),
    );
  });

  it('accepts a list of calls as a whole where it accepts them one by one', () => {
    fc.assert(
      fc.property(anySeat, fc.array(anyCall, { maxLength: 8 }), (dealer, calls) => {
        const wrong = calls.findIndex((call, index) => !isLegal(calls.slice(0, index), call));
        const made = makeAuction(dealer, calls);
        expect(made.ok ? -1 : made.error.index).toBe(wrong);
      }),
    );
  });

  it('gives the contract to the side that bid it last', () => {
    fc.assert(
      fc.property(anyAuction, (made) => {
        const contract = contractOf(made);
        expect(contract !== null).toBe(hasEnded(made.calls));
        if (contract === null || contract === 'Pass') return;
        const text = `${contract.level}${contract.strain}`;
        const bidder = nextSeat(
          made.dealer,
          made.calls.findIndex((call) => call === text),
        );
        expect([bidder, partnerOf(bidder)]).toContain(contract.declarer);
      }),
    );
  });
});

/** Laws 18, 19 and 22 in their own words, slowly: every question looks through all the calls again. */
function isLegal(calls: readonly Call[], next: Call): boolean {
  if (hasEnded(calls)) return false;
  const lastOther = calls.findLastIndex((call) => call !== 'Pass');
  const byOpponent = (calls.length - lastOther) % 2 === 1;
  const last = calls[lastOther];
  if (next === 'Pass') return true;
  if (next === 'Double') return byOpponent && order.includes(last ?? '');
  if (next === 'Redouble') return byOpponent && last === 'Double';
  return calls.every((call) => order.indexOf(call) < order.indexOf(next));
}

function hasEnded(calls: readonly Call[]): boolean {
  const end = calls.slice(-3);
  const threePasses = end.length === 3 && end.every((call) => call === 'Pass');
  return threePasses && calls.length > 3;
}

const order =
  '1C 1D 1H 1S 1NT 2C 2D 2H 2S 2NT 3C 3D 3H 3S 3NT 4C 4D 4H 4S 4NT 5C 5D 5H 5S 5NT 6C 6D 6H 6S 6NT 7C 7D 7H 7S 7NT'.split(
    ' ',
  );
