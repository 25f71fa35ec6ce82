import { readContract } from '@bridge-review/bridge/contract';
import { strains } from '@bridge-review/bridge/strain';
import type { BoardRow } from './board-row.ts';

export const filters = ['all', 'to-bid', 'worst', 'commented', 'differs'] as const;
export type Filter = (typeof filters)[number];

export const sortKeys = [
  'board',
  'contract',
  'result',
  'score',
  'compared',
  'par',
  'verdict',
  'accuracy',
  'comments',
] as const;
export type SortKey = (typeof sortKeys)[number];

export interface Sort {
  readonly key: SortKey;
  readonly descending: boolean;
}

/** Which boards are shown, and in which order. */
export interface BoardView {
  readonly filter: Filter;
  /** Null for the usual order: the worst boards begin with the worst, all others stand as in the file. */
  readonly sort: Sort | null;
}

const PASSES: Readonly<Record<Filter, (row: BoardRow) => boolean>> = {
  all: () => true,
  'to-bid': ({ bidding }) => bidding === 'to bid',
  worst: ({ judged }) => judged !== null && judged.loss > 0,
  commented: ({ hand }) => hand.commentCount > 0,
  differs: ({ inFile }) => inFile !== null,
};

export const countOf = (rows: readonly BoardRow[], filter: Filter): number =>
  rows.filter(PASSES[filter]).length;

export const usualSort = (filter: Filter): Sort =>
  filter === 'worst' ? { key: 'verdict', descending: true } : { key: 'board', descending: false };

/** The boards of a view in its order. What is not known comes last, whichever way the others are sorted. */
export function shownRows(rows: readonly BoardRow[], { filter, sort }: BoardView): BoardRow[] {
  const { key, descending } = sort ?? usualSort(filter);
  const shown = rows.filter(PASSES[filter]);
  if (key === 'board') return descending ? shown.toReversed() : shown;
  const valueOf = SORT_VALUES[key];
  return shown
    .map((row) => ({ row, value: valueOf(row) }))
    .toSorted((one, other) => {
      if (one.value === null || other.value === null)
        return one.value === other.value ? 0 : one.value === null ? 1 : -1;
      return descending ? other.value - one.value : one.value - other.value;
    })
    .map(({ row }) => row);
}

/** A first press sorts the way that is looked for: the largest figures first, boards and contracts from the lowest. */
export const firstSort = (key: SortKey): Sort => ({
  key,
  descending: key !== 'board' && key !== 'contract' && key !== 'accuracy',
});

const SORT_VALUES: Readonly<Record<Exclude<SortKey, 'board'>, (row: BoardRow) => number | null>> = {
  contract: ({ reached }) => {
    if (reached === null) return null;
    const contract = readContract(reached.contract);
    return contract === 'Pass' ? 0 : contract.level * 5 + strains.indexOf(contract.strain);
  },
  result: ({ reached, inFile }) => (inFile ? null : (reached?.over ?? null)),
  score: ({ score }) => score,
  compared: ({ comparison }) => comparison?.value ?? null,
  par: ({ par }) => par,
  // By what they cost.
  verdict: ({ judged }) => judged?.loss ?? null,
  accuracy: ({ judged }) => judged?.accuracy ?? null,
  comments: ({ hand }) => hand.commentCount,
};
