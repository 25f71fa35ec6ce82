import type { Comment } from '@bridge-review/api/comments';
import type { Page } from '@bridge-review/api/route';
import type { InfiniteData } from '@tanstack/react-query';

/** The page with the latest comments comes first; within a page the oldest does. */
export type CommentPages = InfiniteData<Page<Comment>>;

export const oldestFirst = ({ pages }: CommentPages): Comment[] =>
  pages.toReversed().flatMap(({ rows }) => rows);

/**
 * Refetches a page exactly as far back as the one that is shown. With new comments it has more rows than the server
 * returns at once, so that no shown comment disappears.
 */
export async function samePage(
  shown: Page<Comment> | undefined,
  cursor: string | null,
  fetchPage: (cursor: string | null) => Promise<Page<Comment>>,
): Promise<Page<Comment>> {
  let page = await fetchPage(cursor);
  if (shown === undefined) return page;
  const end = Number(shown.next ?? 0);
  while (page.next !== null && Number(page.next) > end) {
    const earlier = await fetchPage(page.next);
    page = { rows: [...earlier.rows, ...page.rows], next: earlier.next };
  }
  const rows = page.rows.filter(({ id }) => id >= end);
  return { rows, next: rows.length < page.rows.length ? shown.next : page.next };
}

const changed = (
  data: CommentPages,
  change: (rows: readonly Comment[], index: number) => readonly Comment[],
): CommentPages => ({
  ...data,
  pages: data.pages.map((page, index) => ({ ...page, rows: change(page.rows, index) })),
});

export const replaced = (data: CommentPages, comment: Comment): CommentPages =>
  changed(data, (rows) => rows.map((row) => (row.id === comment.id ? comment : row)));

export const without = (data: CommentPages, id: number): CommentPages =>
  changed(data, (rows) => rows.filter((row) => row.id !== id));

/** Where it belongs by its id, once. */
export function withComment(data: CommentPages, comment: Comment): CommentPages {
  const others = without(data, comment.id);
  const found = others.pages.findIndex(({ rows }) => rows[0] !== undefined && rows[0].id < comment.id);
  const place = found < 0 ? others.pages.length - 1 : found;
  return changed(others, (rows, index) =>
    index === place ? [...rows, comment].toSorted((one, other) => one.id - other.id) : rows,
  );
}
