/** Up to here the strip stands beside the figures, and every board may have its number. */
export const BOARDS_BESIDE_FIGURES = 60;

/** What the scale takes of the width. */
const SCALE = 50;
const WIDE = 640;
const ROWS = 4;
const SMALLEST_LINK = 24;
const SMALLEST_TOUCHED_LINK = 44;
const ROOM_FOR_NUMBER = 20;

export interface StripLayout {
  readonly perRow: number;
  /** A bar that is too narrow to be hit is no link. */
  readonly linked: boolean;
  /** Every so many boards have their number below. */
  readonly numberEvery: number;
}

type StripWidth = 'narrow' | 'wide';

function barsPerRow(boards: number, width: StripWidth): number {
  if (boards <= BOARDS_BESIDE_FIGURES) return Math.max(1, boards);
  return Math.max(Math.min(width === 'narrow' ? 40 : 160, boards), Math.ceil(boards / ROWS));
}

/** How many rows the bars will take, where the width is not measured yet. */
export const stripRows = (boards: number, width: StripWidth): number =>
  Math.ceil(boards / barsPerRow(boards, width));

/** How so many bars fill a width: in few rows, whatever the number of boards. */
export function stripLayout(boards: number, width: number, isTouched: boolean): StripLayout {
  const perRow = barsPerRow(boards, width < WIDE ? 'narrow' : 'wide');
  const bar = (width - SCALE) / perRow;
  return {
    perRow,
    linked: bar >= (isTouched ? SMALLEST_TOUCHED_LINK : SMALLEST_LINK),
    numberEvery: bar >= ROOM_FOR_NUMBER ? 1 : perRow <= 40 && bar * 5 >= 30 ? 5 : perRow <= 160 ? 10 : 50,
  };
}
