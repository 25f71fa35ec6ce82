/**
 * Rules: what a call means in a situation. A style is a list of them, the first that fits counts.
 *
 * They are written as tables, so that a wrong one is easy to see and to change. A heading says where in the auction the
 * rules below it apply; a row has four columns:
 *
 *     [response, quiet]
 *     1M | raise to 2 | 5-10, 3+suit | single raise
 *
 * After 1♥ or 1♠ of partner and a pass, a raise to two shows 5 to 10 HCP and three or more cards in the suit. The first
 * column has all calls of one's own side so far, without passes before the first other call, `…` for any; it is empty
 * where there were none. The second is the call (`call-pattern.ts`), the third a condition (`parse-condition.ts`), in
 * which `suit` is the suit of the bid, `partner` the last suit that partner showed, `mine` the first that the caller
 * showed and `theirs` the last of the opponents. A star before the name is for artificial bids, which do not show the
 * suit that is bid. Where the condition is `any`, the call means nothing that could be said.
 *
 * A heading has one or more positions (`situation.ts`) joined by `or`, and perhaps what else must hold: `quiet` (the
 * right-hand opponent passed), `contested` (did not), `passed hand`, `third or fourth` (an opening after two passes or
 * three), `over 1NT` (the last bid or double of the opponents).
 */
import type { Condition } from '../conditions/condition.ts';
import { parseCondition } from '../conditions/parse-condition.ts';
import { unwrap } from '../result.ts';
import type { Suit } from '../suit.ts';
import { callPattern, type CallPattern } from './call-pattern.ts';
import type { CallPosition, Situation, SuitRoles } from './situation.ts';

export interface Rule {
  /** Position, calls before and call: what it is about, and by which it is found in its table. */
  readonly id: string;
  readonly positions: readonly CallPosition[];
  readonly applies: (situation: Situation) => boolean;
  readonly means: string;
  readonly name: string;
  readonly isArtificial: boolean;
}

/** The rules of a table. Throws on what is none: tables are part of the program. */
export function parseRules(table: string): readonly Rule[] {
  const rules: Rule[] = [];
  let heading: Heading | null = null;
  for (const line of table.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('[')) heading = parseHeading(line.slice(1, -1));
    else if (heading) rules.push(parseRow(line, heading));
    else throw new TypeError(`"${line}" stands before the first heading.`);
  }
  return rules;
}

/** The condition of the rule in this situation; null if it speaks of a suit that there is not. */
export function conditionOf(rule: Rule, suits: SuitRoles): Condition | null {
  let isMissing = false;
  const text = rule.means.replace(SUIT_ROLE, (role) => {
    const suit: Suit | null = suits[role as keyof SuitRoles];
    isMissing ||= suit === null;
    return suit ?? '';
  });
  if (isMissing) return null;
  let condition = parsed.get(text);
  if (!condition) parsed.set(text, (condition = unwrap(parseCondition(text))));
  return condition;
}

/** Conditions by their text: a few hundred, whatever the number of auctions. */
const parsed = new Map<string, Condition>();

interface Heading {
  readonly text: string;
  readonly positions: readonly CallPosition[];
  readonly tests: readonly ((situation: Situation) => boolean)[];
}

function parseHeading(text: string): Heading {
  const [first = '', ...flags] = text.split(',').map((each) => each.trim());
  const positions = first.split(' or ') as CallPosition[];
  const wrong = positions.find((each) => !POSITIONS.includes(each));
  if (wrong !== undefined) throw new TypeError(`"${wrong}" is not a position.`);
  return { text, positions, tests: flags.map(flagTest) };
}

function flagTest(flag: string): (situation: Situation) => boolean {
  if (flag === 'quiet') return (situation) => !situation.isContested;
  if (flag === 'contested') return (situation) => situation.isContested;
  if (flag === 'passed hand') return (situation) => situation.isPassedHand;
  if (flag === 'third or fourth') return ({ described }) => described.index >= 2;
  if (!flag.startsWith('over ')) throw new TypeError(`"${flag}" is not known in a heading.`);
  const pattern = callPattern(flag.slice('over '.length));
  return ({ over }) => over !== null && pattern(over);
}

function parseRow(line: string, heading: Heading): Rule {
  const columns = line.split('|').map((each) => each.trim());
  const [after = '', call = '', means = '', name = ''] = columns;
  if (columns.length !== 4 || !means || !name) throw new TypeError(`"${line}" has not four columns.`);
  // What is wrong with a condition should show when the table is read, whichever the suits.
  unwrap(parseCondition(means.replace(SUIT_ROLE, 'S')));
  const isCall = callPattern(call);
  const isAfter = sequencePattern(after);
  return {
    id: `${heading.text}: ${after ? `${after}, ` : ''}${call}`,
    positions: heading.positions,
    applies: (situation) =>
      isCall(situation.described) &&
      heading.tests.every((test) => test(situation)) &&
      isAfter(situation.before),
    means,
    name: name.replace(/^\*\s*/u, ''),
    isArtificial: name.startsWith('*'),
  };
}

function sequencePattern(text: string): (calls: Situation['before']) => boolean {
  const parts = text === '' ? [] : text.split(',').map((each) => each.trim());
  const isOpen = parts[0] === '…';
  const patterns: readonly CallPattern[] = (isOpen ? parts.slice(1) : parts).map(callPattern);
  return (calls) => {
    const skipped = calls.length - patterns.length;
    if (skipped < 0 || (skipped > 0 && !isOpen)) return false;
    return patterns.every((pattern, index) => pattern(calls[skipped + index]!));
  };
}

const SUIT_ROLE = /(?<![a-z])(?:suit|partner|mine|theirs)\b/gu;

const POSITIONS: readonly CallPosition[] = [
  'opening',
  'response',
  'rebid',
  'second response',
  'overcall',
  'balancing',
  'advance',
  'later',
];
