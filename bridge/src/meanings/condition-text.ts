/** A condition for players to read: `15–17 HCP, balanced` rather than `15-17, bal`. */
import type { Condition } from '../conditions/condition.ts';
import { formatCondition } from '../conditions/format-condition.ts';
import { suitSymbol, type Suit } from '../suit.ts';

export function conditionText(condition: Condition): string {
  let text = cache.get(condition);
  if (text === undefined) cache.set(condition, (text = makeText(condition)));
  return text;
}

const cache = new WeakMap<Condition, string>();

const makeText = (condition: Condition): string =>
  formatCondition(condition)
    .replace(LENGTH, (_, count: string, suit: Suit) => `${count} ${suitSymbol(suit)}`)
    .replace(/(?<=\bin )[SHDC]\b/gu, (suit) => suitSymbol(suit as Suit))
    .replace(POINTS, '$& HCP')
    .replace(/(?<=\d)-(?=\d)/gu, '–')
    .replace(/\bsemibal\b/gu, 'semi-balanced')
    .replace(/\bbal\b/gu, 'balanced');

const LENGTH = /(\d+(?:-\d+|\+)?)([SHDC])\b/gu;
/** A range that nothing follows but the next part, or the end. */
const POINTS = /(?<![\d=-])\d+(?:-\d+|\+)?(?=$|[,)]| or )/gu;
