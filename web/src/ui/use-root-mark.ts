import { useLayoutEffect } from 'react';

/** What a page, or a part of it, is at the moment, where styles elsewhere depend on it. */
export type RootMark = 'bidding' | 'desk' | 'loading-screen' | 'no-rail' | 'wide-dialog';

/** How many parts say so at once. */
const counts = new Map<RootMark, number>();

/**
 * Marks the document with `data-…` while it holds. Not `:has()`: with a page or the document as its subject, every
 * element that comes anywhere has the whole page styled anew (decision 0137).
 */
export function useRootMark(mark: RootMark, holds = true): void {
  useLayoutEffect(() => {
    if (!holds) return undefined;
    change(mark, 1);
    return () => change(mark, -1);
  }, [mark, holds]);
}

function change(mark: RootMark, by: 1 | -1): void {
  const count = (counts.get(mark) ?? 0) + by;
  counts.set(mark, count);
  document.documentElement.toggleAttribute(`data-${mark}`, count > 0);
}
