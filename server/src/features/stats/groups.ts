import type { Estimate, StatsGroup } from '@bridge-review/api/stats';
import { meanOf } from '@bridge-review/bridge/sampling/estimate';
import type { JudgedRow } from '../analysis/service.ts';
import { contractKind } from './contract-kind.ts';

/** Whether a board is one of those that a figure is about. */
export function isInGroup({ row, judged }: JudgedRow, group: StatsGroup): boolean {
  const { partner, side, seat, kind, verdict, game, fromMonth, toMonth } = group;
  const month = row.date?.slice(0, 7) ?? '';
  return (
    (partner === undefined || row.partner?.id === partner) &&
    (side === undefined || judged.side === side) &&
    (seat === undefined || row.seat === seat) &&
    (kind === undefined || contractKind(judged.contract) === kind) &&
    (verdict === undefined || judged.verdict === verdict) &&
    (game === undefined || row.gameId === game) &&
    (fromMonth === undefined || month >= fromMonth) &&
    (toMonth === undefined || (month !== '' && month <= toMonth))
  );
}

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

export const accuracyOf = (records: readonly JudgedRow[]): Estimate =>
  estimateOf(records.map(({ judged }) => judged.accuracy));

export const fairAccuracyOf = (records: readonly JudgedRow[]): Estimate =>
  estimateOf(records.flatMap(({ judged }) => judged.fair?.accuracy ?? []));

export const lossOf = (records: readonly JudgedRow[]): Estimate =>
  estimateOf(records.map(({ judged }) => judged.loss));

export const lostBy = (records: readonly JudgedRow[]): number =>
  records.reduce((sum, { judged }) => sum + judged.loss, 0);

function estimateOf(values: readonly number[]): Estimate {
  const { value, high } = meanOf(values);
  return {
    boards: values.length,
    mean: rounded(value),
    error: values.length < 2 ? null : rounded(high - value),
  };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
