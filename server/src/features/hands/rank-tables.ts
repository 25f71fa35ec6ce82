import type { TableResult } from '@bridge-review/api/hands';
import type { Page } from '@bridge-review/api/route';
import type { Vulnerability } from '@bridge-review/bridge/vulnerability';
import { compareTables, scoreOf } from './comparison.ts';
import type { TableOutcome } from './repo.ts';

export interface ResultsWanted {
  readonly limit: number;
  /** The last table of the page before. */
  readonly cursor?: number | undefined;
}

export type RankedTable = Pick<TableResult, 'id' | 'scoreNS' | 'comparison' | 'ownSide'>;

interface Board {
  readonly vulnerability: Vulnerability;
  readonly scoring: string | null;
  readonly tables: readonly (TableOutcome & Pick<TableResult, 'ownSide'>)[];
}

/** Compares all tables of a board, and returns one page of them. */
export function rankTables(board: Board, { limit, cursor }: ResultsWanted): Page<RankedTable> {
  const ranked = inOrder(board);
  const start = cursor === undefined ? 0 : ranked.findIndex(({ id }) => id === cursor) + 1;
  if (cursor !== undefined && start === 0) return { rows: [], next: null };
  const rows = ranked.slice(start, start + limit);
  const last = rows.at(-1);
  return { rows, next: last !== undefined && start + limit < ranked.length ? String(last.id) : null };
}

function inOrder({ vulnerability, scoring, tables }: Board): RankedTable[] {
  const scores = tables.map((table) => scoreOf(table, vulnerability));
  const comparisons = compareTables(scores, scoring);
  const shownFirst =
    tables.find(({ record }) => record === 'play') ?? tables.find(({ record }) => record === 'auction');
  return tables
    .map((table, index) => ({
      id: table.id,
      ownSide: table.ownSide,
      scoreNS: scores[index] ?? null,
      comparison: comparisons[index] ?? null,
      group: table.ownSide !== null ? 0 : table === shownFirst ? 1 : 2,
    }))
    .toSorted(
      (one, other) => one.group - other.group || standing(other) - standing(one) || one.id - other.id,
    );
}

const standing = ({ comparison, scoreNS }: RankedTable): number =>
  comparison?.ns ?? scoreNS ?? Number.NEGATIVE_INFINITY;
