import type { Comment } from '@bridge-review/api/comments';
import { describe, expect, it } from 'vitest';
import { authorOf, isListed, newestId, shownComments } from './comment-list.ts';

const said = (id: number, content = 'Well bid', userId = 1): Comment => ({
  id,
  handId: 1,
  userId,
  userName: 'Ada',
  content,
  createdAt: '2025-10-18T20:00:00.000Z',
  editedAt: null,
  isBlocked: false,
});

describe('the list of comments', () => {
  it('hides comments without an id or with blank content', () => {
    const withoutId = { ...said(0), id: undefined } as unknown as Comment;
    const shown = shownComments([said(1), withoutId, said(2, ''), said(3, ' \n '), said(4)]);
    expect(shown.map(({ id }) => id)).toEqual([1, 4]);
  });

  it('calls an unknown author Anonymous', () => {
    expect([null, '', ' ', 'Ada'].map((userName) => authorOf({ userName }))).toEqual([
      'Anonymous',
      'Anonymous',
      'Anonymous',
      'Ada',
    ]);
  });

  it('shows a pending comment until it is loaded, and never twice', () => {
    const before = [said(1), said(2)];
    const pending = { content: 'Well bid', after: newestId(before) };
    expect(isListed(pending, before, 1)).toBe(false);
    expect(isListed(pending, [...before, said(3, 'Well bid', 2)], 1)).toBe(false);
    expect(isListed(pending, [...before, said(3, 'Something else')], 1)).toBe(false);
    expect(isListed(pending, [...before, said(3)], 1)).toBe(true);
  });
});
