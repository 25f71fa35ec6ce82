/** Bidding styles: sets of rules that a pair may play. */
import { parseRules, type Rule } from './rule.ts';
import { acol } from './rules/acol.ts';
import { cautious } from './rules/cautious.ts';
import { common } from './rules/common.ts';
import { fiveCardMajors } from './rules/five-card-majors.ts';
import { strongClub } from './rules/strong-club.ts';
import type { CallPosition, Situation } from './situation.ts';
import type { StyleName } from './style-name.ts';

/** The rule of the style for the call; null if there is none. */
export const ruleFor = (style: StyleName, situation: Situation): Rule | null =>
  rulesOf(style)
    .get(situation.position)
    ?.find((rule) => rule.applies(situation)) ?? null;

/** A style's own rules come before those that all have in common. */
const tables: Readonly<Record<StyleName, string>> = {
  cautious: cautious + common,
  'five-card majors': fiveCardMajors + common,
  Acol: acol + common,
  'strong club': strongClub + common,
};

/** By position, in the order in which they are tried. */
export function rulesOf(style: StyleName): ReadonlyMap<CallPosition, readonly Rule[]> {
  let rules = byPosition.get(style);
  if (!rules) byPosition.set(style, (rules = group(parseRules(tables[style]))));
  return rules;
}

/** Read when first asked for. */
const byPosition = new Map<StyleName, ReadonlyMap<CallPosition, readonly Rule[]>>();

function group(rules: readonly Rule[]): ReadonlyMap<CallPosition, readonly Rule[]> {
  const groups = new Map<CallPosition, Rule[]>();
  for (const rule of rules)
    for (const position of rule.positions) groups.set(position, [...(groups.get(position) ?? []), rule]);
  return groups;
}
