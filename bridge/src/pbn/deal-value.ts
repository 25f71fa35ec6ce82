/**
 * The value of the `Deal` tag, with what real files have in it beyond the standard.
 *
 * @module
 */
import type { Deal } from '../deal.ts';
import { parsePartialDeal, type PartialDeal } from '../partial-deal.ts';
import { fail, type Result } from '../result.ts';

/** Parses deals, each spelling once: files repeat a deal for every table that played it. */
export class DealParser {
  readonly #parsed = new Map<string, Result<Deal | PartialDeal>>();

  parse(text: string): Result<Deal | PartialDeal> {
    let result = this.#parsed.get(text);
    if (!result) {
      result = parseDealValue(text);
      this.#parsed.set(text, result);
    }
    return result;
  }
}

/** Whether some hand's small cards are written as `x`, so that it is not known card by card. */
export const hasSpotCards = (text: string): boolean => /x/iu.test(text);

function parseDealValue(text: string): Result<Deal | PartialDeal> {
  const result = parsePartialDeal(hasSpotCards(text) ? text.replaceAll(handWithSpots, '-') : text);
  if (result.ok || result.error.code !== 'wrong-card-count') return result;
  const longest = Math.max(
    ...text
      .slice(text.indexOf(':') + 1)
      .split(/\s+/u)
      .map(cardCount),
  );
  return longest < 13
    ? fail('end-position', 'It is an end position or a single suit, not a whole deal.')
    : result;
}

const handWithSpots = /(?<=[\s:])[\w.]*x[\w.]*(?=\s|$)/giu;

const cardCount = (hand: string): number => hand.replaceAll(/\W/gu, '').length;
