import type { BiddingRecord } from '@bridge-review/api/bidding';
import type { RecordRow } from './repo.ts';

/** A record as one of its two players sees it. */
export function presentRecord(row: RecordRow, viewerId: number): BiddingRecord {
  const isCreator = row.creator.id === viewerId;
  return {
    id: row.id,
    handId: row.handId,
    gameId: row.gameId,
    biddingSequence: [...row.calls],
    annotations: [...row.annotations],
    createdBy: row.creator,
    partner: isCreator ? row.partner : row.creator,
    side: row.side,
    version: row.version,
    mayDelete: isCreator,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
