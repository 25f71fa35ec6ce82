/**
 * What the explanation of a call in a file says about the hand, as far as it is certain: `15-17`, `5+ spades`,
 * `weak two`, and what robots write, `Weak two bid -- 6+ !H; 6-10 HCP`. What is not understood says nothing.
 *
 * ```ts
 * import { formatCondition } from '@bridge-review/bridge/conditions/format-condition';
 * import { readExplanation } from '@bridge-review/bridge/meanings/explanation';
 *
 * const { condition } = readExplanation('4+♥, 8-12 HCP', '2D');
 * condition && formatCondition(condition); // => '4+H, 8-12'
 * readExplanation('depends on the weather', '2D').condition; // => null
 * ```
 *
 * @module
 */
import { isBid, strainOf, type Call } from '../call.ts';
import { allOf, anyOf, type Condition } from '../conditions/condition.ts';
import type { Suit } from '../suit.ts';
import { readPhrase, type Phrase } from './explanation-phrases.ts';

export interface Explanation {
  /** Null if nothing of the text was understood. */
  readonly condition: Condition | null;
  /** Whether the text says that the bid shows its own suit, or that the call is the usual one. */
  readonly isNatural: boolean;
}

/** The text of an explanation of this call. Longer ones than a few hundred characters are not read. */
export function readExplanation(text: string, call: Call): Explanation {
  if (text.length > MAX_LENGTH) return nothing;
  const clear = plainText(text);
  if (DOUBTS.test(clear)) return nothing;
  const suit = suitOf(call);
  if (ALTERNATIVES.test(clear)) return alternatives(clear, call, suit);
  const phrases = clear.split(SEPARATOR).flatMap((each) => readPhrase(each.trim(), call, suit) ?? []);
  return joinPhrases(phrases, suit);
}

/** Several meanings with `or` between them, each understood as a whole. */
function alternatives(text: string, call: Call, suit: Suit | null): Explanation {
  if (SEPARATOR.test(text)) return nothing;
  const read = text.split(ALTERNATIVES).map((each) => readPhrase(each.trim(), call, suit));
  if (read.some((phrase) => !phrase?.conditions.length)) return nothing;
  return { condition: anyOf(read.map((phrase) => allOf(phrase!.conditions))), isNatural: false };
}

function joinPhrases(phrases: readonly Phrase[], suit: Suit | null): Explanation {
  const conditions = phrases.flatMap((phrase) => phrase.conditions);
  const showsSuit = conditions.some(
    (each) => each.kind === 'length' && each.suit === suit && each.range.min >= NATURAL_LENGTH,
  );
  return {
    condition: conditions.length > 0 ? allOf(conditions) : null,
    isNatural: showsSuit || phrases.some((phrase) => phrase.isNatural),
  };
}

/** In small letters, without the signs of a chat; of a robot's text only what it says after its name of the bid. */
const plainText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\[\d+:\d+\]|\*|^alert(?:ed|\.)?/gu, ' ')
    .replace(/^.*?--/u, ' ')
    .replace(
      /!([shdc])s?\b|!([shdc])/gu,
      (_, one?: string, other?: string) => ` ${SYMBOLS[(one ?? other)!]!} `,
    )
    .replace(/\s+/gu, ' ')
    .trim();

const suitOf = (call: Call): Suit | null => {
  if (!isBid(call)) return null;
  const strain = strainOf(call);
  return strain === 'NT' ? null : strain;
};

const nothing: Explanation = { condition: null, isNatural: false };
const MAX_LENGTH = 300;
const NATURAL_LENGTH = 2;
const SYMBOLS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };
const SEPARATOR = /[;,.](?!\d)|\(|\)| with | and (?=\d)/u;
const ALTERNATIVES = / or | oder | ou | of (?=\d)/u;
/** Words after which nothing is certain. */
const DOUBTS =
  /\b(?:can|could|cd|may|maybe|might|poss\w*|prob\w*|usual\w*|often|if|any|variable|not sure|\?)\b|\?/u;
