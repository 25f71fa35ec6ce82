/**
 * Values that are given for a side: `Result` and the scores. `"9"` is the declarer's, `"NS 9"` and `"EW 4"` are a
 * side's, `"NS 9 EW 4"` both sides'.
 *
 * @module
 */
import type { Side } from '../side.ts';

export type SideValue =
  | { readonly of: 'declarer'; readonly value: number }
  | { readonly of: Side; readonly value: number; readonly opponents: number | null };

/** A whole number, or one with decimals; null for anything else. */
export function parseSideValue(text: string, kind: 'whole' | 'decimal'): SideValue | null {
  const [, own, side, first, otherSide, second] = (kind === 'whole' ? whole : decimal).exec(text) ?? [];
  if (own !== undefined) return { of: 'declarer', value: Number(own) };
  if (side === undefined || side.toUpperCase() === otherSide?.toUpperCase()) return null;
  return {
    of: side.toUpperCase() as Side,
    value: Number(first),
    opponents: second === undefined ? null : Number(second),
  };
}

const shape = (number: string): RegExp =>
  new RegExp(`^\\s*(?:(${number})|(NS|EW)\\s*(${number})(?:\\s+(NS|EW)\\s*(${number}))?)\\s*$`, 'iu');

const whole = shape(String.raw`[+-]?\d{1,7}`);
const decimal = shape(String.raw`[+-]?\d{1,7}(?:\.\d{0,9})?`);
