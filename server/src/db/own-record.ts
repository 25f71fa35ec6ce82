import { eq, or, type SQL } from 'drizzle-orm';
import { biddingRecords } from './schema.ts';

/** The bidding records of a user's partnerships, whichever of the two made them. */
export const isOwnRecord = (userId: number): SQL | undefined =>
  or(eq(biddingRecords.creatorId, userId), eq(biddingRecords.partnerId, userId));
