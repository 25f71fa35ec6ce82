/**
 * Which style a pair plays, by the hands of its openings on other boards. The board that is judged must not be among
 * them: a convention card is known at the table, the hands are not.
 *
 * ```ts
 * import { parseHand } from '@bridge-review/bridge/hand';
 * import { PairStyle } from '@bridge-review/bridge/meanings/pair-style';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * const pair = new PairStyle();
 * for (let board = 0; board < 8; board++) pair.add('1NT', unwrap(parseHand('AQ4.KT3.K762.983')));
 * pair.style(); // => 'Acol'
 * ```
 *
 * @module
 */
import { makeAuction } from '../auction.ts';
import { levelOf, type Bid } from '../call.ts';
import type { Condition } from '../conditions/condition.ts';
import { meets } from '../conditions/meets.ts';
import type { Hand } from '../hand.ts';
import { unwrap } from '../result.ts';
import { auctionMeanings } from './auction-meanings.ts';
import type { StyleName } from './style-name.ts';

/** Counts by style how many openings of a pair, of one or two of anything, fit it. */
export class PairStyle {
  #openings = 0;
  readonly #fitting = new Map<StyleName, number>();

  /** How many openings are counted. */
  get openings(): number {
    return this.#openings;
  }

  add(call: Bid, hand: Hand): void {
    this.#count(call, hand, 1);
  }

  /** Takes back what was added, for the time in which that board is judged. */
  remove(call: Bid, hand: Hand): void {
    this.#count(call, hand, -1);
  }

  /** How many of the openings fit a style. */
  fitting(style: StyleName): number {
    return this.#fitting.get(style) ?? 0;
  }

  /** The style that fits best, if it fits nearly all of several openings and no other as many; else `cautious`. */
  style(): StyleName {
    if (this.#openings < MIN_OPENINGS) return 'cautious';
    const [best, next] = STYLES.toSorted((one, other) => this.fitting(other) - this.fitting(one));
    const most = this.fitting(best!);
    return most >= MIN_SHARE * this.#openings && most > this.fitting(next!) ? best! : 'cautious';
  }

  #count(call: Bid, hand: Hand, step: 1 | -1): void {
    if (levelOf(call) > 2) return;
    this.#openings += step;
    for (const style of STYLES)
      if (promises(call, style).every((condition) => meets(hand, condition)))
        this.#fitting.set(style, this.fitting(style) + step);
  }
}

/** What an opening says in a style. */
function promises(call: Bid, style: StyleName): readonly Condition[] {
  const key = `${call} ${style}`;
  let conditions = known.get(key);
  if (!conditions) {
    const opening = unwrap(makeAuction('N', [call]));
    conditions = auctionMeanings(opening, { style }).map(({ condition }) => condition);
    known.set(key, conditions);
  }
  return conditions;
}

/** Read when first asked for. */
const known = new Map<string, readonly Condition[]>();

const STYLES: readonly StyleName[] = ['five-card majors', 'Acol', 'strong club'];
const MIN_OPENINGS = 8;
const MIN_SHARE = 0.85;
