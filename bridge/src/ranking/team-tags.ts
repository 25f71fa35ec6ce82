import type { BoardRecord, ResultRecord, Tags } from '../record/hand-record.ts';

/** What the tags of a table say of teams. */
export interface TeamTags {
  /** The home team, which is North-South in the open room, and the visitors. */
  readonly names: readonly [string, string];
  readonly carryOver: readonly [number, number];
}

type Tagged = Pick<BoardRecord, 'tags'>;

/** Null where either team is not named, and where the tags say that pairs are compared. */
export function teamTags(result: Pick<ResultRecord, 'tags'>, board: Tagged): TeamTags | null {
  const tag = (name: string): string | null => known(result.tags, name) ?? known(board.tags, name);
  const [home, visitors] = [readTeam(tag('HomeTeam') ?? ''), readTeam(tag('VisitTeam') ?? '')];
  if (home.name === '' || visitors.name === '' || home.name === visitors.name) return null;
  if (isOfPairs(result, board) && !isScoredWrongly(tag('Scoring'), [home.name, visitors.name])) return null;
  return {
    names: [home.name, visitors.name],
    carryOver: [
      home.carryOver ?? carryOverOf(tag('HomeCarryOver')),
      visitors.carryOver ?? carryOverOf(tag('VisitCarryOver')),
    ],
  };
}

/** Whether the tags say that tables are compared in a way that is not that of a match of teams. */
export function isOfPairs(result: Pick<ResultRecord, 'tags'>, board: Tagged): boolean {
  const tag = (name: string): string => known(result.tags, name) ?? known(board.tags, name) ?? '';
  return (
    /cross|butler|cavendish|rubber|chicago/iu.test(tag('Scoring')) ||
    inMatchpoints(tag('Scoring')) ||
    /^(?:pairs|individuals)/iu.test(tag('Competition'))
  );
}

const inMatchpoints = (scoring: string): boolean => /^(?:mp|match ?points)/iu.test(scoring);

/** Early converters wrote `MP` for every championship. Vugraph has `Team 1` and `Team 2` where pairs play. */
const isScoredWrongly = (scoring: string | null, names: readonly string[]): boolean =>
  inMatchpoints(scoring ?? '') && names.every((name) => !/^(?:team|pair)s? ?\d+$/iu.test(name));

/** What tells one match of two teams from another: stage and round, as the file has them. */
export function roundOf(result: Pick<ResultRecord, 'tags'>, board: Tagged): string | null {
  const tag = (name: string): string | null => known(result.tags, name) ?? known(board.tags, name);
  return [tag('Stage'), tag('Round')].filter((part) => part !== null).join(', ') || null;
}

/** Some programs add to the name what the team carries over: `Harbour +30`. */
function readTeam(text: string): { readonly name: string; readonly carryOver: number | null } {
  const [, name, points] = /^(.*\S) \+(\d{1,4})$/u.exec(text) ?? [];
  return name === undefined ? { name: text, carryOver: null } : { name, carryOver: Number(points) };
}

const carryOverOf = (text: string | null): number =>
  text !== null && /^[+-]?\d{1,4}(?:\.\d{1,2})?$/u.test(text) ? Number(text) : 0;

/** A question mark is PBN's word for unknown, a dash or a number sign that of some programs. */
function known(tags: Tags, name: string): string | null {
  const value = tags
    .get(name)
    ?.replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return value === undefined || /^[?#-]*$/u.test(value) ? null : value;
}
