/**
 * The five strains of a bid, from clubs up.
 *
 * ```ts
 * import { parseStrain, strains } from '@bridge-review/bridge/strain';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * unwrap(parseStrain('n')); // => 'NT'
 * strains; // => ['C', 'D', 'H', 'S', 'NT']
 * ```
 *
 * @module
 */
import { quote } from './quote.ts';
import { fail, ok, type Failure, type Result } from './result.ts';
import type { Suit } from './suit.ts';

/** A trump suit, or none. */
export type Strain = Suit | 'NT';

/** Lowest first, as bids outrank each other. */
export const strains: readonly Strain[] = ['C', 'D', 'H', 'S', 'NT'];

/** `C`, `D`, `H`, `S`, `N` or `NT`, the symbols, or the English words, in any case. */
export function parseStrain(text: string): Result<Strain, Failure<'unknown-strain'>> {
  const strain = bySpelling.get(text.trim().toUpperCase());
  return strain ? ok(strain) : fail('unknown-strain', `${quote(text)} is not a strain: C, D, H, S or NT.`);
}

const bySpelling: ReadonlyMap<string, Strain> = new Map(
  Object.entries({
    C: ['C', '♣', 'CLUB', 'CLUBS'],
    D: ['D', '♦', 'DIAMOND', 'DIAMONDS'],
    H: ['H', '♥', 'HEART', 'HEARTS'],
    S: ['S', '♠', 'SPADE', 'SPADES'],
    NT: ['N', 'NT', 'SA', 'NOTRUMP', 'NOTRUMPS', 'NO TRUMP', 'NO TRUMPS'],
  } satisfies Record<Strain, string[]>).flatMap(([strain, spellings]) =>
    spellings.map((spelling): [string, Strain] => [spelling, strain as Strain]),
  ),
);
