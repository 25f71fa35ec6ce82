import { z } from 'zod';
import { side } from './bridge-schemas.ts';
import { id } from './id.ts';
import { searchText } from './page.ts';
import { myParticipation, pairNames, pairPlayer } from './participation.ts';

/** A pair of a game's results, with the boards on which it was found. */
const pair = z.object({
  /** A table where it sat, and on which side: this identifies the pair. */
  tableId: id,
  side,
  names: pairNames,
  number: z.string().nullable(),
  section: z.string().nullable(),
  /** The side on which it sat all the time; null where it changed direction. */
  direction: side.nullable(),
  boards: z.int(),
  /** Boards for which the file holds its auction. */
  auctions: z.int(),
  /** Boards on which several tables might be this pair's, so that none is taken. */
  unclearBoards: z.int(),
  /** Which of the two has the viewer's name. */
  viewer: pairPlayer.nullable(),
});

export const pairsQuery = z.object({ q: searchText('Part of a name, or a pair number') });

export const pairList = z.object({
  /** The first hundred; pairs with the viewer's name come first. */
  pairs: z.array(pair),
  /** How many there are. */
  total: z.int(),
});

/** 'This was us'. */
export const pairChoice = z.object({
  tableId: id,
  side,
  player: pairPlayer.nullable().describe('Which of the two the viewer was; null where that is not known'),
  partnerId: id.nullable().describe('Null: only the participation is marked, as a record needs two players'),
});

export const pairChosen = z.object({
  participation: myParticipation,
  /** Boards for which a bidding record was made. */
  recorded: z.int(),
  /** Boards that had one already, which stays as it is. */
  kept: z.int(),
  /** Boards for which the file has no auction of this pair. */
  withoutAuction: z.int(),
});

export const pairUndone = z.object({
  participation: myParticipation,
  removed: z.int(),
  /** Records that were changed since, and stay. */
  kept: z.int(),
});

export type Pair = z.infer<typeof pair>;
export type PairList = z.infer<typeof pairList>;
export type PairChoice = z.infer<typeof pairChoice>;
export type PairChosen = z.infer<typeof pairChosen>;
export type PairUndone = z.infer<typeof pairUndone>;
