/**
 * A ranking beside the one that the file states.
 *
 * @module
 */
import { playerKey } from '../player-name.ts';
import type { Ranked, RankedField, Ranking, RankingBoard, RankingRules, RankingTable } from './rank-game.ts';
import { rankGame } from './rank-game.ts';
import type { StatedPlace } from './stated-ranking.ts';

/** A row of the file that differs; `own` is null where we rank no such pair. */
interface RankingDifference<Table> {
  readonly stated: StatedPlace;
  readonly own: Ranked<Table> | null;
}

export interface ComparedRanking<Table> {
  readonly ranking: Ranking<Table>;
  /** Rows of the file's ranking; 0 where it has none. */
  readonly stated: number;
  readonly differences: readonly RankingDifference<Table>[];
}

/**
 * Ranks a game by the rules that its own ranking was made by, as far as one can tell: with or without Neuberg's formula,
 * all sections in one field or each by itself, cross-IMPs summed or averaged, a datum with or without the extreme scores. Without a ranking in the file, by the rules given.
 */
export function rankAsStated<Table extends RankingTable>(
  boards: readonly RankingBoard<Table>[],
  rules: RankingRules,
  stated: readonly StatedPlace[],
): ComparedRanking<Table> {
  const winners = rules.winners ?? statedWinners(stated);
  const own: RankingRules = winners === null ? rules : { ...rules, winners };
  let best = compared(rankGame(boards, own), stated);
  const sections = new Set(boards.flatMap(({ tables }) => tables.map(({ section }) => section)));
  const others: RankingRules[] = [
    ...otherMethods(own),
    ...(sections.size > 1 ? [{ ...own, isBySection: true }] : []),
  ];
  for (const other of others) {
    if (best.differences.length === 0) break;
    const next = compared(rankGame(boards, other), stated);
    if (next.differences.length < best.differences.length) best = next;
  }
  return best;
}

/** What a file does not say of its own method. */
function otherMethods(rules: RankingRules): RankingRules[] {
  const { kind } = rules.method;
  if (kind === 'cross-imps')
    return (['comparisons', 'tables', 'sum'] as const).map((averaging) => ({
      ...rules,
      method: { kind, averaging },
    }));
  if (kind === 'butler') return [0, 1, 2].map((discarded) => ({ ...rules, method: { kind, discarded } }));
  return [{ ...rules, isScaled: false }];
}

/** Two where each direction has a first place; null where the file does not tell. */
function statedWinners(stated: readonly StatedPlace[]): 1 | 2 | null {
  const first = new Set(stated.filter(({ place }) => place === 1).map(({ side }) => side));
  if (first.has('NS') && first.has('EW')) return 2;
  const isOneList = stated.length > 1 && first.size === 1 && new Set(stated.map(({ side }) => side)).size > 1;
  return isOneList ? 1 : null;
}

function compared<Table>(ranking: Ranking<Table>, stated: readonly StatedPlace[]): ComparedRanking<Table> {
  const find = finder(ranking.fields);
  const rows = stated.map((row) => ({ stated: row, own: find(row) }));
  const differing = (figure: (own: Ranked<Table>) => number): RankingDifference<Table>[] =>
    rows.filter(
      ({ stated: row, own }) => own === null || !isEqual(figure(own), row.value) || hasOtherPlace(own, row),
    );
  const totals = differing(({ value }) => value);
  // Files in IMPs give the sum, or the mean of a board.
  const isInImps = stated.some(({ unit }) => unit === 'imps');
  const means = isInImps ? differing(({ value, boards }) => value / boards) : totals;
  return { ranking, stated: stated.length, differences: means.length < totals.length ? means : totals };
}

/** To a hundredth. Some programs round, some cut off. */
const isEqual = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;

const hasOtherPlace = (own: Ranked<unknown>, { place }: StatedPlace): boolean =>
  place !== null && place !== own.place;

/** By number, and by names where the number is missing or shared. */
function finder<Table>(fields: readonly RankedField<Table>[]): (row: StatedPlace) => Ranked<Table> | null {
  const byNumber = new Map<string, { field: RankedField<Table>; own: Ranked<Table> }[]>();
  const byNames = new Map<string, Ranked<Table>>();
  for (const field of fields) {
    for (const own of field.ranked) {
      const { number, names } = own.entrant;
      const key = namesKey(names);
      if (key !== '') byNames.set(key, own);
      if (number === null) continue;
      const same = byNumber.get(number);
      if (same) same.push({ field, own });
      else byNumber.set(number, [{ field, own }]);
    }
  }
  return ({ number, names, side, section }) => {
    const named = byNames.get(namesKey(names));
    const same = number === null ? [] : (byNumber.get(number) ?? []);
    const inField = same.filter(
      ({ field, own }) =>
        (field.side === null || side === null || field.side === side) &&
        (section === null || own.entrant.section === null || own.entrant.section === section),
    );
    const [only, ...more] = inField;
    return only && more.length === 0 ? only.own : (named ?? null);
  };
}

/** Empty where the file names neither. */
const namesKey = (names: readonly (string | null)[]): string =>
  names
    .map((name) => (name === null ? '' : playerKey(name)))
    .toSorted()
    .join('\n')
    .trim();
