import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';

/** A list up to this length is drawn as a whole, so that the browser's own search finds every row. */
const ALL_DRAWN = 60;
/** So many rows beyond the window are drawn at least. All that is drawn is painted anew in every step. */
const BEYOND = 10;
/** The window moves in steps of so many rows: most scrolling draws nothing, and a step is drawn within a frame. */
const STEP = 4;

interface Rows {
  readonly first: number;
  readonly last: number;
}

/**
 * The rows of a long list that are in view or near it; all of a short one. The element must have its full height
 * from the start, whichever of its rows are drawn.
 */
export function useRowWindow(list: RefObject<HTMLElement | null>, count: number): Rows {
  const [{ first, last }, setRows] = useState<Rows>({ first: 0, last: ALL_DRAWN - 1 });
  const isLong = count > ALL_DRAWN;
  useLayoutEffect(() => {
    if (!isLong) return undefined;
    let frame = 0;
    const look = () => {
      frame = 0;
      if (list.current === null) return;
      const { top, height } = list.current.getBoundingClientRect();
      const rowAt = (y: number) => Math.floor(((y - top) / height) * count);
      const from = Math.floor((rowAt(0) - BEYOND) / STEP) * STEP;
      const to = Math.ceil((rowAt(innerHeight) + BEYOND) / STEP) * STEP;
      setRows((now) => (now.first === from && now.last === to ? now : { first: from, last: to }));
    };
    // There are rows beyond the window, so that drawing more of them may wait for the next frame.
    const onScroll = () => (frame ||= requestAnimationFrame(() => startTransition(look)));
    look();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onScroll);
    };
  }, [list, count, isLong]);
  return isLong
    ? { first: Math.max(0, first), last: Math.min(count - 1, last) }
    : { first: 0, last: count - 1 };
}

/** What is drawn of a list: rows, and gaps as high as the rows that are left out. */
export type Drawn = { readonly row: number } | { readonly gap: number; readonly before: number };

/** Rows from the first to the last, and one that must not go while it has the focus. */
export function drawnRows({ first, last }: Rows, count: number, kept: number | null): Drawn[] {
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  if (kept !== null && kept < count && (kept < first || kept > last)) {
    if (kept < first) rows.unshift(kept);
    else rows.push(kept);
  }
  const drawn: Drawn[] = [];
  let next = 0;
  for (const row of [...rows, count]) {
    if (row > next) drawn.push({ gap: row - next, before: row });
    if (row < count) drawn.push({ row });
    next = row + 1;
  }
  return drawn;
}
