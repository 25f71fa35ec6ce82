/** Grid lines at every 20, from the last one below all values up to 100. */
export function percentLines(values: readonly number[]): number[] {
  const lowest = Math.min(80, ...values);
  const from = Math.max(0, Math.floor(lowest / 20) * 20);
  return Array.from({ length: (100 - from) / 20 + 1 }, (_, index) => from + index * 20);
}

/** The places of at most so many labels, evenly spread, the last point always among them. */
export function labelPlaces(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => count - 1 - index * step).toReversed();
}
