import { z } from 'zod';
import { trickTable } from './analysis.ts';
import { bySide, card, contract, room, seat, side, trickCount, vulnerability } from './bridge-schemas.ts';
import { id, idInPath } from './id.ts';
import { CURSOR } from './page.ts';
import { pairNames } from './participation.ts';

/** A pair, or a player of an individual, by a table and a seat where it sat: this identifies it. */
const entrantKey = z.object({ tableId: id, seat });

/** As the file has it. The second name of a player of an individual is null. */
const entrant = entrantKey.extend({ names: pairNames, number: z.string().nullable() });

const place = { place: z.int(), isTied: z.boolean() };
const unit = z.enum(['percent', 'imps']);
const method = z.enum(['matchpoints', 'butler', 'cross-imps']);
const sideFigures = bySide(z.number());

const rankedEntrant = entrant.extend({
  ...place,
  section: z.string().nullable(),
  /** Boards that count. */
  boards: z.int(),
  /** Matchpoints of `top`, or IMPs, which have none. */
  points: z.number(),
  top: z.number().nullable(),
  /** Percent or IMPs: what decides the place. */
  value: z.number(),
  isOwn: z.boolean(),
  /** The value of each board, in the order of the file; empty for more than 64 boards. */
  spark: z.array(z.number()),
});

/** Those who play for one first place. */
const rankedField = z.object({
  side: side.nullable(),
  section: z.string().nullable(),
  total: z.int(),
  /** Part of them; the viewer's own pair is always there. */
  ranked: z.array(rankedEntrant),
  /** How many to leave out to get the next part; null at the end. */
  next: z.int().nullable(),
});

export const rankingQuery = z.object({
  from: z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000)
    .default(0)
    .describe('How many of each field to leave out'),
  match: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .optional()
    .describe('The match of teams to show board by board; without it, one’s own, else the first'),
});

/** A value for each of the two teams of a match. */
const byTeam = <Value extends z.ZodType>(value: Value) => z.object({ first: value, second: value });

/** What decides the place of a team: victory points, points of a board-a-match, or IMPs won less IMPs lost. */
const teamStanding = z.object({
  ...place,
  team: z.string(),
  matches: z.int(),
  /** Won and lost; in a board-a-match, points. */
  imps: z.object({ won: z.number(), lost: z.number() }),
  value: z.number(),
  /** What the file says; null where it says nothing of this team. */
  stated: z.object({ place: z.int().nullable(), points: z.number().nullable() }).nullable(),
  isOwn: z.boolean(),
});

const teamMatch = z.object({
  /** From 1, to ask for it. */
  index: z.int(),
  /** Segment, stage or round, as the file has it. */
  round: z.string().nullable(),
  teams: byTeam(z.string()),
  /** Boards that count, and all. */
  counted: z.int(),
  total: z.int(),
  /** In a board-a-match, points: two for a board won, one each for a board halved. */
  imps: byTeam(z.number()),
  carryOver: byTeam(z.number()),
  /** Null where the file does not say that the match is scored in them. */
  victoryPoints: z
    .object({
      /** The file's, where it has them. */
      points: byTeam(z.number()),
      isStated: z.boolean(),
      /** By the continuous scale of the World Bridge Federation; null where no board counts. */
      byScale: byTeam(z.number()).nullable(),
    })
    .nullable(),
  /** Which of them is the viewer's. */
  own: z.enum(['first', 'second']).nullable(),
});

const matchTable = z.object({
  tableId: id,
  room: room.nullable(),
  contract: contract.nullable(),
  declarer: seat.nullable(),
  tricks: trickCount.nullable(),
  scoreNS: z.int().nullable(),
  adjusted: sideFigures.nullable(),
});

const matchBoard = z.object({
  handId: id,
  boardNumber: z.int(),
  /** Where the first team sat North-South, and where the second did; null where it was not played. */
  tables: byTeam(matchTable.nullable()),
  /** IMPs, or points of a board-a-match, to each; null where the board does not count. */
  won: byTeam(z.number()).nullable(),
  problem: z.enum(['one table', 'no score', 'several tables']).nullable(),
  /** After this board, with what was carried over. */
  running: byTeam(z.number()),
});

/** Of a game that teams played. */
const teams = z.object({
  /** Points are those of a board-a-match. */
  unit: z.enum(['imps', 'vps', 'points']),
  /** The best first, 200 at most; none where a table of teams says nothing. */
  standings: z.array(teamStanding),
  /** By round, 200 at most. */
  matches: z.array(teamMatch),
  matchCount: z.int(),
  /** One match board by board, with the pairs of each team. */
  shown: teamMatch.extend({
    pairs: byTeam(z.array(entrant)),
    /** In the order of the file, 500 at most. */
    boards: z.array(matchBoard),
  }),
});

export const ranking = z.object({
  /** Why nobody is ranked, if so. */
  state: z.enum(['ranked', 'no results', 'one table', 'no pairs', 'too large']),
  kind: z.enum(['pairs', 'players']),
  method,
  unit,
  winners: z.union([z.literal(1), z.literal(2)]),
  boards: z.int(),
  /** Of the board that most have played. */
  tables: z.int(),
  /** Matchpoints for the best score on a board; null for IMPs. */
  top: z.number().nullable(),
  fields: z.array(rankedField),
  /** Null where no teams played; the ranking of pairs is then all there is. */
  teams: teams.nullable(),
  /** The file's own ranking; null where it has none. */
  stated: z
    .object({
      rows: z.int(),
      differing: z.int(),
      /** The first twenty. */
      differences: z.array(
        z.object({
          names: pairNames,
          number: z.string().nullable(),
          place: z.int().nullable(),
          value: z.number(),
          /** Null where we rank no such pair. */
          own: entrantKey.extend({ ...place, value: z.number() }).nullable(),
        }),
      ),
    })
    .nullable(),
  /** Tables to which the director gave a score; the first twenty. */
  adjusted: z.array(z.object({ handId: id, boardNumber: z.int(), given: sideFigures })),
  adjustedTables: z.int(),
});

export const scorecardQuery = z.object({
  table: idInPath.optional().describe('A table where the pair sat; without it, one’s own pair'),
  seat: seat.optional().describe('A seat of the pair at that table'),
});

/** A board as one pair played it. */
const cardBoard = z.object({
  handId: id,
  boardNumber: z.int(),
  dealer: seat,
  vulnerability,
  tableId: id,
  round: z.string().nullable(),
  /** Where the first of the two sat. */
  seat,
  opponents: entrant,
  contract: contract.nullable(),
  declarer: seat.nullable(),
  tricks: trickCount.nullable(),
  lead: card.nullable(),
  scoreNS: z.int().nullable(),
  /** Percent that the director gave, in place of a score. */
  adjusted: sideFigures.nullable(),
  /** The pair's own matchpoints or IMPs; null where the board does not count. */
  points: z.number().nullable(),
  top: z.number().nullable(),
  /** Double dummy; both null until the hand is analysed. */
  trickTable: trickTable.nullable(),
  parNS: z.int().nullable(),
});

/** Null where the game has no such pair. */
export const scorecard = z
  .object({
    kind: z.enum(['pairs', 'players']),
    method,
    unit,
    pair: rankedEntrant,
    field: rankedField.omit({ ranked: true, next: true }),
    /** In the order of the file, 500 at most. */
    boards: z.array(cardBoard),
  })
  .nullable();

export const travellerQuery = z.object({
  from: z.coerce.number().int().min(0).max(100_000).default(0).describe('How many tables to leave out'),
});

/** Boards whose travellers are asked for together. */
export const TRAVELLERS = 60;

export const travellersQuery = z.object({
  first: idInPath.optional().describe('The id of the first board; without it, that of the game'),
  boards: z.coerce
    .number()
    .int()
    .min(1)
    .max(TRAVELLERS)
    .default(TRAVELLERS)
    .describe('How many boards, from that one on'),
  cursor: idInPath.optional().describe(CURSOR),
});

const travellerRow = z.object({
  tableId: id,
  NS: entrant,
  EW: entrant,
  section: z.string().nullable(),
  table: z.string().nullable(),
  room: room.nullable(),
  ownSide: side.nullable(),
  contract: contract.nullable(),
  declarer: seat.nullable(),
  tricks: trickCount.nullable(),
  lead: card.nullable(),
  scoreNS: z.int().nullable(),
  adjusted: sideFigures.nullable(),
  /** Matchpoints or IMPs; null where the table does not count. */
  points: sideFigures.nullable(),
});

/** A board with all its tables, the best for North and South first. */
export const traveller = z.object({
  handId: id,
  gameId: id,
  boardNumber: z.int(),
  dealer: seat,
  vulnerability,
  method,
  unit,
  top: z.number().nullable(),
  total: z.int(),
  rows: z.array(travellerRow),
  /** How often each contract was reached, the most frequent first. */
  contracts: z.array(z.object({ contract, tables: z.int() })),
  trickTable: trickTable.nullable(),
  parNS: z.int().nullable(),
});

export type Ranking = z.infer<typeof ranking>;
export type Teams = z.infer<typeof teams>;
export type TeamMatch = z.infer<typeof teamMatch>;
export type MatchBoard = z.infer<typeof matchBoard>;
export type RankedEntrant = z.infer<typeof rankedEntrant>;
export type Entrant = z.infer<typeof entrant>;
export type Scorecard = NonNullable<z.infer<typeof scorecard>>;
export type CardBoard = z.infer<typeof cardBoard>;
export type Traveller = z.infer<typeof traveller>;
export type TravellerRow = z.infer<typeof travellerRow>;
