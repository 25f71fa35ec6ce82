import { z } from 'zod';
import { judgedRecord } from './analysis.ts';
import { seat, side, verdict } from './bridge-schemas.ts';
import { day } from './day.ts';
import { id, idInPath } from './id.ts';
import { shortPageQuery } from './page.ts';
import { player } from './player.ts';

/** What kind of contract an auction ended in, of either side; each contract is of one kind. */
export const contractKinds = [
  'part score',
  'game in a major',
  'game in notrump',
  'game in a minor',
  'slam',
  'doubled',
  'passed out',
] as const;
const contractKind = z.enum(contractKinds);

/** A mean over fewer boards says too little to be compared. */
export const ENOUGH_BOARDS = 20;

/** A mean over boards, with half of its 95% interval; null where nothing can be said of it: one board, or all alike. */
export const estimate = z.object({ boards: z.int(), mean: z.number(), error: z.number().nullable() });

export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** Which boards are looked at. */
const filters = {
  since: day.optional().describe('Only games played on this day or later'),
  partner: idInPath.optional().describe('Only boards bid with this player'),
};

export const statsQuery = z.object(filters);

/** The boards behind a figure: its filters, and the group that it is of. */
export const statsBoardsQuery = z.object({
  ...shortPageQuery,
  ...filters,
  side: side.optional(),
  seat: seat.optional(),
  kind: contractKind.optional(),
  verdict: verdict.optional(),
  fair: z.literal('true').optional().describe('Only boards that are judged on what the pair knew'),
  game: idInPath.optional(),
  fromMonth: month.optional().describe('Only games played in this month, `2025-10`, or later'),
  toMonth: month.optional().describe('Only games played in this month or earlier'),
});

/** Means are of the bidding accuracy in percent, unless they are said to be of IMPs. */
export const biddingStats = z.object({
  accuracy: estimate,
  /** The same on what the pair knew, of the boards for which that is worked out. */
  fair: estimate,
  /** IMPs lost against par, a board. */
  loss: estimate,
  /** IMPs lost against par, in all. */
  lost: z.int(),
  /** On how many of a hundred boards par was reached. */
  par: estimate,
  games: z.int(),
  /** Games of which nobody says when they were played. */
  undatedGames: z.int(),
  /** Whether older boards were left out, since there are too many. */
  isCut: z.boolean(),
  /** The last 500 games with a day, the oldest first. */
  history: z.array(
    z.object({ gameId: id, title: z.string(), date: day, boards: z.int(), accuracy: z.number() }),
  ),
  /** `2025-10`, the oldest first. One with fewer than 20 boards goes with the next, or at the end with the one before. */
  months: z.array(
    estimate.extend({ from: z.string().describe('The first month that it covers'), month: z.string() }),
  ),
  /** Most boards first; at most 50. */
  partners: z.array(estimate.extend({ partner: player })),
  sides: z.array(estimate.extend({ side })),
  seats: z.array(estimate.extend({ seat })),
  kinds: z.array(estimate.extend({ kind: contractKind })),
  /** The mean is of IMPs lost; most IMPs first. */
  verdicts: z.array(estimate.extend({ verdict, lost: z.int() })),
  /** Every partner of the user, whatever the filter says. */
  partnerChoices: z.array(player),
});

export const statsBoard = judgedRecord.extend({ gameId: id, title: z.string() });

export type ContractKind = z.infer<typeof contractKind>;
export type Estimate = z.infer<typeof estimate>;
export type BiddingStats = z.infer<typeof biddingStats>;
export type StatsBoard = z.infer<typeof statsBoard>;
export type StatsFilters = z.output<typeof statsQuery>;
export type StatsGroup = Omit<z.output<typeof statsBoardsQuery>, 'limit' | 'cursor'>;
