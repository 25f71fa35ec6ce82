import { z } from 'zod';
import { contract, seat, side, trickCount } from './bridge-schemas.ts';
import { trickTable } from './analysis.ts';
import { comparison } from './hands.ts';
import { id } from './id.ts';

/** A board of a game as the viewer's pair played and bid it. */
export const ownBoard = z.object({
  handId: id,
  /** Where the viewer sat: by the table, else by the bidding record, else by the seat in the game. */
  side: side.nullable(),
  /** The viewer's table in the file, or the only one there; null where the file does not say which was theirs. */
  table: z
    .object({
      contract: contract.nullable(),
      declarer: seat.nullable(),
      tricks: trickCount.nullable(),
      scoreNS: z.int().nullable(),
      comparison,
    })
    .nullable(),
  /** What the partnership has recorded; without a contract while its auction is not finished. */
  record: z.object({ contract: contract.nullable(), declarer: seat.nullable() }).nullable(),
  /** Double dummy; both null until the hand is analysed. */
  tricks: trickTable.nullable(),
  parNS: z.int().nullable(),
});

export type OwnBoard = z.infer<typeof ownBoard>;
