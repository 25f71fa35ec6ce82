import type { Entrant, RankedEntrant, Ranking } from '@bridge-review/api/ranking';
import { readPlayerName } from '@bridge-review/bridge/player-name';
import type { Ranked } from '@bridge-review/bridge/ranking/rank-game';
import type { TableScore } from '@bridge-review/bridge/ranking/board-scores';
import { seatsOf, type Side } from '@bridge-review/bridge/side';
import type { RankedGame } from './ranked-game.ts';
import type { TableToRank } from './repo.ts';

/** As many as a few screens show, shared among the fields: drawing more takes longer than working them out. */
const ROWS = 60;
const FIELDS = 40;
/** More bars would not be seen. */
const SPARK_BOARDS = 64;
const LISTED = 20;

export const unitOf = ({ ranking }: RankedGame): Ranking['unit'] =>
  ranking.method.kind === 'matchpoints' ? 'percent' : 'imps';

export function presentRanking(game: RankedGame, from: number): Omit<Ranking, 'teams'> {
  const { ranking, state, boards, tables } = game;
  const fields = ranking.fields.slice(0, FIELDS);
  const rows = Math.max(1, Math.floor(ROWS / Math.max(1, fields.length)));
  const adjusted = boards.flatMap((board) => board.tables.filter((table) => table.adjusted !== null));
  return {
    state,
    kind: ranking.kind,
    method: ranking.method.kind,
    unit: unitOf(game),
    winners: ranking.winners,
    boards: boards.length,
    tables,
    top: topOf(ranking.scores.values()),
    fields: fields.map(({ side, section, ranked }) => {
      const end = from + rows;
      const shown = ranked.filter((one, index) => (index >= from && index < end) || one === game.own);
      return {
        side,
        section,
        total: ranked.length,
        ranked: shown.map((one) => presentRanked(game, one)),
        next: end < ranked.length ? end : null,
      };
    }),
    stated: presentStated(game),
    adjusted: adjusted
      .slice(0, LISTED)
      .flatMap(({ hand, adjusted: given }) =>
        given === null ? [] : [{ handId: hand.id, boardNumber: hand.boardNumber, given }],
      ),
    adjustedTables: adjusted.length,
  };
}

function topOf(scores: Iterable<TableScore>): number | null {
  for (const { top } of scores) if (top !== null) return top;
  return null;
}

export function presentRanked({ ranking, own }: RankedGame, ranked: Ranked<TableToRank>): RankedEntrant {
  const { entrant, place, isTied, boards, points, top, value } = ranked;
  const [first, second] = entrant.names;
  const [sitting] = entrant.sittings;
  const spark = entrant.sittings.flatMap(({ table, side }) => {
    const score = ranking.scores.get(table);
    return score ? [valueOf(score, side)] : [];
  });
  return {
    place,
    isTied,
    tableId: sitting?.table.id ?? 0,
    seat: sitting?.seats[0] ?? 'N',
    names: { first, second },
    number: entrant.number,
    section: entrant.section,
    boards,
    points: rounded(points),
    top,
    value: rounded(value),
    isOwn: ranked === own,
    spark: spark.length > SPARK_BOARDS ? [] : spark,
  };
}

const valueOf = (score: TableScore, side: Side): number =>
  score.top === null ? Math.round(score[side] * 10) / 10 : Math.round((100 * score[side]) / score.top);

/** The file's own ranking beside ours; null where it has none, or where we have none. */
function presentStated({ state, stated, differences }: RankedGame): Ranking['stated'] {
  if (stated === 0 || state !== 'ranked') return null;
  return {
    rows: stated,
    differing: differences.length,
    differences: differences.slice(0, LISTED).map(({ stated: row, own }) => ({
      names: { first: row.names[0], second: row.names[1] },
      number: row.number,
      place: row.place,
      value: row.value,
      own: own && {
        tableId: own.entrant.sittings[0]?.table.id ?? 0,
        seat: own.entrant.sittings[0]?.seats[0] ?? 'N',
        place: own.place,
        isTied: own.isTied,
        value: rounded(own.value),
      },
    })),
  };
}

/** Who sat there, as the file has it. */
export function presentSide({ id, players, pairNumbers }: TableToRank, side: Side): Entrant {
  const [seat, partner] = seatsOf(side);
  const name = (text: string | null) => (text === null ? null : readPlayerName(text).name || null);
  return {
    tableId: id,
    seat,
    names: { first: name(players[seat]), second: name(players[partner]) },
    number: pairNumbers[side],
  };
}

export const rounded = (value: number): number => Math.round(value * 100) / 100;
