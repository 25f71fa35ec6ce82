/** The numbers of tricks that a curve spans. */
export interface Levels {
  readonly low: number;
  readonly high: number;
  /** Those that are written beside it, from the highest. */
  readonly shown: readonly number[];
}

const MOST_SHOWN = 4;

export function levelsOf(values: readonly number[] | null, needed: number | null): Levels {
  const all = [...(values ?? []), ...(needed === null ? [] : [needed])];
  if (all.length === 0) return { low: 0, high: 0, shown: [] };
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const each = Array.from({ length: high - low + 1 }, (_, index) => high - index);
  return {
    low,
    high,
    shown: each.length <= MOST_SHOWN ? each : each.filter((level) => [low, high, needed].includes(level)),
  };
}

/** From the top, as a share of the height; a curve without any difference runs in the middle. */
export const placeOf = (level: number, { low, high }: Levels): number =>
  high === low ? 0.5 : (high - level) / (high - low);

/** A step line, `M0 .5 H8.5 V0 H52`: a card takes effect in the middle between its two positions. */
export function curvePoints(values: readonly number[], levels: Levels): string {
  const place = (value: number) => placeOf(value, levels).toFixed(4);
  const steps = values.flatMap((value, index) => {
    const before = values[index - 1];
    return before === undefined || before === value ? [] : [`H${index - 0.5} V${place(value)}`];
  });
  return [`M0 ${place(values[0] ?? 0)}`, ...steps, `H${values.length - 1}`].join(' ');
}
