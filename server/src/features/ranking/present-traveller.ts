import type { Traveller, TravellerRow } from '@bridge-review/api/ranking';
import type { ContractText } from '@bridge-review/bridge/contract';
import type { TableScore } from '@bridge-review/bridge/ranking/board-scores';
import { presentSide, rounded, unitOf } from './present-ranking.ts';
import type { RankedGame } from './ranked-game.ts';
import type { HandToRank, TableDetails, TableToRank } from './repo.ts';

/** A board with what its tables scored. */
export interface ScoredBoard {
  readonly tables: readonly TableToRank[];
  readonly scores: ReadonlyMap<TableToRank, TableScore>;
}

/** Of one board, and of several boards together. */
const TRAVELLER_ROWS = 200;
export const TRAVELLERS_ROWS = 350;

/** The best for North and South first, then adjusted scores, then tables that do not count. */
export const tablesToShow = (
  { tables, scores }: ScoredBoard,
  from: number,
  most = TRAVELLER_ROWS,
): TableToRank[] =>
  tables
    .map((table) => ({ table, score: scores.get(table) }))
    .toSorted(
      (one, other) =>
        groupOf(one.table) - groupOf(other.table) ||
        (other.score?.NS ?? other.table.scoreNS ?? 0) - (one.score?.NS ?? one.table.scoreNS ?? 0),
    )
    .slice(from, from + most)
    .map(({ table }) => table);

const groupOf = ({ adjusted, scoreNS }: TableToRank): number =>
  adjusted !== null ? 1 : scoreNS === null ? 2 : 0;

export function presentTraveller(
  game: RankedGame,
  hand: HandToRank,
  { tables, scores }: ScoredBoard,
  shown: readonly TableToRank[],
  details: ReadonlyMap<number, TableDetails>,
): Traveller {
  const { scoring: _scoring, id: handId, ...board } = hand;
  const ownTables = new Map(game.own?.entrant.sittings.map(({ table, side }) => [table, side]));
  return {
    ...board,
    handId,
    method: game.ranking.method.kind,
    unit: unitOf(game),
    top: tables.map((table) => scores.get(table)?.top ?? null).find((top) => top !== null) ?? null,
    total: tables.length,
    rows: shown.map((table): TravellerRow => {
      const score = scores.get(table);
      const { lead = null, table: name = null, room = null } = details.get(table.id) ?? {};
      return {
        tableId: table.id,
        NS: presentSide(table, 'NS'),
        EW: presentSide(table, 'EW'),
        section: table.section,
        table: name,
        room,
        ownSide: ownTables.get(table) ?? null,
        contract: table.contract,
        declarer: table.declarer,
        tricks: table.tricks,
        lead,
        scoreNS: table.scoreNS,
        adjusted: table.adjusted,
        points: score ? { NS: rounded(score.NS), EW: rounded(score.EW) } : null,
      };
    }),
    contracts: contractsOf(tables),
  };
}

function contractsOf(tables: readonly TableToRank[]): Traveller['contracts'] {
  const counts = new Map<ContractText, number>();
  for (const { contract } of tables) if (contract) counts.set(contract, (counts.get(contract) ?? 0) + 1);
  return [...counts]
    .map(([contract, count]) => ({ contract, tables: count }))
    .toSorted((one, other) => other.tables - one.tables);
}
