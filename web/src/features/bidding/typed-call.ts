import { type Call, type Level, levels, makeBid } from '@bridge-review/bridge/call';
import type { Strain } from '@bridge-review/bridge/strain';

/** What a key means while calls are typed: part of a bid, a call, a step back, or nothing. */
export type Typed =
  | { readonly kind: 'level'; readonly level: Level }
  | { readonly kind: 'call'; readonly call: Call }
  | { readonly kind: 'forget-level' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'nothing' };

/** `3` then `N` is 3NT; `P` `X` `R` are whole calls. `level` is what was typed before. */
export function typedCall(level: Level | null, key: string): Typed {
  const digit = levels.find((candidate) => String(candidate) === key);
  if (digit !== undefined) return { kind: 'level', level: digit };
  const letter = key.toUpperCase();
  if (level !== null) {
    const strain = STRAINS[letter];
    if (strain !== undefined) return { kind: 'call', call: makeBid(level, strain) };
    if (key === 'Backspace' || key === 'Escape') return { kind: 'forget-level' };
  }
  if (key === 'Backspace') return { kind: 'undo' };
  const call = WORDS[letter];
  return call === undefined ? { kind: 'nothing' } : { kind: 'call', call };
}

const STRAINS: Readonly<Record<string, Strain>> = { C: 'C', D: 'D', H: 'H', S: 'S', N: 'NT' };
const WORDS: Readonly<Record<string, Call>> = { P: 'Pass', X: 'Double', R: 'Redouble' };
