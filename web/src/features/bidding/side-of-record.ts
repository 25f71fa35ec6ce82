import type { BiddingRecord } from '@bridge-review/api/bidding';
import type { MyParticipation } from '@bridge-review/api/participation';
import { type Side, sideOf } from '@bridge-review/bridge/side';

export const SIDE_TEXT: Readonly<Record<Side, string>> = { NS: 'N–S', EW: 'E–W' };

/** The side the two sat on: from the record, else from the user's seat in the game. */
export const sideOfRecord = (
  record: Pick<BiddingRecord, 'side'> | null,
  { seat }: Pick<MyParticipation, 'seat'>,
): Side | null => record?.side ?? (seat && sideOf(seat));
