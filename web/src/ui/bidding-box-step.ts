/** Clubs, diamonds, hearts, spades, notrump. */
export const BIDS_ACROSS = 5;
const LEVELS = 7;
const BIDS = BIDS_ACROSS * LEVELS;
/** Pass stands under clubs and diamonds, Double under hearts, Redouble under spades and notrump. */
const WORD_BELOW = [0, 0, 1, 2, 2] as const;
const BID_ABOVE = [0, 2, 4] as const;
const LAST = BIDS + BID_ABOVE.length - 1;

/** Where an arrow key leads from the call at this place; null for other keys. At the edges it stays. */
export function stepInBox(from: number, key: string): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return LAST;
  const word = from - BIDS;
  const row = Math.floor(from / BIDS_ACROSS);
  const column = from % BIDS_ACROSS;
  switch (key) {
    case 'ArrowLeft':
      return word >= 0 ? Math.max(BIDS, from - 1) : column === 0 ? from : from - 1;
    case 'ArrowRight':
      return word >= 0 ? Math.min(LAST, from + 1) : column === BIDS_ACROSS - 1 ? from : from + 1;
    case 'ArrowUp':
      if (word >= 0) return BIDS - BIDS_ACROSS + (BID_ABOVE[word] ?? 0);
      return row === 0 ? from : from - BIDS_ACROSS;
    case 'ArrowDown':
      if (word >= 0) return from;
      return row === LEVELS - 1 ? BIDS + (WORD_BELOW[column] ?? 0) : from + BIDS_ACROSS;
    default:
      return null;
  }
}
