import type { TableStyles } from '@bridge-review/api/styles';

/** Of a pair of which nothing is known. */
export const unknownPair: TableStyles['NS'] = {
  names: [null, null],
  choice: null,
  system: null,
  openings: [],
};

export const unknownStyles: TableStyles = { NS: unknownPair, EW: unknownPair };
