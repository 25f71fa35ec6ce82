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

/** How so many bars fill a width: in few rows, whatever the number of boards. */
export function stripLayout(boards: number, width: number, isTouched: boolean): StripLayout {
  const row = width < WIDE ? 40 : 160;
  const perRow =
    boards <= BOARDS_BESIDE_FIGURES
      ? Math.max(1, boards)
      : Math.max(Math.min(row, boards), Math.ceil(boards / ROWS));
  const bar = (width - SCALE) / perRow;
  return {
    perRow,
    linked: bar >= (isTouched ? SMALLEST_TOUCHED_LINK : SMALLEST_LINK),
    numberEvery: bar >= ROOM_FOR_NUMBER ? 1 : perRow <= 40 && bar * 5 >= 30 ? 5 : perRow <= 160 ? 10 : 50,
  };
}
