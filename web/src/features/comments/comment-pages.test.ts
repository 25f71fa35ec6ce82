import type { Comment } from '@bridge-review/api/comments';
import type { Page } from '@bridge-review/api/route';
import { describe, expect, it } from 'vitest';
import { type CommentPages, oldestFirst, replaced, samePage, withComment, without } from './comment-pages.ts';

const comment = (id: number, content = `No. ${id}`) => ({ id, content }) as Comment;
const data: CommentPages = {
  pages: [
    { rows: [comment(5), comment(6)], next: '5' },
    { rows: [comment(2), comment(4)], next: null },
  ],
  pageParams: [null, '5'],
};
const ids = (pages: CommentPages) => oldestFirst(pages).map(({ id }) => id);

it('pages of comments read oldest first', () => {
  expect(ids(data)).toEqual([2, 4, 5, 6]);
});

it('a new comment is added at the end, once', () => {
  expect(ids(withComment(withComment(data, comment(7)), comment(7)))).toEqual([2, 4, 5, 6, 7]);
});

it('a comment that could not be deleted is back where it was', () => {
  for (const id of [2, 4, 5, 6]) {
    expect(ids(withComment(without(data, id), comment(id)))).toEqual([2, 4, 5, 6]);
  }
});

it('an edited comment is replaced on its page', () => {
  expect(oldestFirst(replaced(data, comment(4, 'Edited')))[1]?.content).toBe('Edited');
});

describe('a refetched page', () => {
  /** Two at a time, as the server would answer: the latest, oldest first. */
  const server = (all: readonly number[]) => (cursor: string | null) => {
    const before = all.filter((id) => cursor === null || id < Number(cursor));
    const rows = before.slice(-2).map((id) => comment(id));
    return Promise.resolve({ rows, next: before.length > 2 ? String(rows[0]?.id) : null });
  };
  const again = async (shown: Page<Comment> | undefined, cursor: string | null, all: readonly number[]) => {
    const { rows, next } = await samePage(shown, cursor, server(all));
    return { ids: rows.map(({ id }) => id), next };
  };

  it('is what the server returns the first time', async () => {
    expect(await again(undefined, null, [1, 2, 3])).toEqual({ ids: [2, 3], next: '2' });
  });

  it('keeps shown comments besides new ones', async () => {
    expect(await again(data.pages[0], null, [2, 4, 5, 6, 7, 8, 9])).toEqual({
      ids: [5, 6, 7, 8, 9],
      next: '5',
    });
    const last = { rows: [comment(2), comment(4)], next: null };
    expect(await again(last, null, [2, 4, 5])).toEqual({ ids: [2, 4, 5], next: null });
  });

  it('reaches no further back than before, also if its first comment was deleted', async () => {
    expect(await again(data.pages[0], null, [2, 4, 6])).toEqual({ ids: [6], next: '5' });
    expect(await again(data.pages[0], null, [6])).toEqual({ ids: [6], next: null });
  });
});
