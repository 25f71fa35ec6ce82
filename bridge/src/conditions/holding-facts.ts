/** What counts about the cards of a suit, by holding: tables of 8192 entries, since samplers ask millions of times. */
import { lengthOf, type Holding } from '../holding.ts';

const table = (fact: (holding: number) => number): Uint8Array =>
  Uint8Array.from({ length: 1 << 13 }, (_, holding) => fact(holding));

const ACE = 1 << 12;
const KING = 1 << 11;
const QUEEN = 1 << 10;
const JACK = 1 << 9;

const has = (holding: number, bit: number): number => (holding & bit ? 1 : 0);

/** How many cards. */
export const lengthIn = table((holding) => lengthOf(holding as Holding));

/** High-card points. */
export const pointsIn = table(
  (holding) => 4 * has(holding, ACE) + 3 * has(holding, KING) + 2 * has(holding, QUEEN) + has(holding, JACK),
);

/** Two for the ace, one for the king. */
export const controlsIn = table((holding) => 2 * has(holding, ACE) + has(holding, KING));

/** Of ace, king and queen those that are missing, but no more than there are cards: a queen alone or with one card loses too. */
export const losersIn = table((holding) => {
  const length = lengthIn[holding]!;
  const winners = [ACE, KING, QUEEN].slice(0, length).filter((bit) => holding & bit).length;
  return Math.min(3, length) - winners;
});
