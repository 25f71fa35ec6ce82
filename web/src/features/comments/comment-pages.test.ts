import type { Comment } from '@bridge-review/api/comments';
import { expect, it } from 'vitest';
import { type CommentPages, oldestFirst, replaced, withComment, without } from './comment-pages.ts';

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

it('a new comment stands at the end, once', () => {
  expect(ids(withComment(withComment(data, comment(7)), comment(7)))).toEqual([2, 4, 5, 6, 7]);
});

it('a comment that could not be deleted is back where it was', () => {
  for (const id of [2, 4, 5, 6]) {
    expect(ids(withComment(without(data, id), comment(id)))).toEqual([2, 4, 5, 6]);
  }
});

it('an edited comment is replaced on whatever page it is', () => {
  expect(oldestFirst(replaced(data, comment(4, 'Edited')))[1]?.content).toBe('Edited');
});
