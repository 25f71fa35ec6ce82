import { notrumpLetters, rankLetters } from '@bridge-review/bridge/card-letters';
import type { Rank } from '@bridge-review/bridge/rank';
import { use } from 'react';
import { CardTextContext } from './card-text-context.ts';

/** Writes a rank in the reader's letters: `Q` as Q, D or V, the ten as T or 10. */
export function useRankText(): (rank: Rank) => string {
  const { language, ten } = use(CardTextContext);
  return (rank) => (rank === 'T' ? ten : rankLetters(rank, language));
}

export function useNotrumpText(): string {
  return notrumpLetters(use(CardTextContext).language);
}
