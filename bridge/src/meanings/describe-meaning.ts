import { isBid, type Call } from '../call.ts';
import { allOf, type Condition } from '../conditions/condition.ts';
import type { CallAnnotation } from '../record/hand-record.ts';
import { suitSymbol } from '../suit.ts';
import { conditionText } from './condition-text.ts';
import { readExplanation, type Explanation } from './explanation.ts';
import type { MeaningSource } from './meaning.ts';
import { conditionOf, type Rule } from './rule.ts';
import type { DescribedCall, Situation } from './situation.ts';
import { ruleFor } from './style.ts';
import type { StyleName } from './style-name.ts';

/** What one call means, and what later ones have to know of it. */
interface DescribedMeaning {
  readonly meanings: readonly { readonly condition: Condition; readonly source: MeaningSource }[];
  readonly described: DescribedCall;
  /** Whether it is conventional in a way that could not be read, so that rules say nothing of what follows. */
  readonly isUnread: boolean;
}

interface Known {
  readonly style: StyleName;
  readonly annotation: CallAnnotation | undefined;
  /** Whether the side made a call before that is conventional and could not be read. */
  readonly isUnread: boolean;
}

/** The meaning of the call by its explanation, and by a rule as far as the explanation leaves room for one. */
export function describeMeaning(situation: Situation, known: Known): DescribedMeaning {
  const { described } = situation;
  const note = known.annotation?.note ?? null;
  const explanation = note === null ? null : readExplanation(note, described.call);
  const isAlerted = note !== null && known.annotation!.alerted && isBid(described.call);
  const isConventional = isAlerted && !explanation?.isNatural;
  const rule =
    known.isUnread || (isConventional && described.kind !== 'notrump')
      ? null
      : ruleFor(known.style, situation);
  const fromRule = rule && ruleMeaning(rule, situation, known.style, explanation);
  return {
    meanings: [...explained(note, explanation), ...(fromRule ? [fromRule] : [])],
    described:
      isConventional || rule?.isArtificial ? { ...described, shows: null, isArtificial: true } : described,
    isUnread: isConventional && !explanation?.condition,
  };
}

const explained = (note: string | null, explanation: Explanation | null): DescribedMeaning['meanings'] =>
  note !== null && explanation?.condition
    ? [
        {
          condition: explanation.condition,
          source: {
            kind: 'explanation',
            id: note,
            name: note,
            text: `Explained: ${conditionText(explanation.condition)}`,
          },
        },
      ]
    : [];

function ruleMeaning(
  rule: Rule,
  { described, suits }: Situation,
  style: StyleName,
  explanation: Explanation | null,
): DescribedMeaning['meanings'][number] | null {
  const whole = conditionOf(rule, suits);
  const condition = whole && explanation?.condition ? unexplained(whole, explanation.condition) : whole;
  if (!condition || (condition.kind === 'all' && condition.conditions.length === 0)) return null;
  const name = rule.name
    .replace('{call}', callText(described.call))
    .replace('{suit}', suits.suit ? suitSymbol(suits.suit) : '');
  const text = `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${conditionText(condition)}`;
  return { condition, source: { kind: 'rule', id: `${style}, ${rule.id}`, name, text } };
}

/** The parts of a rule's condition that speak of what the explanation does not: points, or shape. */
function unexplained(condition: Condition, explanation: Condition): Condition {
  const parts = condition.kind === 'all' ? condition.conditions : [condition];
  const spoken = aspectsOf(explanation);
  return allOf(parts.filter((part) => !aspectsOf(part).some((aspect) => spoken.includes(aspect))));
}

function aspectsOf(condition: Condition): readonly ('points' | 'shape')[] {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.conditions.flatMap(aspectsOf);
    case 'not':
      return aspectsOf(condition.condition);
    case 'points':
    case 'controls':
    case 'losers':
      return ['points'];
    default:
      return ['shape'];
  }
}

const callText = (call: Call): string => {
  if (!isBid(call)) return call;
  const suit = call.slice(1);
  return suit === 'S' || suit === 'H' || suit === 'D' || suit === 'C'
    ? call.charAt(0) + suitSymbol(suit)
    : call;
};
