import { type BoardAuction, boardAuctions } from '../bidding/board-auctions.ts';

/** The calls that conditions come from. */
export interface HeardAuction extends BoardAuction {
  /** The index of the first call that was not heard. */
  readonly before: number;
}

/** All calls of the pair's own auction, else of the table's; null if neither is known. */
export function heardAuction(...board: Parameters<typeof boardAuctions>): HeardAuction | null {
  const [heard] = boardAuctions(...board);
  return heard ? { ...heard, before: heard.auction.calls.length } : null;
}
