import type { BiddingRecord } from '@bridge-review/api/bidding';
import type { GameHand, TableResult } from '@bridge-review/api/hands';
import type { Auction } from '@bridge-review/bridge/auction';
import type { CallAnnotation } from '@bridge-review/bridge/record/hand-record';
import { auctionOf } from './recorded-auction.ts';

/** An auction of a board, with alerts and explanations. */
export interface BoardAuction {
  /** Whose it is: what the viewer's pair recorded, or that of a table in the file. */
  readonly from: 'pair' | 'file';
  /** The id of the table in the file; null for what the pair recorded. */
  readonly table: number | null;
  readonly auction: Auction;
  readonly annotations: readonly CallAnnotation[];
}

/** The pair's own auction first, then that of the table; without those in which nobody has called. */
export function boardAuctions(
  hand: Pick<GameHand, 'dealer'>,
  record: Pick<BiddingRecord, 'biddingSequence' | 'annotations'> | null,
  table: Pick<TableResult, 'id' | 'auction'> | undefined,
): BoardAuction[] {
  const auctions: BoardAuction[] = [];
  if (record)
    auctions.push({
      from: 'pair',
      table: null,
      auction: auctionOf(hand.dealer, record.biddingSequence),
      annotations: record.annotations.map(asInFile),
    });
  if (table?.auction)
    auctions.push({
      from: 'file',
      table: table.id,
      auction: auctionOf(table.auction.dealer, table.auction.calls),
      annotations: table.auction.annotations.map(asInFile),
    });
  return auctions.filter(({ auction }) => auction.calls.length > 0);
}

const asInFile = ({
  call,
  alerted,
  note,
}: Pick<CallAnnotation, 'call' | 'alerted' | 'note'>): CallAnnotation => ({
  call,
  alerted,
  note,
  glyphs: [],
  comments: [],
});
