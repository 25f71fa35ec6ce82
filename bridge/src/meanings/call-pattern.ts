/**
 * Which calls a rule is about, as a short text.
 *
 * | text                                      | means                                                        |
 * | ----------------------------------------- | ------------------------------------------------------------ |
 * | `1NT` `2C` `pass` `double` `redouble`     | that call                                                    |
 * | `1x` `2M` `3m`                            | a bid of any suit, of a major, of a minor at that level      |
 * | `new suit` `raise` `own suit` `cue bid`   | a bid of that kind that does not jump                        |
 * | `jump raise` `double jump new suit`       | a bid of that kind that skips one level; two or more         |
 * | `raise to 3` `new suit at 2` `notrump at 2` | a bid of that kind at that level, whether it jumps or not  |
 * | `bid` `any`                               | every bid; every call                                        |
 * | `1H or 1S`                                | one of these                                                 |
 */
import { isBid, levelOf, parseCall, strainOf } from '../call.ts';
import type { CallKind, DescribedCall } from './situation.ts';

export type CallPattern = (described: DescribedCall) => boolean;

/** Throws on a text that is not one of these: patterns are part of the program. */
export function callPattern(text: string): CallPattern {
  const alternatives = text.split(' or ').map((each) => onePattern(each.trim()));
  return (described) => alternatives.some((pattern) => pattern(described));
}

function onePattern(text: string): CallPattern {
  if (text === 'any') return () => true;
  if (text === 'bid') return ({ call }) => isBid(call);
  const wanted = parseCall(text);
  if (wanted.ok) return ({ call }) => call === wanted.value;
  const suitClass = SUIT_CLASS.exec(text);
  if (suitClass) return classPattern(Number(suitClass[1]), SUITS_OF_CLASS[suitClass[2]!]!);
  const kind = KIND.exec(text);
  if (!kind) throw new TypeError(`"${text}" is not a pattern of calls.`);
  return kindPattern(kind[2] as CallKind, kind[1], kind[3]);
}

const classPattern =
  (level: number, suits: string): CallPattern =>
  ({ call }) =>
    isBid(call) && levelOf(call) === level && suits.includes(strainOf(call));

function kindPattern(kind: CallKind, jump = '', level = ''): CallPattern {
  if (level !== '') {
    const wanted = Number(level);
    return (each) => each.kind === kind && isBid(each.call) && levelOf(each.call) === wanted;
  }
  if (jump === 'double jump ') return (each) => each.kind === kind && each.jump >= 2;
  const skipped = jump === '' ? 0 : 1;
  return (each) => each.kind === kind && each.jump === skipped;
}

const SUIT_CLASS = /^([1-7])([xMm])$/u;
const SUITS_OF_CLASS: Readonly<Record<string, string>> = { x: 'SHDC', M: 'SH', m: 'DC' };
const KIND = /^((?:double )?jump )?(notrump|new suit|own suit|raise|cue bid)(?: (?:at|to) ([1-7]))?$/u;
