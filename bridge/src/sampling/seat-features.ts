import { conditionTest, type HandReader } from '../conditions/condition-test.ts';
import type { Condition, Lengths, Statement } from '../conditions/condition.ts';
import { controlsIn, lengthIn, pointsIn } from '../conditions/holding-facts.ts';
import { rankBits } from '../conditions/meets.ts';
import { suits } from '../suit.ts';

/**
 * What a condition looks at besides lengths, as one number for each suit: points, controls, losers and answers about
 * honours, each in its own bits. The features of a hand are the sum of those of its suits.
 */
export interface SeatFeatures {
  /** By suit: the cards that make a difference besides their number. */
  readonly ranks: readonly number[];
  /** Whether the lowest bits of the features are points. */
  readonly countsPoints: boolean;
  /** Whether the features of a suit depend on its length. */
  readonly countsLosers: boolean;
  /** The features of a suit with so many cards, among them these of `ranks`. */
  readonly of: (suit: number, cards: number, length: number) => number;
  /** Whether hands of these lengths and features meet the condition. */
  readonly test: (lengths: Lengths, features: number) => boolean;
}

/** Null where the condition has too many statements about honours. */
export function seatFeatures(condition: Condition): SeatFeatures | null {
  const used = statementsIn(condition);
  const honours = used.filter((each) => each.kind === 'honours');
  if (honours.length > MAX_HONOURS) return null;
  const has = (kind: Condition['kind']): boolean => used.some((each) => each.kind === kind);
  const [points, controls, losers] = [has('points'), has('controls'), has('losers')];
  const ranks = suits.map(
    (suit) =>
      (points ? rankBits(['A', 'K', 'Q', 'J']) : 0) |
      (controls ? rankBits(['A', 'K']) : 0) |
      (losers ? rankBits(['A', 'K', 'Q']) : 0) |
      honours.reduce((bits, each) => (each.suit === suit ? bits | rankBits(each.ranks) : bits), 0),
  );
  const answers = honours.map(({ suit, ranks: counted, range }, place) => {
    const bits = rankBits(counted);
    const { min, max = Infinity } = range;
    return { suit: suits.indexOf(suit), bits, min, max, answer: 1 << (HONOURS_SHIFT + place) };
  });
  const of = (suit: number, cards: number, length: number): number => {
    let features = 0;
    if (points) features += pointsIn[cards]!;
    if (controls) features += controlsIn[cards]! << CONTROLS_SHIFT;
    if (losers) features += losersAmong(cards, length) << LOSERS_SHIFT;
    for (const { suit: asked, bits, min, max, answer } of answers) {
      const count = lengthIn[cards & bits]!;
      if (asked === suit && count >= min && count <= max) features += answer;
    }
    return features;
  };
  const reader: HandReader<Summary> = {
    points: ({ features }) => features & POINTS_MASK,
    controls: ({ features }) => (features >> CONTROLS_SHIFT) & COUNT_MASK,
    losers: ({ features }) => (features >> LOSERS_SHIFT) & COUNT_MASK,
    length: ({ lengths }, suit) => lengths[suits.indexOf(suit)]!,
    meetsHonours: (statement) => {
      const { answer } = answers[honours.indexOf(statement)]!;
      return ({ features }) => (features & answer) !== 0;
    },
  };
  const test = conditionTest(condition, reader);
  return {
    ranks,
    countsPoints: points,
    countsLosers: losers,
    of,
    test: (lengths, features) => test({ lengths, features }),
  };
}

interface Summary {
  readonly lengths: Lengths;
  readonly features: number;
}

function statementsIn(condition: Condition): readonly Statement[] {
  if (condition.kind === 'not') return statementsIn(condition.condition);
  if (condition.kind === 'all' || condition.kind === 'any') return condition.conditions.flatMap(statementsIn);
  return [condition];
}

const losersAmong = (cards: number, length: number): number =>
  (length > 0 && !(cards & ACE) ? 1 : 0) +
  (length > 1 && !(cards & KING) ? 1 : 0) +
  (length > 2 && !(cards & QUEEN) ? 1 : 0);

const [ACE, KING, QUEEN] = [1 << 12, 1 << 11, 1 << 10];

/** Each field is wide enough for the sum over four suits: 37 points, 12 controls, 12 losers. */
export const POINTS_MASK = 0x3f;
const COUNT_MASK = 0xf;
const CONTROLS_SHIFT = 6;
const LOSERS_SHIFT = 10;
const HONOURS_SHIFT = 14;
const MAX_HONOURS = 12;
