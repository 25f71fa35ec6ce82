/**
 * The ranking of a game from its results: matchpoints in percent, Butler or cross-IMPs, for one winner or two.
 *
 * ```ts
 * import { rankGame } from '@bridge-review/bridge/ranking/rank-game';
 *
 * const players = { N: null, E: null, S: null, W: null };
 * const table = (NS: string, EW: string, scoreNS: number) => ({
 *   players, section: null, pairNumbers: { NS, EW }, scoreNS, adjusted: null,
 * });
 * const { winners, fields } = rankGame(
 *   [
 *     { number: 1, tables: [table('1', '11', 420), table('2', '12', 450)] },
 *     { number: 2, tables: [table('1', '12', -50), table('2', '11', -100)] },
 *   ],
 *   { method: { kind: 'matchpoints' } },
 * );
 * winners; // => 2
 * fields[0]?.ranked.map(({ place, isTied, value }) => [place, isTied, value]); // => [[1, true, 50], [1, true, 50]]
 * fields[1]?.ranked.map(({ entrant, value }) => [entrant.number, value]); // => [['11', 100], ['12', 0]]
 * ```
 *
 * @module
 */
import type { FollowedPair } from '../record/follow-pairs.ts';
import type { SeatedTable } from '../record/pair-groups.ts';
import { type Side, sides } from '../side.ts';
import { boardScores, type ScoredTable, type TableScore } from './board-scores.ts';
import { type Entrants, entrantsOf } from './entrants.ts';
import { inPlaces, type Place } from './places.ts';
import type { ScoringMethod } from './scoring-method.ts';

/** One table's result, with who sat there. */
export interface RankingTable extends SeatedTable, ScoredTable {}

export interface RankingBoard<Table> {
  /** A number that comes again is another session, or another section's deal. */
  readonly number: number;
  readonly tables: readonly Table[];
}

export interface RankingRules {
  readonly method: ScoringMethod;
  /** Found from the data if not given: two where pairs keep their direction. */
  readonly winners?: 1 | 2;
  /** Whether boards with fewer scores are scaled to the field by Neuberg's formula; they are, unless this is false. */
  readonly isScaled?: boolean;
  /** Whether each section is a field of its own; all are one, unless this is true. */
  readonly isBySection?: boolean;
}

/** A pair, or a player of an individual, with its place. */
export interface Ranked<Table> extends Place {
  readonly entrant: FollowedPair<Table>;
  /** Those that count. */
  readonly boards: number;
  /** Matchpoints or IMPs. */
  readonly points: number;
  /** The matchpoints that were to be had; null for IMPs. */
  readonly top: number | null;
  /** Percent, or IMPs: what decides the place. */
  readonly value: number;
}

/** Those who play for one first place. */
export interface RankedField<Table> {
  /** Null where both directions are one field. */
  readonly side: Side | null;
  /** Null where all sections are one field. */
  readonly section: string | null;
  /** The best first. */
  readonly ranked: readonly Ranked<Table>[];
}

export interface Ranking<Table> {
  readonly method: ScoringMethod;
  readonly winners: 1 | 2;
  readonly kind: Entrants<Table>['kind'];
  /** None where no table can be compared with another. */
  readonly fields: readonly RankedField<Table>[];
  /** What each table gave; a table without is one that does not count. */
  readonly scores: ReadonlyMap<Table, TableScore>;
}

/** Ranks all pairs, or all players of an individual, that have at least one board that counts. */
export function rankGame<Table extends RankingTable>(
  boards: readonly RankingBoard<Table>[],
  rules: RankingRules,
): Ranking<Table> {
  const scores = scoreTables(boards, rules);
  const { kind, all } = entrantsOf(boards.map(({ tables }) => tables));
  const counted = all.filter(({ sittings }) => sittings.some(({ table }) => scores.has(table)));
  const winners = kind === 'players' ? 1 : (rules.winners ?? winnersOf(counted));
  const fields = new Map<string, { side: Side | null; section: string | null; all: typeof counted }>();
  for (const entrant of counted) {
    const side = winners === 2 ? directionOf(entrant) : null;
    const section = rules.isBySection === true ? entrant.section : null;
    const key = JSON.stringify([section, side]);
    const field = fields.get(key);
    if (field) field.all.push(entrant);
    else fields.set(key, { side, section, all: [entrant] });
  }
  return {
    method: rules.method,
    winners,
    kind,
    scores,
    fields: [...fields.values()]
      .map(({ all: entrants, ...field }) => ({ ...field, ranked: ranked(entrants, scores) }))
      .toSorted(
        (one, other) =>
          (one.section ?? '').localeCompare(other.section ?? '', 'en', { numeric: true }) ||
          sides.indexOf(one.side ?? 'NS') - sides.indexOf(other.side ?? 'NS'),
      ),
  };
}

/** Tables are compared within their board and, if sections are apart, their section. */
function scoreTables<Table extends RankingTable>(
  boards: readonly RankingBoard<Table>[],
  { method, isScaled = true, isBySection = false }: RankingRules,
): ReadonlyMap<Table, TableScore> {
  const seen = new Map<number, number>();
  const compared = boards.flatMap(({ number, tables }) => {
    const session = seen.get(number) ?? 0;
    seen.set(number, session + 1);
    const played = tables.filter(({ scoreNS, adjusted }) => scoreNS !== null || adjusted !== null);
    const sections = isBySection ? [...new Set(played.map(({ section }) => section))] : [null];
    return sections.map((section) => ({
      field: JSON.stringify([session, section]),
      tables: isBySection ? played.filter((table) => table.section === section) : played,
    }));
  });
  const expected = new Map<string, number>();
  for (const { field, tables } of compared)
    expected.set(field, Math.max(expected.get(field) ?? 0, tables.length));
  const scores = new Map<Table, TableScore>();
  for (const { field, tables } of compared) {
    const given = boardScores(tables, { method, expected: isScaled ? (expected.get(field) ?? 0) : null });
    for (const [index, table] of tables.entries()) {
      const score = given[index];
      if (score) scores.set(table, score);
    }
  }
  return scores;
}

/** Less than that and pairs changed direction for a round; a single board the other way is a slip. */
const KEPT_DIRECTION = 0.97;

function winnersOf(entrants: readonly FollowedPair<unknown>[]): 1 | 2 {
  let all = 0;
  let kept = 0;
  for (const { sittings } of entrants) {
    const ns = sittings.filter(({ side }) => side === 'NS').length;
    all += sittings.length;
    kept += Math.max(ns, sittings.length - ns);
  }
  return kept >= all * KEPT_DIRECTION ? 2 : 1;
}

/** Where the pair sat most of the time. */
function directionOf({ sittings }: FollowedPair<unknown>): Side {
  const ns = sittings.filter(({ side }) => side === 'NS').length;
  return ns * 2 >= sittings.length ? 'NS' : 'EW';
}

function ranked<Table>(
  entrants: readonly FollowedPair<Table>[],
  scores: ReadonlyMap<Table, TableScore>,
): Ranked<Table>[] {
  const totals = entrants.map((entrant) => totalOf(entrant, scores));
  const places = inPlaces(totals.map(({ value }) => value));
  return totals
    .map((total, index) => ({ ...total, place: 0, isTied: false, ...places[index] }))
    .toSorted((one, other) => one.place - other.place);
}

function totalOf<Table>(
  entrant: FollowedPair<Table>,
  scores: ReadonlyMap<Table, TableScore>,
): Omit<Ranked<Table>, keyof Place> {
  let [boards, points, top] = [0, 0, 0];
  for (const { table, side } of entrant.sittings) {
    const score = scores.get(table);
    if (!score) continue;
    boards += 1;
    points += score[side];
    top += score.top ?? 0;
  }
  return top > 0
    ? { entrant, boards, points, top, value: (100 * points) / top }
    : { entrant, boards, points, top: null, value: points };
}
