import type { MatchBoard, TeamMatch, Teams } from '@bridge-review/api/ranking';
import { counted, plural } from '@bridge-review/bridge/counted';
import { listText } from '@bridge-review/bridge/list-text';
import { formatPlace } from '@bridge-review/bridge/ranking/places';

type ByTeam = TeamMatch['imps'];

/** Whole numbers as they are; what a director gave may have a half. */
export const matchImpsText = (imps: number): string => imps.toFixed(Number.isInteger(imps) ? 0 : 1);

/** '30–41' */
export const scoreText = ({ first, second }: ByTeam): string =>
  `${matchImpsText(first)}–${matchImpsText(second)}`;

/** Two decimals, unless the scale of the file gives whole numbers. */
export function victoryText(points: number, { matches }: Pick<Teams, 'matches'>): string {
  const areWhole = matches.every(({ victoryPoints }) => Number.isInteger(victoryPoints?.points.first ?? 0));
  return points.toFixed(areWhole && Number.isInteger(points) ? 0 : 2);
}

/** '12–8', '11.38–8.62'; an empty text where the match is not scored in victory points. */
export function pointsOfMatch(
  { victoryPoints }: Pick<TeamMatch, 'victoryPoints'>,
  teams: Pick<Teams, 'matches'>,
): string {
  if (victoryPoints === null) return '';
  const { first, second } = victoryPoints.points;
  return `${victoryText(first, teams)}–${victoryText(second, teams)}`;
}

export const totalOf = ({ imps, carryOver }: Pick<TeamMatch, 'imps' | 'carryOver'>): ByTeam => ({
  first: imps.first + carryOver.first,
  second: imps.second + carryOver.second,
});

/** Rounding may take a hundredth or two. */
const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.025;

const differsFromScale = ({ victoryPoints: points }: Pick<TeamMatch, 'victoryPoints'>): boolean =>
  points?.isStated === true && points.byScale !== null && !isNear(points.points.first, points.byScale.first);

/** How boards are compared, and by what scale matches are; with victory points, how the file's own figures compare. */
export function scaleText({ unit, matches }: Pick<Teams, 'unit' | 'matches'>): string {
  if (unit === 'imps') return 'IMPs, each board against the other table of the match';
  if (unit === 'points') return 'Board-a-match: 2 points for a board won, 1 each for a board halved';
  const stated = matches.filter(({ victoryPoints }) => victoryPoints?.isStated === true);
  if (stated.length === 0) return 'Victory points by the continuous scale of the WBF';
  const differing = stated.filter(differsFromScale).length;
  if (differing === 0) return 'Victory points as in the file, equal to the continuous scale of the WBF';
  const areWhole = stated.every(({ victoryPoints }) => Number.isInteger(victoryPoints?.points.first));
  const some = `${differing} of ${stated.length} ${plural(stated.length, 'match', 'matches')}`;
  return `Victory points as in the file${areWhole ? ', in whole numbers' : ''}; ${some} ${plural(differing, 'differs', 'differ')} from the continuous scale of the WBF`;
}

/** 'The WBF’s continuous scale gives 11.38–8.62.'; null where it gives what is shown. */
export function matchScaleText(match: Pick<TeamMatch, 'victoryPoints' | 'counted'>): string | null {
  const { victoryPoints: points, counted: boards } = match;
  if (!points?.byScale || !differsFromScale(match)) return null;
  const { first, second } = points.byScale;
  return `These are the file’s victory points. For ${counted(boards, 'board')} the continuous scale of the WBF gives ${first.toFixed(2)}–${second.toFixed(2)}.`;
}

/** 'Larks: 31 VPs here, 30 in the file.', 'Larks: 55 points here, 54 in the file.' */
export function standingDifferences(teams: Pick<Teams, 'standings' | 'unit' | 'matches'>): string[] {
  const { standings, unit } = teams;
  return standings.flatMap(({ team, value, stated, ...place }) => {
    if (stated === null) return [];
    if (unit !== 'imps' && stated.points !== null && !isNear(value, stated.points)) {
      const text = (points: number): string =>
        unit === 'vps' ? victoryText(points, teams) : matchImpsText(points);
      const name = unit === 'vps' ? 'VPs' : 'points';
      return [`${team}: ${text(value)} ${name} here, ${text(stated.points)} in the file.`];
    }
    return stated.place === null || stated.place === place.place
      ? []
      : [`${team}: place ${formatPlace(place)} here, ${stated.place} in the file.`];
  });
}

const REASONS: Readonly<Record<NonNullable<MatchBoard['problem']>, readonly [string, string]>> = {
  'one table': ['was played at one table only', 'were played at one table only'],
  'no score': ['has no score at one of the tables', 'have no score at one of the tables'],
  'several tables': ['has more than two tables in this match', 'have more than two tables in this match'],
};

/** 'Board 5 was played at one table only and counts nothing.' */
export const uncountedTexts = (boards: readonly MatchBoard[]): string[] =>
  (['one table', 'no score', 'several tables'] as const).flatMap((problem) => {
    const numbers = boards.filter((board) => board.problem === problem).map(({ boardNumber }) => boardNumber);
    if (numbers.length === 0) return [];
    const [one, many] = REASONS[problem];
    return numbers.length === 1
      ? [`Board ${numbers[0]} ${one} and counts nothing.`]
      : [`Boards ${listText(numbers)} ${many} and count nothing.`];
  });

/** 'Open room' and 'Closed room', in the order of the tables; null where the file has none, or the teams turned. */
export function roomTitles(boards: readonly MatchBoard[]): readonly [string, string] | null {
  const roomsOf = (team: 'first' | 'second') =>
    new Set(boards.flatMap(({ tables }) => tables[team]?.room ?? []));
  const [first, second] = [[...roomsOf('first')], [...roomsOf('second')]];
  const [one] = first;
  const other = one === 'Open' ? 'Closed' : 'Open';
  const areApart = one !== undefined && first.length === 1 && second.every((room) => room === other);
  return areApart ? [`${one} room`, `${other} room`] : null;
}
