import type { CardBoard, Scorecard } from '@bridge-review/api/ranking';
import type { Ranked, RankedField } from '@bridge-review/bridge/ranking/rank-game';
import type { Sitting } from '@bridge-review/bridge/record/follow-pairs';
import { opponentsOf } from '@bridge-review/bridge/side';
import { presentRanked, presentSide, rounded, unitOf } from './present-ranking.ts';
import type { RankedGame } from './ranked-game.ts';
import type { TableDetails, TableToRank } from './repo.ts';

/** More than anybody plays in a day. */
export const SCORECARD_BOARDS = 500;

export function presentScorecard(
  game: RankedGame,
  { field, ranked }: { readonly field: RankedField<TableToRank>; readonly ranked: Ranked<TableToRank> },
  sittings: readonly Sitting<TableToRank>[],
  details: ReadonlyMap<number, TableDetails>,
): Scorecard {
  const { kind, method } = game.ranking;
  return {
    kind,
    method: method.kind,
    unit: unitOf(game),
    pair: presentRanked(game, ranked),
    field: { side: field.side, section: field.section, total: field.ranked.length },
    boards: sittings.map((sitting) => presentBoard(game, sitting, details.get(sitting.table.id))),
  };
}

function presentBoard(
  { ranking }: RankedGame,
  { table, side, seats: [seat] }: Sitting<TableToRank>,
  details: TableDetails | undefined,
): CardBoard {
  const { hand, contract, declarer, tricks, scoreNS, adjusted } = table;
  const score = ranking.scores.get(table);
  return {
    handId: hand.id,
    boardNumber: hand.boardNumber,
    dealer: hand.dealer,
    vulnerability: hand.vulnerability,
    tableId: table.id,
    round: details?.round ?? null,
    seat,
    opponents: presentSide(table, opponentsOf(side)),
    contract,
    declarer,
    tricks,
    lead: details?.lead ?? null,
    scoreNS,
    adjusted,
    points: score ? rounded(score[side]) : null,
    top: score?.top ?? null,
    trickTable: hand.trickTable,
    parNS: hand.parNS,
  };
}
