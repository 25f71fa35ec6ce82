/**
 * The double-dummy value of every opening lead, layout by layout.
 *
 * ```ts
 * import { parseHand } from '@bridge-review/bridge/hand';
 * import { unwrap } from '@bridge-review/bridge/result';
 * import { LeadSamples } from '@bridge-review/bridge/sampling/lead-samples';
 *
 * const samples = new LeadSamples(unwrap(parseHand('KQ2.JT9.8765.432')));
 * samples.cards.slice(0, 4).join(' '); // => 'SK SQ S2 HJ'
 * samples.add(0, [5, 5, 4, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4]);
 * [...samples.tricks('S2')]; // => [4]
 * samples.groups().map((group) => group.join(' ')).slice(0, 3); // => ['SK SQ', 'S2', 'HJ HT H9']
 * ```
 *
 * @module
 */
import { makeCard, suitOf, type Card } from '../card.ts';
import type { Hand } from '../hand.ts';
import { ranksOf } from '../holding.ts';
import { suits } from '../suit.ts';
import { OrderedColumns } from './ordered-columns.ts';

/** Layouts may come in any order and count in the order of their numbers. */
export class LeadSamples {
  /** The thirteen, spades first, each suit from the highest. */
  readonly cards: readonly Card[];
  readonly #columns: OrderedColumns;

  constructor(hand: Hand) {
    this.cards = suits.flatMap((suit) => ranksOf(hand[suit]).map((rank) => makeCard(suit, rank)));
    this.#columns = new OrderedColumns(this.cards.length);
  }

  /** How many layouts are counted. */
  get count(): number {
    return this.#columns.count;
  }

  /** Adds what the defence takes with each of the cards on the layout with this number. */
  add(number: number, tricks: readonly number[]): void {
    this.#columns.add(number, tricks);
  }

  /** What the defence takes with this lead, in the order of the layouts. */
  tricks(card: Card): Uint8Array {
    return this.#columns.column(this.cards.indexOf(card));
  }

  /** Neighbours in a suit that took the same tricks on every layout so far. */
  groups(): Card[][] {
    const groups: Card[][] = [];
    for (const card of this.cards) {
      const last = groups.at(-1);
      if (last && this.#areEqual(last[0]!, card)) last.push(card);
      else groups.push([card]);
    }
    return groups;
  }

  #areEqual(one: Card, other: Card): boolean {
    if (suitOf(one) !== suitOf(other)) return false;
    const others = this.tricks(other);
    return this.tricks(one).every((tricks, layout) => tricks === others[layout]);
  }
}
