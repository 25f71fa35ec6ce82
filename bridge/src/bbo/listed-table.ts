/**
 * Puts together what a list of results says of a table and what the LIN beside it does.
 *
 * @module
 */
import { formatListedResult, type ListedResult } from '../lin/lin-match.ts';
import type { Warn } from '../lin/lin-tags.ts';
import type { TablePlay } from '../record/hand-record.ts';
import type { TableRecord } from '../record/table-records.ts';
import { seats, type Seat } from '../seat.ts';

/** What a row says; null is not said. */
export interface ListedTable {
  readonly players: Readonly<Record<Seat, string | null>>;
  readonly result: ListedResult | null;
  readonly section: string | null;
  /** Of this table alone. */
  readonly tags: ReadonlyMap<string, string>;
}

/**
 * Names come from the row, which may have real ones. The row is also what was scored: an auction that leads to another
 * contract is left out.
 */
export function withListed(record: TableRecord, listed: ListedTable, warn: Warn): TableRecord {
  const { result } = listed;
  const differs = result && record.table && record.table.contract !== null && !isSame(record.table, result);
  if (differs && record.table)
    warn(
      'results-disagree',
      0,
      `The row has ${formatListedResult(result)}, its LIN ${formatListedResult(record.table)}; the row's was kept, without an auction.`,
    );
  const table =
    differs || !record.table
      ? { ...noTable, players: record.table?.players ?? noTable.players }
      : record.table;
  const players = Object.fromEntries(
    seats.map((seat) => [seat, listed.players[seat] ?? table.players[seat]]),
  ) as Record<Seat, string | null>;
  return {
    ...record,
    tags: new Map([...record.tags, ...listed.tags]),
    table: {
      ...table,
      players,
      section: listed.section ?? table.section,
      contract: table.contract ?? result?.contract ?? null,
      declarer: table.declarer ?? result?.declarer ?? null,
      tricks: table.tricks ?? result?.tricks ?? null,
    },
  };
}

export const noTable: TablePlay = {
  players: { N: null, E: null, S: null, W: null },
  section: null,
  table: null,
  room: null,
  contract: null,
  declarer: null,
  tricks: null,
  scoreNS: null,
  auction: null,
  play: null,
};

/** Tricks that one of them does not know are no difference. */
function isSame(table: TablePlay, result: ListedResult): boolean {
  const unknown = table.tricks === null || result.tricks === null ? { tricks: null } : {};
  return formatListedResult({ ...table, ...unknown }) === formatListedResult({ ...result, ...unknown });
}
