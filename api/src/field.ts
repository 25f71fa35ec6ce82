import { z } from 'zod';
import { contract, seat, side, strain, trickCount, vulnerability } from './bridge-schemas.ts';
import { day } from './day.ts';
import { id, idInPath } from './id.ts';
import { shortPageQuery } from './page.ts';
import { player } from './player.ts';
import { estimate, month } from './stats.ts';

/** What a result is measured by: matchpoints or IMPs against the other tables, tricks against double dummy. */
export const fieldMeasures = ['percent', 'imps', 'tricks'] as const;
const measure = z.enum(fieldMeasures);

export const playedRoles = ['declaring', 'defending'] as const;
const role = z.enum(playedRoles);

/** Who of a pair declared, or was on lead. */
export const playedBy = ['self', 'partner'] as const;
const by = z.enum(playedBy);

/** By the level of the contract: a double does not make a game of a part score. */
export const playedKinds = ['part score', 'game', 'slam'] as const;
const kind = z.enum(playedKinds);

/** What a user led: anything against notrump, a trump, or another suit. */
export const leadKinds = ['notrump', 'trump', 'side suit'] as const;
const lead = z.enum(leadKinds);

const filters = {
  since: day.optional().describe('Only games played on this day or later'),
  partner: idInPath.optional().describe('Only games played with this partner'),
  role: role.optional().describe('Only boards declared, or defended, by one of the two'),
};

export const fieldQuery = z.object({
  ...filters,
  measure: measure.optional().describe('By default the one of matchpoints and IMPs that more boards have'),
});

/** The boards behind a figure: its filters, its measure, and the group that it is of. */
export const fieldBoardsQuery = z.object({
  ...shortPageQuery,
  ...filters,
  measure: measure.default('percent'),
  by: by.optional(),
  kind: kind.optional(),
  level: z.coerce.number().int().min(1).max(7).optional(),
  strain: strain.optional(),
  lead: lead.optional(),
  fromMonth: month.optional().describe('Only games played in this month, `2025-10`, or later'),
  toMonth: month.optional().describe('Only games played in this month or earlier'),
});

/**
 * Means over boards that the user's own table played, better than others or than double dummy above 50 percent and
 * above 0.
 */
export const fieldStats = z.object({
  /** What the rows below are measured by. */
  measure,
  /** Over everything, whatever the measure and the role. */
  percent: estimate,
  imps: estimate,
  declaring: estimate.describe('Tricks against double dummy, of contracts that the pair declared'),
  defending: estimate.describe('Tricks against double dummy, of contracts that the pair defended'),
  games: z.int().describe('Games with a board that counts'),
  waiting: z.int().describe('Games that are not worked out yet'),
  all: estimate,
  /** Whatever the role asked for; the whole of a role has `by` null. */
  roles: z.array(estimate.extend({ role, by: by.nullable() })),
  kinds: z.array(estimate.extend({ kind })),
  levels: z.array(estimate.extend({ level: z.int() })),
  strains: z.array(estimate.extend({ strain })),
  leads: z.array(estimate.extend({ lead })),
  /** Most boards first; at most 50. */
  partners: z.array(estimate.extend({ partner: player })),
  /** `2025-10`, the oldest first. One with fewer than 20 boards goes with the next, or at the end with the one before. */
  months: z.array(
    estimate.extend({ from: z.string().describe('The first month that it covers'), month: z.string() }),
  ),
  /** Every partner of the user, whatever the filter says. */
  partnerChoices: z.array(player),
});

export const fieldBoard = z.object({
  handId: id,
  gameId: id,
  title: z.string(),
  boardNumber: z.int(),
  dealer: seat,
  vulnerability,
  side,
  contract,
  declarer: seat.nullable(),
  tricks: trickCount.nullable(),
  scoreNS: z.int(),
  /** By the measure asked for, of the user's side. */
  value: z.number(),
});

export type FieldMeasure = z.infer<typeof measure>;
export type FieldStats = z.infer<typeof fieldStats>;
export type FieldBoard = z.infer<typeof fieldBoard>;
export type FieldFilters = z.output<typeof fieldQuery>;
export type FieldGroup = Omit<z.output<typeof fieldBoardsQuery>, 'limit' | 'cursor'>;
