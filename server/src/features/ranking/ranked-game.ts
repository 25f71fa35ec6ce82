import type { Ranking } from '@bridge-review/api/ranking';
import { type ComparedRanking, rankAsStated } from '@bridge-review/bridge/ranking/compare-ranking';
import type { Ranked, RankedField } from '@bridge-review/bridge/ranking/rank-game';
import { scoringMethod } from '@bridge-review/bridge/ranking/scoring-method';
import { playerKey } from '@bridge-review/bridge/player-name';
import { namesOf, scoreOf, type NamedViewer } from '../hands/service.ts';
import type { GameRow, HandToRank, TableToRank } from './repo.ts';

/** A game as it is ranked, and which of its pairs is the viewer's. */
export interface RankedGame extends ComparedRanking<TableToRank> {
  readonly state: Ranking['state'];
  readonly boards: readonly { readonly hand: HandToRank; readonly tables: readonly TableToRank[] }[];
  /** Of the board that most have played. */
  readonly tables: number;
  readonly own: Ranked<TableToRank> | null;
  readonly statedTeams: GameRow['statedTeams'];
}

/** With the score by contract and tricks, where both are known. */
export const scored = (table: TableToRank): TableToRank => ({
  ...table,
  scoreNS: scoreOf(table, table.hand.vulnerability),
});

/** `tables` stand in the order of their boards; null where there are too many. */
export function rankedGame(
  { stated, statedTeams, chosen }: GameRow,
  hands: readonly HandToRank[],
  tables: readonly TableToRank[] | null,
  viewer: NamedViewer,
): RankedGame {
  const tablesOf = new Map<number, TableToRank[]>(hands.map(({ id }) => [id, []]));
  for (const table of tables ?? []) tablesOf.get(table.hand.id)?.push(scored(table));
  const boards = hands.map((hand) => ({
    hand,
    number: hand.boardNumber,
    tables: tablesOf.get(hand.id) ?? [],
  }));
  const most = boards.reduce((largest, board) => Math.max(largest, board.tables.length), 0);
  const scoring = hands.find((hand) => hand.scoring !== null)?.scoring ?? null;
  const compared = rankAsStated(boards, { method: scoringMethod(scoring, most) }, stated);
  const all = compared.ranking.fields.flatMap(({ ranked }) => ranked);
  return {
    ...compared,
    statedTeams,
    boards,
    tables: most,
    state: tables === null ? 'too large' : stateOf(compared, boards),
    own: all.find(chosen === null ? named(viewer) : sitsAt(chosen)) ?? null,
  };
}

function stateOf(
  { ranking }: ComparedRanking<TableToRank>,
  boards: readonly { readonly tables: readonly TableToRank[] }[],
): Ranking['state'] {
  if (ranking.fields.length > 0) return 'ranked';
  if (ranking.scores.size > 0) return 'no pairs';
  const isScored = ({ scoreNS, adjusted }: TableToRank): boolean => scoreNS !== null || adjusted !== null;
  return boards.some(({ tables }) => tables.some(isScored)) ? 'one table' : 'no results';
}

const sitsAt = (chosen: NonNullable<GameRow['chosen']>) => {
  const at = { NS: new Set(chosen.NS), EW: new Set(chosen.EW) };
  return ({ entrant }: Ranked<TableToRank>): boolean =>
    entrant.sittings.some(({ table, side }) => at[side].has(table.id));
};

const named = (viewer: NamedViewer) => {
  const keys = namesOf(viewer);
  return ({ entrant }: Ranked<TableToRank>): boolean =>
    entrant.names.some((name) => name !== null && keys.has(playerKey(name)));
};

/** The one who sat there, with the field in which it is ranked. */
export function entrantAt(
  { ranking }: RankedGame,
  { tableId, seat }: { readonly tableId: number; readonly seat: string },
): { readonly field: RankedField<TableToRank>; readonly ranked: Ranked<TableToRank> } | null {
  const isThere = ({ entrant }: Ranked<TableToRank>): boolean =>
    entrant.sittings.some(
      ({ table, seats: [own, partner] }) =>
        table.id === tableId && (own === seat || (ranking.kind === 'pairs' && partner === seat)),
    );
  for (const field of ranking.fields) {
    const ranked = field.ranked.find(isThere);
    if (ranked !== undefined) return { field, ranked };
  }
  return null;
}
