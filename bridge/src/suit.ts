/**
 * The four suits, from spades down.
 *
 * ```ts
 * import { suitName, suits, suitSymbol } from '@bridge-review/bridge/suit';
 *
 * suits; // => ['S', 'H', 'D', 'C']
 * suitName('H'); // => 'hearts'
 * suitSymbol('H'); // => '♥'
 * ```
 *
 * @module
 */
/** Spades, hearts, diamonds, clubs. */
export type Suit = 'S' | 'H' | 'D' | 'C';

/** In the order in which a hand is written. */
export const suits: readonly Suit[] = ['S', 'H', 'D', 'C'];

/** In words: `hearts`. */
export const suitName = (suit: Suit): 'spades' | 'hearts' | 'diamonds' | 'clubs' => names[suit];

/** A sign for people: `♥`. */
export const suitSymbol = (suit: Suit): '♠' | '♥' | '♦' | '♣' => symbols[suit];

const names = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' } as const;

const symbols = { S: '♠', H: '♥', D: '♦', C: '♣' } as const;
