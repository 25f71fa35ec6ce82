/**
 * The style to read a pair's calls in, and how it is known: as somebody chose, else as the file says, else by the hands
 * of the pair's openings on other boards.
 *
 * ```ts
 * import { parseHand } from '@bridge-review/bridge/hand';
 * import { resolveStyle } from '@bridge-review/bridge/meanings/resolve-style';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * const weak = { call: '1NT', hand: unwrap(parseHand('AQ4.KT3.K762.983')) } as const;
 * const openings = Array.from({ length: 9 }, () => weak);
 * resolveStyle({ choice: null, system: null, openings }); // => { style: 'Acol', from: 'openings', openings: 9, fitting: 9 }
 * resolveStyle({ choice: null, system: 'SAYC', openings }).style; // => 'five-card majors'
 * ```
 *
 * @module
 */
import type { Bid } from '../call.ts';
import type { Hand } from '../hand.ts';
import { PairStyle } from './pair-style.ts';
import { styleOfSystem } from './style-of-system.ts';
import type { StyleName } from './style-name.ts';

/** What is known about the style of a pair at one board. */
export interface StyleEvidence {
  readonly choice: StyleName | null;
  /** What the file calls the pair's system. */
  readonly system: string | null;
  /** Of the pair, on other boards: a convention card is known at the table, the hands of this board are not. */
  readonly openings: readonly { readonly call: Bid; readonly hand: Hand }[];
}

/** A style and where it is from. Without any evidence it is `cautious`. */
export interface ResolvedStyle {
  readonly style: StyleName;
  readonly from: 'choice' | 'file' | 'openings' | 'nothing';
  /** How many openings there are, of one or two of anything, and how many of them fit the style. */
  readonly openings: number;
  readonly fitting: number;
}

/** In this order, the first that says something. */
export function resolveStyle({ choice, system, openings }: StyleEvidence): ResolvedStyle {
  const pair = new PairStyle();
  for (const { call, hand } of openings) pair.add(call, hand);
  const resolved = (style: StyleName, from: ResolvedStyle['from']): ResolvedStyle => ({
    style,
    from,
    openings: pair.openings,
    fitting: pair.fitting(style),
  });
  if (choice) return resolved(choice, 'choice');
  const stated = system === null ? null : styleOfSystem(system);
  if (stated) return resolved(stated, 'file');
  const style = pair.style();
  return resolved(style, style === 'cautious' ? 'nothing' : 'openings');
}
