/**
 * The ranking that a file states: PBN's `TotalScoreTable`, which stands on one board for all. Other formats give their
 * own ranking the same form.
 *
 * ```ts
 * import { readPbn } from '@bridge-review/bridge/pbn/read-pbn';
 * import { statedRanking } from '@bridge-review/bridge/ranking/stated-ranking';
 *
 * const { record } = readPbn(String.raw`
 * [Board "1"]
 * [Deal "N:72.AKQ986.A8632. KQ4.T.QJT7.A9754 J98653.2.K5.J862 AT.J7543.94.KQT3"]
 * [TotalScoreTable "Rank\2R;PairId\2R;Direction\3L;TotalPercentage\5R;Names\20L"]
 * 1 3 "N-S" 61.25 "Ada Lark - Ben Wren"
 * `);
 * statedRanking(record)[0]?.value; // => 61.25
 * statedRanking(record)[0]?.side; // => 'NS'
 * ```
 *
 * @module
 */
import { splitNames } from '../pbn/pair-names.ts';
import { type NamedCells, tableRows } from '../pbn/table-rows.ts';
import type { HandRecord } from '../record/hand-record.ts';
import type { StatedScoring, SessionRecord } from '../record/session-record.ts';
import type { Side } from '../side.ts';

/** One row of it. */
export interface StatedPlace {
  readonly place: number | null;
  readonly number: string | null;
  readonly section: string | null;
  /** Where the pair started, as the file says. */
  readonly side: Side | null;
  readonly names: readonly [string | null, string | null];
  readonly unit: 'percent' | 'imps';
  readonly value: number;
}

/** More pairs than one file ranks. */
const MOST_ROWS = 2000;

/** Rows with a figure that can be compared, in the order of the file; none where it has no ranking. */
export function statedRanking({ boards }: Pick<HandRecord, 'boards'>): StatedPlace[] {
  const section = boards
    .find(({ sections }) => sections.has('TotalScoreTable'))
    ?.sections.get('TotalScoreTable');
  if (!section) return [];
  return tableRows(section)
    .filter(({ isWhole }) => isWhole)
    .slice(0, MOST_ROWS)
    .flatMap(({ cells }) => placeIn(cells) ?? []);
}

function placeIn(cells: NamedCells): StatedPlace | null {
  const figure = figureIn(cells, 'percent') ?? figureIn(cells, 'imps');
  const didNotPlay = /^0+$/u.test(cells.get('NrBoards') ?? '');
  if (figure === null || didNotPlay) return null;
  const names = cells.get('Names') ?? cells.get('Name');
  const rank = /^(\d{1,4})=?$/u.exec(cells.get('Rank') ?? '')?.[1];
  return {
    place: rank === undefined ? null : Number(rank),
    number: cells.get('PairId') ?? cells.get('PlayerId') ?? null,
    section: cells.get('Section') ?? null,
    side: sideIn(cells.get('Direction') ?? ''),
    names: names === undefined ? [null, null] : splitNames(names),
    ...figure,
  };
}

const columns = {
  percent: ['TotalPercentage', 'Percentage'],
  imps: ['TotalScoreIMP', 'IMP'],
} as const;

function figureIn(cells: NamedCells, unit: 'percent' | 'imps'): Pick<StatedPlace, 'unit' | 'value'> | null {
  const text = columns[unit].map((column) => cells.get(column)).find((value) => value !== undefined) ?? '';
  return /^[+-]?\d{1,6}(?:\.\d{1,10})?$/u.test(text) ? { unit, value: Number(text) } : null;
}

const sideIn = (direction: string): Side | null =>
  /^N-?S$/iu.test(direction) ? 'NS' : /^E-?W$/iu.test(direction) ? 'EW' : null;

const inImps: readonly (StatedScoring | null)[] = ['IMPs', 'cross-IMPs', 'Butler'];

/**
 * The same from the contestants of a session. Teams are left out: their figures are victory points; and so are totals of
 * matchpoints without a percentage, for they have no scale.
 */
export function statedByContestants({
  contestants,
  event,
}: Pick<SessionRecord, 'contestants' | 'event'>): StatedPlace[] {
  const unit = inImps.includes(event.scoring) ? 'imps' : 'percent';
  return contestants.slice(0, MOST_ROWS).flatMap(({ kind, number, section, side, players, standing }) => {
    const value = standing?.[unit === 'imps' ? 'total' : 'percent'] ?? null;
    if (kind === 'team' || standing === null || value === null) return [];
    const [one = null, other = null] = players;
    return [{ place: standing.place, number, section, side, names: [one, other], unit, value }];
  });
}
