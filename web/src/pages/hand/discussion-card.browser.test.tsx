import type { Comment } from '@bridge-review/api/comments';
import { commentRoutes } from '@bridge-review/api/routes/comments';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { participationRoutes } from '@bridge-review/api/routes/participation';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, held, onlyPage } from '../../testing/answers.ts';
import { expectComfortable } from '../../testing/comfortable.ts';
import { aHand, notPlayed } from '../../testing/games.ts';
import { handAnswers, handPath, ownComment } from '../../testing/hands.ts';
import { textsOf } from '../../testing/locators.ts';
import { aPlayer } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { expectAccessible } from '../../ui/testing/accessible.ts';

const discussion = page.getByRole('region', { name: 'Discussion' });
const comments = discussion.getByRole('list', { name: 'Comments' }).getByRole('listitem');
const box = discussion.getByLabelText('Add a comment');
const post = discussion.getByRole('button', { name: 'Post comment' });

const said = (...list: readonly Comment[]) => answer(commentRoutes.list, onlyPage(list));
const saidBy = (id: number, userName: string, content: string): Comment => ({
  ...ownComment,
  id,
  userId: id,
  userName,
  content,
});
const matching = (...patterns: readonly RegExp[]) =>
  patterns.map((pattern) => expect.stringMatching(pattern) as string);

describe('writing a comment', () => {
  test('needs text, is trimmed, and shows suits for !S !H !D !C and no HTML', async () => {
    const content = '4!H <b>was</b> !s cold\non any lead';
    const answers = renderPage(
      handPath,
      ...handAnswers,
      answer(commentRoutes.create, () => ({ ...ownComment, content, createdAt: new Date().toISOString() })),
    );
    await expect.element(discussion).toHaveTextContent('No comments yet');
    await expectAccessible();
    await expect.element(box).toHaveAttribute('rows', '3');
    await expect.element(post).toBeDisabled();
    await box.fill('  \n ');
    await expect.element(post).toBeDisabled();
    await box.fill(`  ${content}  `);
    await post.click();
    await expect.element(comments).toHaveTextContent('Just now');
    await expect
      .poll(() => answers.callsTo(commentRoutes.create).map(({ body }) => body))
      .toEqual([{ content, userLevel: 'Player' }]);
    await expect.element(comments).toHaveLength(1);
    await expect.element(comments).toHaveTextContent(aPlayer.displayName);
    const text = comments.element().querySelector('p')!;
    expect(text.textContent.replaceAll(/\s+/g, ' ')).toBe('4 hearts <b>was</b> spades cold on any lead');
    expect(text.querySelectorAll('svg')).toHaveLength(2);
    await expect.element(box).toHaveValue('');
    await expect.element(discussion.getByRole('tab', { name: 'All comments (1)' })).toBeVisible();
    await expectAccessible();
  });

  test('a text over the limit is reported before sending', async () => {
    renderPage(handPath, ...handAnswers);
    await box.fill('x'.repeat(5001));
    await expect.element(discussion).toHaveTextContent('A comment can have 5,000 characters at most.');
  });

  test('an unfinished comment is kept after visiting another board', async () => {
    const boards = [aHand(1), aHand(2)];
    renderPage(
      handPath,
      ...handAnswers,
      answer(handRoutes.list, boards),
      answer(handRoutes.get, ({ url }) => boards.find(({ id }) => url.pathname.endsWith(String(id)))!),
    );
    await box.fill('Half a thou');
    await page.getByRole('link', { name: 'Back to game' }).click();
    await page.getByRole('link', { name: 'Board 2', exact: true }).click();
    await expect.element(page.getByRole('heading', { name: 'Board 2', level: 1 })).toBeVisible();
    await expect.element(box).toHaveValue('');
    history.go(-2);
    await expect.element(page.getByRole('heading', { name: 'Board 1', level: 1 })).toBeVisible();
    await expect.element(box).toHaveValue('Half a thou');
  });
});

describe('own comments', () => {
  test('can be edited, which is marked, and deleted after one confirmation', async () => {
    const answers = renderPage(
      handPath,
      ...handAnswers,
      said(ownComment, saidBy(32, 'Ben Finch', 'Not at our table')),
      answer(commentRoutes.update, {
        ...ownComment,
        content: 'I led a !H',
        editedAt: '2025-10-18T20:05:00.000Z',
      }),
      answer(commentRoutes.delete, undefined),
    );
    await expect.element(comments).toHaveLength(2);
    expect(
      comments
        .nth(1)
        .getByRole('button')
        .elements()
        .map((button) => button.ariaLabel),
    ).toEqual(['More about the comment by Ben Finch']);

    const edit = comments.first().getByRole('button', { name: 'Edit your comment' });
    await edit.click();
    const editor = discussion.getByRole('textbox', { name: 'Edit your comment' });
    await expect.element(editor).toHaveFocus();
    await expectAccessible();
    await editor.fill('I led a !H');
    await discussion.getByRole('button', { name: 'Save' }).click();
    await expect.element(comments.first()).toHaveTextContent('I led a hearts');
    await expect.element(comments.first()).toHaveTextContent('edited');
    await expect.element(edit).toHaveFocus();

    await comments.first().getByRole('button', { name: 'Delete your comment' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete this comment?' });
    await dialog.getByRole('button', { name: 'Delete comment' }).click();
    await expect.poll(() => textsOf(comments)).toEqual(matching(/Ben Finch/));
    await expect.poll(() => answers.callsTo(commentRoutes.delete)).toHaveLength(1);
  });
});

describe('a list that is being fetched', () => {
  const own = { ...ownComment, id: 40, content: 'Too early' };
  const created = answer(commentRoutes.create, own);
  const partner = saidBy(32, 'Ben Finch', 'before you');

  test('is fetched again after a comment was posted', async () => {
    const list = held(said(partner, own));
    const answers = renderPage(handPath, ...handAnswers, list, created);
    await box.fill(own.content);
    await post.click();
    await expect.poll(() => answers.callsTo(commentRoutes.create)).toHaveLength(1);
    list.release();
    await expect.poll(() => textsOf(comments)).toEqual(matching(/before you/, /Too early/));
  });

  test('is fetched again after a comment was deleted', async () => {
    const latest = answer(commentRoutes.list, { rows: [own], next: '1' });
    const gone = answer(commentRoutes.delete, undefined);
    const answers = renderPage(handPath, ...handAnswers, latest, gone);
    await expect.element(comments).toHaveLength(1);
    answers.now(held(said(partner)));
    await discussion.getByRole('button', { name: 'Show earlier comments' }).click();
    await comments.getByRole('button', { name: 'Delete your comment' }).click();
    answers.now(said(partner));
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete comment' }).click();
    await expect.poll(() => textsOf(comments)).toEqual(matching(/before you/));
  });
});

describe('the list', () => {
  test('the partnership tab shows the comments of both partners, and says that they are visible to everyone', async () => {
    const partner = saidBy(32, 'Ben Finch', 'my partner’s');
    const all = [ownComment, partner, saidBy(33, 'Cleo Wren', 'somebody’s')];
    const answers = renderPage(
      handPath,
      ...handAnswers,
      answer(participationRoutes.mine, {
        ...notPlayed,
        isPlaying: true,
        partner: { id: 32, displayName: 'Ben Finch' },
      }),
      answer(commentRoutes.list, ({ url }) =>
        onlyPage(url.searchParams.get('partnershipOnly') === 'true' ? [ownComment, partner] : all),
      ),
    );
    await expect.element(comments).toHaveLength(3);
    await discussion.getByRole('tab', { name: 'Partnership only' }).click();
    await expect.element(discussion).toHaveTextContent('Visible to everyone');
    await expect.poll(() => textsOf(comments)).toEqual(matching(/I led a spade/, /my partner’s/));
    const asked = answers
      .callsTo(commentRoutes.list)
      .filter(({ url }) => url.searchParams.get('partnershipOnly') === 'true');
    expect(new Set(asked.map(({ url }) => url.searchParams.get('userId')))).toEqual(
      new Set([String(aPlayer.id)]),
    );
    await expectAccessible();
  });
});

test('a discussion is accessible and does not scroll sideways', async () => {
  renderPage(handPath, ...handAnswers, said({ ...ownComment, content: `${'W'.repeat(200)} !S !H` }));
  await expect.element(comments).toHaveLength(1);
  await expectComfortable();
});
