/**
 * The style that the name of a bidding system stands for: PBN's tags `BidSystemNS` and `BidSystemEW`.
 *
 * ```ts
 * import { styleOfSystem } from '@bridge-review/bridge/meanings/style-of-system';
 *
 * styleOfSystem('2/1 GF'); // => 'five-card majors'
 * styleOfSystem('Acol, weak NT'); // => 'Acol'
 * styleOfSystem('Moscito'); // => null
 * ```
 *
 * @module
 */
import type { StyleName } from './style-name.ts';

/** Null where the name says nothing that we know, or says two things. */
export function styleOfSystem(system: string): StyleName | null {
  const found = SIGNS.filter(([sign]) => sign.test(system)).map(([, style]) => style);
  const [style, ...others] = new Set(found);
  return others.length === 0 ? (style ?? null) : null;
}

const SIGNS: readonly (readonly [RegExp, StyleName])[] = [
  [/\b(sayc|standard american|2\/1|two[- ]over[- ]one)\b/iu, 'five-card majors'],
  [/\b(?:5|five)[- ]card majors?\b/iu, 'five-card majors'],
  [/\bacol\b/iu, 'Acol'],
  [/\b(precision|(?:strong|big|blue) club)\b/iu, 'strong club'],
];
