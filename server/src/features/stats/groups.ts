import type { Estimate, StatsGroup } from '@bridge-review/api/stats';
import type { Sums } from '@bridge-review/bridge/sampling/estimate';
import type { JudgedRow } from '../analysis/service.ts';
import { contractKind } from './contract-kind.ts';
import { estimateOf, sumsOf } from './figures.ts';

/** Whether a board is one of those that a figure is about. */
export function isInGroup({ row, judged }: JudgedRow, group: StatsGroup): boolean {
  const { partner, side, seat, kind, verdict, fair, game, fromMonth, toMonth } = group;
  const month = row.date?.slice(0, 7) ?? '';
  return (
    (partner === undefined || row.partner?.id === partner) &&
    (side === undefined || judged.side === side) &&
    (seat === undefined || row.seat === seat) &&
    (kind === undefined || contractKind(judged.contract) === kind) &&
    (verdict === undefined || judged.verdict === verdict) &&
    (fair === undefined || judged.fair !== null) &&
    (game === undefined || row.gameId === game) &&
    (fromMonth === undefined || month >= fromMonth) &&
    (toMonth === undefined || (month !== '' && month <= toMonth))
  );
}

/** The accuracy by a key; boards without one are left out. */
export const accuracyBy = <Key>(
  records: readonly JudgedRow[],
  keyOf: (record: JudgedRow) => Key | null,
): Map<Key, Sums> =>
  new Map([...groupedBy(records, keyOf)].map(([key, group]) => [key, accuracySums(group)]));

/** Boards by a key, in the order in which the keys come up; boards without one are left out. */
export function groupedBy<Key>(
  records: readonly JudgedRow[],
  keyOf: (record: JudgedRow) => Key | null,
): Map<Key, JudgedRow[]> {
  const groups = new Map<Key, JudgedRow[]>();
  for (const record of records) {
    const key = keyOf(record);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [record]);
    else group.push(record);
  }
  return groups;
}

const accuracySums = (records: readonly JudgedRow[]): Sums =>
  sumsOf(records.map(({ judged }) => judged.accuracy));

export const accuracyOf = (records: readonly JudgedRow[]): Estimate => estimateOf(accuracySums(records));

export const fairAccuracyOf = (records: readonly JudgedRow[]): Estimate =>
  estimateOf(sumsOf(records.flatMap(({ judged }) => judged.fair?.accuracy ?? [])));

export const lossOf = (records: readonly JudgedRow[]): Estimate =>
  estimateOf(sumsOf(records.map(({ judged }) => judged.loss)));

export const parReachedOf = (records: readonly JudgedRow[]): Estimate =>
  estimateOf(sumsOf(records.map(({ judged }) => (judged.verdict === 'par reached' ? 100 : 0))));

export const lostBy = (records: readonly JudgedRow[]): number =>
  records.reduce((sum, { judged }) => sum + judged.loss, 0);
