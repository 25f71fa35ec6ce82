import { ENOUGH_BOARDS as ENOUGH, type Estimate } from '@bridge-review/api/stats';
import { meanOfSums, type Sums } from '@bridge-review/bridge/sampling/estimate';

export function sumsOf(values: readonly number[]): Sums {
  let [sum, squares] = [0, 0];
  for (const value of values) {
    sum += value;
    squares += value * value;
  }
  return { count: values.length, sum, squares };
}

export const added = (all: readonly Sums[]): Sums =>
  all.reduce(
    (one, other) => ({
      count: one.count + other.count,
      sum: one.sum + other.sum,
      squares: one.squares + other.squares,
    }),
    { count: 0, sum: 0, squares: 0 },
  );

/** As it is sent: the mean with half of its interval. Boards that are all alike do not tell how far others may lie. */
export function estimateOf(sums: Sums): Estimate {
  const { value, high } = meanOfSums(sums);
  return {
    boards: sums.count,
    mean: rounded(value),
    error: sums.count < 2 ? null : rounded(high - value) || null,
  };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** In the order of the keys, without those that have no board. */
export const inOrder = <Key, Name extends string>(
  keys: readonly Key[],
  groups: ReadonlyMap<Key, Sums>,
  name: Name,
) =>
  keys.flatMap((key) => {
    const sums = groups.get(key);
    return sums === undefined ? [] : [{ ...({ [name]: key } as Record<Name, Key>), ...estimateOf(sums) }];
  });

const MAX_MONTHS = 240;

/** Months, the oldest first, those with few boards together with the next ones until there are enough. */
export function monthsOf(
  months: ReadonlyMap<string, Sums>,
): (Estimate & { readonly from: string; readonly month: string })[] {
  const points: { from: string; month: string; sums: Sums }[] = [];
  for (const [month, sums] of [...months].toSorted(([one], [other]) => one.localeCompare(other))) {
    const last = points.at(-1);
    if (last !== undefined && last.sums.count < ENOUGH) {
      last.month = month;
      last.sums = added([last.sums, sums]);
    } else points.push({ from: month, month, sums });
  }
  const rest = points.at(-1);
  const before = points.at(-2);
  if (rest !== undefined && before !== undefined && rest.sums.count < ENOUGH) {
    points.splice(-2, 2, { from: before.from, month: rest.month, sums: added([before.sums, rest.sums]) });
  }
  return points
    .filter(({ sums }) => sums.count >= ENOUGH)
    .map(({ from, month, sums }) => ({ from, month, ...estimateOf(sums) }))
    .slice(-MAX_MONTHS);
}
