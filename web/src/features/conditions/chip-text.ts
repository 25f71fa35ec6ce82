import { isBid, levelOf, strainOf } from '@bridge-review/bridge/call';
import type { Condition } from '@bridge-review/bridge/conditions/condition';
import { conditionText } from '@bridge-review/bridge/meanings/condition-text';
import { seatName } from '@bridge-review/bridge/seat';
import { suitName, suits, suitSymbol } from '@bridge-review/bridge/suit';
import type { Chip } from './chip.ts';

/** Where the condition comes from: `2♥, file: “weak two”`. */
export function sourceText({ source, isEdited }: Chip): string {
  if (source.kind === 'own') return 'yours';
  if (isEdited) return `${callText(source)}, changed by you`;
  if (source.kind === 'rule') return `${callText(source)}, rule: ${source.name}`;
  return `${callText(source)}, ${source.kind}: “${shortened(source.name)}”`;
}

/** Whose condition it is, for a sentence: `East’s 2H`, `West’s second pass`, `your condition on East`. */
export function chipLabel({ source, seat }: Chip): string {
  if (source.kind === 'own') return `your condition on ${seatName(seat)}`;
  const { kind, call, ordinal, isPart } = source;
  const what = `${ordinals[ordinal ?? 0] ?? ''}${isBid(call) ? call : call.toLowerCase()}`;
  if (!isPart) return `${seatName(seat)}’s ${what}`;
  return kind === 'rule'
    ? `the rule for ${seatName(seat)}’s ${what}`
    : `the explanation of ${seatName(seat)}’s ${what}`;
}

/** As a screen reader says it: suits by name. */
export const spokenCondition = (condition: Condition): string => spoken(conditionText(condition));

export const spoken = (text: string): string =>
  suits.reduce(
    (words, suit) => words.replaceAll(new RegExp(` ?${suitSymbol(suit)}`, 'gu'), ` ${suitName(suit)}`),
    text,
  );

function callText({ call }: Exclude<Chip['source'], { kind: 'own' }>): string {
  if (!isBid(call)) return call.toLowerCase();
  const strain = strainOf(call);
  return strain === 'NT' ? call : `${levelOf(call)}${suitSymbol(strain)}`;
}

const ordinals = ['', 'first ', 'second ', 'third ', 'fourth ', 'fifth ', 'sixth '];

/** An explanation may be as long as a paragraph. */
const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text);
