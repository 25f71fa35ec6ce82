/** How tall a table is, piece by piece. */
export interface BlockHeights {
  /** Title and column heads, which every part of it has. */
  readonly head: number;
  readonly rows: readonly number[];
  readonly foot: number;
}

/** Rows of a table that stand on one page. */
export interface BlockPart {
  readonly block: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Which rows stand on which page. A table is never split, unless it is longer than a page: then it begins on a new one
 * and fills pages row by row.
 */
export function packBlocks(blocks: readonly BlockHeights[], room: number, gap: number): BlockPart[][] {
  const pages: BlockPart[][] = [];
  let left = 0;
  const put = (part: BlockPart, height: number) => {
    const page = pages.at(-1);
    if (page !== undefined && height + gap <= left) {
      page.push(part);
      left -= height + gap;
    } else {
      pages.push([part]);
      left = room - height;
    }
  };
  blocks.forEach(({ head, rows, foot }, block) => {
    const whole = head + sum(rows) + foot;
    if (whole <= room) return put({ block, from: 0, to: rows.length }, whole);
    left = 0;
    let from = 0;
    while (from < rows.length || from === 0) {
      let to = from;
      let height = head;
      const heightOf = (row: number): number => (rows[row] ?? 0) + (row === rows.length - 1 ? foot : 0);
      // A row that is taller than a page still has to stand somewhere.
      while (to < rows.length && (to === from || height + heightOf(to) <= room)) {
        height += heightOf(to);
        to += 1;
      }
      put({ block, from, to }, height);
      if (to === from) break;
      from = to;
    }
  });
  return pages;
}

const sum = (heights: readonly number[]): number => heights.reduce((total, height) => total + height, 0);
