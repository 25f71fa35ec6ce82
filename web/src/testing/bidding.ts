import type { BiddingRecord } from '@bridge-review/api/bidding';
import { aHand } from './games.ts';
import { aPlayer } from './people.ts';

const hand = aHand(1);

export const partnerOfRecord = { id: 9, displayName: 'Oona' };

/** The viewer's and their partner's, of the first board. */
export const aRecord = (biddingSequence: BiddingRecord['biddingSequence']): BiddingRecord => ({
  id: 5,
  handId: hand.id,
  gameId: hand.gameId,
  biddingSequence,
  annotations: [],
  createdBy: { id: aPlayer.id, displayName: aPlayer.displayName },
  partner: partnerOfRecord,
  side: null,
  version: 3,
  mayDelete: true,
  createdAt: '2025-10-18T20:00:00.000Z',
  updatedAt: '2025-10-18T20:00:00.000Z',
});
