import type { TableResult } from '@bridge-review/api/hands';

/** The first table of which most is known. */
export const firstShown = (results: readonly TableResult[] | undefined): TableResult | undefined =>
  results?.find(({ play }) => play !== null) ??
  results?.find(({ auction }) => auction !== null) ??
  results?.[0];
