/** Phrases of explanations: `15-17 hcp bal`, `5+ spades`, `no 5 card major`, `transfer to hearts`. */
import { isBid, levelOf, type Call } from '../call.ts';
import { anyOf, atLeast, atMost, between, exactly, not, type Condition } from '../conditions/condition.ts';
import type { Suit } from '../suit.ts';

/** What a phrase says, all of it understood. */
export interface Phrase {
  readonly conditions: readonly Condition[];
  readonly isNatural: boolean;
}

/** Null if a word of it is not understood. */
export function readPhrase(phrase: string, call: Call, suit: Suit | null): Phrase | null {
  const conditions: Condition[] = [];
  let isNatural = false;
  let rest = phrase;
  while (rest !== '') {
    const found = readFirst(rest, call, suit);
    if (!found) return null;
    conditions.push(...found.conditions);
    isNatural ||= found.isNatural;
    rest = rest.slice(found.length).trimStart();
  }
  return { conditions, isNatural };
}

interface Found extends Phrase {
  readonly length: number;
}

interface Context {
  readonly call: Call;
  readonly suit: Suit | null;
}

/** The first form that matches the beginning of the text and makes sense there. */
function readFirst(text: string, call: Call, suit: Suit | null): Found | null {
  for (const { pattern, means } of forms) {
    const match = pattern.exec(text);
    const meant = match && means(match, { call, suit });
    if (!match || !meant) continue;
    const conditions = meant === 'natural' || meant === 'filler' ? [] : meant;
    return { conditions, isNatural: meant === 'natural', length: match[0].length };
  }
  return null;
}

interface Form {
  readonly pattern: RegExp;
  readonly means: (
    match: RegExpExecArray,
    context: Context,
  ) => readonly Condition[] | 'natural' | 'filler' | null;
}

const SUIT = String.raw`(♠|♥|♦|♣|(?:spades?|hearts?|diamonds?|clubs?|sp|he|di|cl|[shdc]|pik|herz|karo|treff|piques?|c[oœ]eurs?|carreaux?|tr[eè]fles?|schoppen|harten|ruiten|klaveren|spar|hj[eä]rter?|ruter|kl[oø]ver)\b)`;
const UNIT = String.raw`(?:hcp|hp|points?|pts?|pcs?|p|punkte)\b\.?`;
const CARDS = String.raw`(?:[- ]?cards?|[- ]?cd|er)?\s*`;

const form = (source: string, means: Form['means']): Form => ({
  pattern: new RegExp(`^(?:${source})`, 'u'),
  means,
});

const points = (min: number, max?: number): Condition[] | null =>
  min <= (max ?? min) && (max ?? min) <= 37
    ? [{ kind: 'points', range: max === undefined ? atLeast(min) : between(min, max) }]
    : null;
const length = (word: string, range: ReturnType<typeof atLeast>): Condition => ({
  kind: 'length',
  suit: suitNamed(word),
  range,
});
const cards = (word: string, min: number): Condition => length(word, atLeast(min));
const bothMajors = (max: number): Condition[] => [length('s', atMost(max)), length('h', atMost(max))];

/** The first that matches counts, so that lengths come before points. */
const forms: readonly Form[] = [
  form(String.raw`\d{1,2}-\d{1,2} total points|\d{1,2}[+-]? total points`, () => 'filler'),
  // Lengths of a suit.
  form(String.raw`(\d)\s*[-–/]\s*(\d)${CARDS}${SUIT}`, ([, low, high, suit]) =>
    low! <= high! ? [length(suit!, between(Number(low), Number(high)))] : null,
  ),
  form(String.raw`(\d)=\s*${SUIT}`, ([, count, suit]) => [length(suit!, exactly(Number(count)))]),
  form(String.raw`(\d)-\s*${SUIT}`, ([, most, suit]) => [length(suit!, atMost(Number(most)))]),
  form(String.raw`(\d)\+?${CARDS}${SUIT}`, ([, least, suit]) => [cards(suit!, Number(least))]),
  form(String.raw`(\d)\+?${CARDS}min(?:or)?\b|(\d)m\b`, ([, one, other]) => [
    anyOf([cards('c', Number(one ?? other)), cards('d', Number(one ?? other))]),
  ]),
  form(String.raw`(?:transfer|trf|xfer|transf\.?|trans) to \d?\s*${SUIT}`, ([, suit], { call }) => [
    cards(suit!, isBid(call) && levelOf(call) > 1 ? 5 : 4),
  ]),
  form(String.raw`(?:no|denies) ([1-9])[- ]?(?:c|card|cards|cd)?[- ]?(?:m|maj|majors?)\b`, ([, count]) =>
    bothMajors(Number(count) - 1),
  ),
  form(String.raw`(?:no|denies) ([1-9])\+?${CARDS}${SUIT}`, ([, count, suit]) => [
    length(suit!, atMost(Number(count) - 1)),
  ]),
  form(String.raw`(?:both )?minors\b`, () => [cards('c', 4), cards('d', 4)]),
  form(String.raw`(?:both )?majors\b`, () => [cards('s', 4), cards('h', 4)]),
  form(String.raw`(\d)=(\d)=(\d)=(\d)`, (match) => {
    const lengths = [Number(match[1]), Number(match[2]), Number(match[3]), Number(match[4])] as const;
    const [spades, hearts, diamonds, clubs] = lengths;
    return spades + hearts + diamonds + clubs === 13 ? [{ kind: 'shape', lengths, order: 'exact' }] : null;
  }),
  // Points.
  form(String.raw`(\d{1,2})\+?\s*(?:-|–|to|/)\s*(\d{1,2})\s*${UNIT}`, ([, low, high]) =>
    points(Number(low), Number(high)),
  ),
  form(String.raw`(\d{1,2})\+?\s*(?:-|–|to|/)\s*(\d{1,2})(?![\d+-])`, ([, low, high]) =>
    Number(high) >= 5 && low !== high ? points(Number(low), Number(high)) : null,
  ),
  form(String.raw`(\d{1,2})\+\s*${UNIT}`, ([, low]) => points(Number(low))),
  form(String.raw`(\d{1,2})-\s*${UNIT}`, ([, high]) => points(0, Number(high))),
  form(String.raw`(?:<|less than|under)\s*(\d{1,2})\s*${UNIT}`, ([, end]) => points(0, Number(end) - 1)),
  form(String.raw`(?:up to|max\.?)\s*(\d{1,2})\s*${UNIT}`, ([, high]) => points(0, Number(high))),
  form(String.raw`(\d{1,2})\s*${UNIT}`, ([, count]) => points(Number(count), Number(count))),
  form(String.raw`(\d{1,2})\+`, ([, low], { suit }) => bareAtLeast(Number(low), suit)),
  // Words.
  form(
    String.raw`weak (?:two|2)(?: bid)?\b`,
    (_, { suit }) =>
      suit && [
        { kind: 'points', range: between(3, 11) },
        { kind: 'length', suit, range: atLeast(5) },
      ],
  ),
  form(String.raw`(?:weak|schwach|faible|zwak)\b`, () => [{ kind: 'points', range: atMost(11) }]),
  form(String.raw`(?:pre-?empt\w*|pre)\b`, (_, { suit, call }) =>
    isBid(call) && levelOf(call) > 2 && suit
      ? [
          { kind: 'points', range: atMost(11) },
          { kind: 'length', suit, range: atLeast(6) },
        ]
      : null,
  ),
  form(String.raw`(?:strong|stark|forte?|sterk)\b`, () => [{ kind: 'points', range: atLeast(15) }]),
  form(String.raw`(?:unbalanced|unbal)\b\.?`, () => [not({ kind: 'balanced' })]),
  form(String.raw`(?:semi-?balanced|semi-?bal)\b`, () => [
    anyOf([{ kind: 'balanced' }, { kind: 'semibalanced' }]),
  ]),
  form(String.raw`(?:balanced|bal\b\.?|ausgeglichen|r[eé]guli[eè]re?)`, () => [{ kind: 'balanced' }]),
  form(String.raw`(?:natural|nat\b\.?|naturel|natürlich|naturlig|take-?out|t/o|t\.o)`, () => 'natural'),
  form(String.raw`(?:two|2) (?:suit\w*|colou?rs):?`, () => 'filler'),
  form(
    String.raw`(?:hand|shows?|showing|and|&|\+|gf|fg|forcing|f1|nf|non-?forcing|inv|artificial|art)(?=$|[\s+♠♥♦♣])`,
    () => 'filler',
  ),
  // A suit alone.
  form(SUIT, ([, suit]) => [cards(suit!, 4)]),
];

/** `16+` is points; `2+` is the length of the suit that is bid; what is between may be either. */
const bareAtLeast = (count: number, suit: Suit | null): Condition[] | null => {
  if (count >= 8) return points(count);
  return suit && count <= 5 ? [{ kind: 'length', suit, range: atLeast(count) }] : null;
};

const suitNamed = (word: string): Suit => byBeginning.find(([beginnings]) => beginnings.test(word))![1];

const byBeginning: readonly (readonly [RegExp, Suit])[] = [
  [/^(?:♠|s|pi)/u, 'S'],
  [/^(?:♥|h|co|cœ)/u, 'H'],
  [/^(?:♦|d|ka|ca|ru)/u, 'D'],
  [/^(?:♣|c|t|kl)/u, 'C'],
];
