import { type BoardAuction, boardAuctions } from '../bidding/board-auctions.ts';

/** The calls that conditions come from. */
export interface KnownCalls extends BoardAuction {
  /** The index of the first call that is not known yet. */
  readonly before: number;
}

/** All calls of the pair's own auction, else of the table's; null if neither is known. */
export function allKnownCalls(...board: Parameters<typeof boardAuctions>): KnownCalls | null {
  const [auction] = boardAuctions(...board);
  return auction ? { ...auction, before: auction.auction.calls.length } : null;
}
