import { addCall, legalCalls, makeAuction, startAuction } from '@bridge-review/bridge/auction';
import type { Call } from '@bridge-review/bridge/call';
import { unwrap } from '@bridge-review/bridge/result';
import { seats } from '@bridge-review/bridge/seat';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callOptions } from './call-options.ts';

/** Written out: a list made by the code that is tested would shrink with it. */
const BOX: readonly Call[][] = [
  ['1C', '1D', '1H', '1S', '1NT'],
  ['2C', '2D', '2H', '2S', '2NT'],
  ['3C', '3D', '3H', '3S', '3NT'],
  ['4C', '4D', '4H', '4S', '4NT'],
  ['5C', '5D', '5H', '5S', '5NT'],
  ['6C', '6D', '6H', '6S', '6NT'],
  ['7C', '7D', '7H', '7S', '7NT'],
  ['Pass', 'Double', 'Redouble'],
];
const EVERY_CALL = BOX.flat();

/** Any auction that can happen: each number chooses among the calls that are legal when its turn comes. */
const auctions = fc
  .tuple(fc.constantFrom(...seats), fc.array(fc.nat(), { maxLength: 60 }))
  .map(([dealer, choices]) =>
    choices.reduce((auction, choice) => {
      const open = legalCalls(auction);
      // Low bids and passes more often than chance would: auctions then live long enough to be interesting.
      const call = open[choice % Math.min(open.length, 6)];
      return call === undefined ? auction : unwrap(addCall(auction, call));
    }, startAuction(dealer)),
  );

/** The Laws once more, read off the whole list of calls and knowing nothing of the code that is tested. */
function mayCall(calls: readonly Call[], call: Call): boolean {
  const text = calls.join(' ');
  if (text === 'Pass Pass Pass Pass') return false;
  if (calls.length > 3 && text.endsWith(' Pass Pass Pass')) return false;
  if (call === 'Pass') return true;
  const real = calls.filter((made) => made !== 'Pass');
  const by = (index: number): 'dealer' | 'other' => (index % 2 === 0 ? 'dealer' : 'other');
  const me = by(calls.length);
  const lastReal = real.at(-1);
  const author = lastReal === undefined ? null : by(calls.lastIndexOf(lastReal));
  if (call === 'Redouble') return lastReal === 'Double' && author !== me;
  if (call === 'Double') return lastReal !== undefined && /^\d/.test(lastReal) && author !== me;
  const lastBid = real.findLast((made) => /^\d/.test(made));
  return lastBid === undefined || worth(call) > worth(lastBid);
}

/** Level times five and the rank of the suit, from clubs 1 to notrump 5. */
const worth = (bid: string): number =>
  Number(bid[0]) * 5 + ['C', 'D', 'H', 'S', 'NT'].indexOf(bid.slice(1)) + 1;

const enabled = (options: ReturnType<typeof callOptions>): Call[] =>
  options.filter(({ objection }) => objection === null).map(({ call }) => call);

describe('the calls of the bidding box', () => {
  it('that are enabled are exactly the legal ones', () => {
    fc.assert(
      fc.property(auctions, (auction) => {
        const open = enabled(callOptions(auction)).sort();
        expect(open).toEqual(legalCalls(auction).sort());
        expect(open).toEqual(EVERY_CALL.filter((call) => mayCall(auction.calls, call)).sort());
      }),
      { numRuns: 500 },
    );
  });

  it('are all 38, each once, after any auction', () => {
    fc.assert(
      fc.property(auctions, (auction) => {
        expect(callOptions(auction).map(({ call }) => call)).toEqual(EVERY_CALL);
      }),
    );
  });

  it.each([
    [['1H'], '1C', "East's 1C is not higher than 1H."],
    [[], 'Double', "North's Double has no bid to double."],
    [['1H', 'Pass'], 'Double', "South's Double would double 1H of the same side."],
    [['1H'], 'Redouble', "East's Redouble has no double to redouble."],
    [['1H', 'Pass', 'Pass', 'Pass'], 'Pass', 'The auction is over.'],
  ] satisfies [Call[], Call, string][])('after %j, %s says why it is disabled', (calls, call, reason) => {
    const options = callOptions(unwrap(makeAuction('N', calls)));
    expect(options.find((option) => option.call === call)?.objection).toBe(reason);
  });

  it('allow a double and a redouble after two passes', () => {
    expect(enabled(callOptions(unwrap(makeAuction('N', ['1H', 'Pass', 'Pass']))))).toContain('Double');
    expect(enabled(callOptions(unwrap(makeAuction('N', ['1H', 'Double', 'Pass', 'Pass']))))).toContain(
      'Redouble',
    );
  });
});
