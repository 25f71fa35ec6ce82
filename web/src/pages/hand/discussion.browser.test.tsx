import type { Comment } from '@bridge-review/api/comments';
import { commentRoutes } from '@bridge-review/api/routes/comments';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../ui/testing/accessible.ts';
import { answer, failure, held, onlyPage } from '../../testing/answers.ts';
import { fakeClock } from '../../testing/clock.ts';
import { handAnswers, handPath, ownComment } from '../../testing/hands.ts';
import { textsOf, toast } from '../../testing/locators.ts';
import { renderPage } from '../../testing/render-page.tsx';

const discussion = page.getByRole('region', { name: 'Discussion' });
const comments = discussion.getByRole('list', { name: 'Comments' }).getByRole('listitem');
const box = discussion.getByLabelText('Add a comment');
const post = discussion.getByRole('button', { name: 'Post comment' });
const editor = discussion.getByRole('textbox', { name: 'Edit your comment' });

const said = (...list: readonly Comment[]) => answer(commentRoutes.list, onlyPage(list));
const posted = (content: string): Comment => ({
  ...ownComment,
  content,
  createdAt: new Date().toISOString(),
});

describe('saying something', () => {
  test('shows at once and is sent with the keyboard, too', async () => {
    const sent = held(answer(commentRoutes.create, () => posted('Quick as a flash')));
    renderPage(handPath, ...handAnswers, sent);
    await box.fill('Quick as a flash');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(comments).toHaveTextContent('Sending…');
    await expect.element(comments).toHaveTextContent('Quick as a flash');
    sent.release();
    await expect.element(comments).toHaveTextContent('Just now');
    await expect.element(comments).toHaveLength(1);
  });

  test('that fails keeps the text and says so', async () => {
    const content = 'A long and thoughtful comment';
    const answers = renderPage(handPath, ...handAnswers, failure(commentRoutes.create, 500));
    await box.fill(content);
    await post.click();
    await expect.element(discussion).toHaveTextContent('Your comment was not sent; it is still here.');
    await expect.element(box).toHaveValue(content);
    await expect.element(comments).toHaveLength(0);
    await expectAccessible();
    answers.now(answer(commentRoutes.create, () => posted(content)));
    await post.click();
    await expect.poll(() => textsOf(comments)).toEqual([expect.stringContaining(content)]);
  });
});

describe('one’s own comments', () => {
  test('come back with a toast where deleting fails', async () => {
    renderPage(handPath, ...handAnswers, said(ownComment), failure(commentRoutes.delete, 503));
    await comments.getByRole('button', { name: 'Delete your comment' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete comment' }).click();
    await expect.element(toast).toHaveTextContent('The comment could not be deleted');
    await expect.poll(() => textsOf(comments)).toEqual([expect.stringContaining(ownComment.content)]);
  });

  test('a change that fails keeps its text and says so', async () => {
    renderPage(handPath, ...handAnswers, said(ownComment), failure(commentRoutes.update, 503));
    await comments.getByRole('button', { name: 'Edit your comment' }).click();
    await editor.fill('Second');
    await discussion.getByRole('button', { name: 'Save' }).click();
    await expect.element(discussion).toHaveTextContent('Your change was not saved; it is still here.');
    await expect.element(editor).toHaveValue('Second');
  });
});

describe('the list', () => {
  test('hides comments that are blank or have no id, names nobody Anonymous, and keeps times true while it is open', async () => {
    const now = new Date('2025-10-18T20:00:00Z');
    const clock = fakeClock(now);
    const saidBefore = (hours: number, more: Partial<Comment>): Comment => ({
      ...ownComment,
      userId: 999,
      userName: 'Ben Finch',
      createdAt: new Date(now.getTime() - hours * 3_600_000).toISOString(),
      ...more,
    });
    renderPage(
      handPath,
      ...handAnswers,
      said(
        saidBefore(49, { id: 1 }),
        saidBefore(24, { id: 2 }),
        saidBefore(23.5, { id: 3 }),
        saidBefore(1.5, { id: 4, userName: null }),
        saidBefore(0.9, { id: 5 }),
        saidBefore(0, { id: 6, content: '  ' }),
        // The types promise an id; the page does without.
        { ...saidBefore(0, {}), id: undefined as unknown as number },
      ),
    );
    const texts = (...patterns: readonly RegExp[]) =>
      patterns.map((pattern) => expect.stringMatching(pattern) as string);
    await expect
      .poll(() => textsOf(comments))
      .toEqual(
        texts(/Ben Finch.*2 days ago/, /1 day ago/, /23 hours ago/, /Anonymous.*1 hour ago/, /Just now/),
      );
    await clock.advance(40 * 60_000);
    await expect
      .poll(() => textsOf(comments))
      .toEqual(texts(/2 days ago/, /1 day ago/, /1 day ago/, /2 hours ago/, /1 hour ago/));
  });

  test('says with its status that it could not be fetched, once, and can be asked again', async () => {
    const clock = fakeClock();
    const answers = renderPage(handPath, ...handAnswers, failure(commentRoutes.list, 503));
    const asked = () => answers.callsTo(commentRoutes.list).length;
    // The page asks once when it opens, and once more when its event stream does.
    await expect.poll(asked).toBe(2);
    await clock.advance(60_000);
    expect(asked()).toBe(2);
    await expect.element(discussion).toHaveTextContent('Failed to fetch comments: 503');
    await expectAccessible();
    answers.now(said());
    await discussion.getByRole('button', { name: 'Try again' }).click();
    await expect.element(discussion).toHaveTextContent('No comments yet');
  });
});
