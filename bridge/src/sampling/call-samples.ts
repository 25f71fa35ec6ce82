/**
 * The alternatives at one call of an auction, layout by layout of what the caller's side does not see.
 *
 * ```ts
 * import { parseAuction } from '@bridge-review/bridge/auction';
 * import { parseHand } from '@bridge-review/bridge/hand';
 * import { unwrap } from '@bridge-review/bridge/result';
 * import { CallSamples } from '@bridge-review/bridge/sampling/call-samples';
 * import { makePartnership } from '@bridge-review/bridge/sampling/layouts';
 *
 * const auction = unwrap(parseAuction('W', ['3H', 'X', '4H', '4S', 'p', 'p', 'p']));
 * const hands = ['AK82.4.AQ98.KT97', 'QJ953.75.K3.A842'].map((text) => unwrap(parseHand(text)));
 * const partnership = unwrap(makePartnership('NS', hands[0]!, hands[1]!));
 *
 * const samples = new CallSamples({ auction, index: 3, partnership, vulnerability: 'None' });
 * samples.plays().map(({ declarer, strain }) => `${strain} by ${declarer}`); // => ['H by W', 'S by S', 'NT by S', 'C by S']
 * samples.add(0, [9, 10, 9, 9]);
 * samples.rows()[0]?.call; // => '4S'
 * ```
 *
 * @module
 */
import { callerAt, type Auction } from '../auction.ts';
import type { Tricks } from '../contract.ts';
import type { PlayToSolve } from '../double-dummy/search-table.ts';
import { sideOf } from '../side.ts';
import type { Vulnerability } from '../vulnerability.ts';
import { alternativesAt, playsOf, type Alternative } from './call-alternatives.ts';
import { compareCalls, type ComparedCall } from './compare-calls.ts';
import type { Partnership } from './layouts.ts';
import { TrickSamples } from './trick-samples.ts';

/** A call of a legal auction, by the partnership. */
export interface AskedCall {
  readonly auction: Auction;
  readonly index: number;
  readonly partnership: Partnership;
  readonly vulnerability: Vulnerability;
}

/** Layouts may come in any order and count in the order of their numbers. */
export class CallSamples {
  readonly #asked: AskedCall;
  readonly #alternatives: readonly Alternative[];
  readonly #samples: TrickSamples;

  constructor(asked: AskedCall) {
    if (sideOf(callerAt(asked.auction, asked.index)) !== asked.partnership.side)
      throw new RangeError('The call is not of this partnership.');
    this.#asked = asked;
    this.#alternatives = alternativesAt(asked.auction, asked.index, asked.partnership);
    this.#samples = new TrickSamples([], [], playsOf(this.#alternatives));
  }

  /** How many layouts are counted. */
  get count(): number {
    return this.#samples.count;
  }

  /** What has to be solved on each layout. What was found so far is the guess, which saves time. */
  plays(): PlayToSolve[] {
    return this.#samples.plays.map(({ declarer, strain }) => ({
      declarer,
      strain,
      guess: this.#samples.mean({ declarer, strain }),
    }));
  }

  /** Adds the tricks of the layout with this number, in the order of the plays. */
  add(number: number, tricks: readonly Tricks[]): void {
    this.#samples.addPlays(number, tricks);
  }

  rows(): ComparedCall[] {
    const { auction, index, partnership, vulnerability } = this.#asked;
    const made = auction.calls[index]!;
    return compareCalls(this.#samples, this.#alternatives, { side: partnership.side, vulnerability, made });
  }
}
