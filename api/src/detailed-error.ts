import { z } from 'zod';
import { biddingRecord } from './bidding.ts';
import { errorAnswer } from './error.ts';
import { duplicateGame } from './games.ts';

/** With what some failures add. Apart from the rest, so that pages without games and bidding do not load their schemas. */
export const detailedErrorAnswer = errorAnswer.extend({
  /** With `duplicate_game`: the oldest game that begins with the same deal. */
  duplicateGame: duplicateGame.optional(),
  /** With `already_recorded` and `stale_record`: the record as it is now. */
  biddingRecord: biddingRecord.optional(),
});

export type DetailedErrorAnswer = z.infer<typeof detailedErrorAnswer>;
