import type { Comment } from '@bridge-review/api/comments';
import { blockRoutes } from '@bridge-review/api/routes/blocks';
import { commentRoutes } from '@bridge-review/api/routes/comments';
import { reportRoutes } from '@bridge-review/api/routes/reports';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answer, answer, failure, held, onlyPage, unreachable } from '../../testing/answers.ts';
import { expectComfortable } from '../../testing/comfortable.ts';
import { handAnswers, handPath, ownComment } from '../../testing/hands.ts';
import { textsOf, toast } from '../../testing/locators.ts';
import { renderPage } from '../../testing/render-page.tsx';

const discussion = page.getByRole('region', { name: 'Discussion' });
const list = discussion.getByRole('list', { name: 'Comments' });
const comments = list.getByRole('listitem');
const more = discussion.getByRole('button', { name: 'More about the comment by Ben Finch' });
const item = (name: string) => page.getByRole('menuitem', { name });
const dialog = page.getByRole('dialog');
const button = (name: string) => dialog.getByRole('button', { name, exact: true });

const bens: Comment = {
  ...ownComment,
  id: 32,
  userId: 77,
  userName: 'Ben Finch',
  content: 'You cannot bid.',
};
const blocked = { id: 77, displayName: 'Ben Finch', since: '2026-11-17T09:00:00.000Z' };

/** A hand with comments by Ben and by the viewer, and a server that keeps whom the viewer has blocked. */
function renderHand(isBlocked: boolean, ...table: readonly Answer[]) {
  let now = isBlocked;
  return renderPage(
    handPath,
    ...handAnswers,
    answer(commentRoutes.list, () => onlyPage([ownComment, { ...bens, isBlocked: now }])),
    answer(blockRoutes.add, () => {
      now = true;
      return blocked;
    }),
    answer(blockRoutes.remove, () => {
      now = false;
      return undefined;
    }),
    ...table,
  );
}

describe('blocking', () => {
  test('folds the comments away at once, keeps their number, and can be undone from the toast', async () => {
    const answers = renderHand(false);
    await more.click();
    await item('Block Ben Finch').click();
    await expect.element(toast).toHaveTextContent('Ben Finch is blocked');
    await expect.element(comments.nth(1)).toHaveTextContent('A comment by someone you blocked');
    expect(textsOf(comments).join()).not.toMatch(/Ben Finch|You cannot bid/);
    await expect.element(discussion.getByRole('tab', { name: 'All comments (2)' })).toBeVisible();
    await expect.element(list).toHaveFocus();
    await expect
      .poll(() => answers.callsTo(blockRoutes.add).map(({ body }) => body))
      .toEqual([{ userId: 77 }]);
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect.element(comments.nth(1)).toHaveTextContent('You cannot bid.');
    await expect.element(toast).toHaveTextContent('Ben Finch is no longer blocked');
    await expect.element(toast.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('a folded comment can be shown, and its author unblocked', async () => {
    renderHand(true);
    await expect.element(comments.nth(1)).toHaveTextContent('A comment by someone you blocked');
    await expectComfortable();
    await discussion.getByRole('button', { name: 'Show' }).click();
    await expect.element(comments.nth(1)).toHaveTextContent('You cannot bid.');
    await expect.element(comments.nth(1)).toHaveFocus();
    await more.click();
    await item('Unblock Ben Finch').click();
    await expect.element(toast).toHaveTextContent('Ben Finch is no longer blocked');
    await expect.element(more).toHaveFocus();
    await more.click();
    await item('Block Ben Finch').click();
    await expect.element(comments.nth(1)).toHaveTextContent('A comment by someone you blocked');
  });

  test('that fails says so and changes nothing', async () => {
    renderHand(false, unreachable(blockRoutes.add));
    await more.click();
    await item('Block Ben Finch').click();
    await expect.element(toast).toHaveTextContent('Ben Finch could not be blocked');
    await expect.element(comments.nth(1)).toHaveTextContent('You cannot bid.');
  });

  test('works by keyboard, and an unknown author cannot be blocked', async () => {
    renderHand(false, answer(commentRoutes.list, onlyPage([{ ...bens, userName: null }])));
    const unknown = discussion.getByRole('button', { name: 'More about the comment by Anonymous' });
    await expect.element(unknown).toBeVisible();
    (unknown.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(item('Report comment')).toHaveFocus();
    expect(textsOf(page.getByRole('menuitem'))).toEqual(['Report comment']);
    await userEvent.keyboard('{Escape}');
    await expect.element(unknown).toHaveFocus();
  });
});

describe('reporting', () => {
  const open = async () => {
    await more.click();
    await item('Report comment').click();
    await expect.element(dialog).toHaveTextContent('Ben Finch does not see who reported it.');
  };

  test('needs a reason, sends it once, and says what happens next', async () => {
    const made = held(answer(reportRoutes.report, { isNew: true }));
    const answers = renderHand(false, made);
    await open();
    await expectComfortable('[role=dialog]');
    await button('Report comment').click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Please choose what is wrong.');
    await dialog.getByRole('radio', { name: 'It is insulting or unkind' }).click();
    await button('Report comment').click();
    await expect.element(button('Reporting...')).toBeVisible();
    // Playwright would wait until it may be pressed.
    (button('Reporting...').element() as HTMLElement).click();
    made.release();
    await expect.element(dialog).toHaveTextContent('Thank you for your report');
    await expect.element(dialog).toHaveTextContent('An administrator will look at the comment.');
    await expect
      .poll(() => answers.callsTo(reportRoutes.report).map(({ body }) => body))
      .toEqual([{ reason: 'unkind', note: null }]);
    await expectComfortable('[role=dialog]');
    await button('Done').click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(more).toHaveFocus();
  });

  test('for something else needs a sentence', async () => {
    const answers = renderHand(false, answer(reportRoutes.report, { isNew: true }));
    await open();
    await dialog.getByRole('radio', { name: 'Something else' }).click();
    await button('Report comment').click();
    await expect.element(dialog).toHaveTextContent('Please say in a sentence what is wrong.');
    await dialog.getByRole('textbox').fill(' He copies my comments. ');
    await button('Report comment').click();
    await expect.element(dialog).toHaveTextContent('Thank you');
    await expect
      .poll(() => answers.callsTo(reportRoutes.report).map(({ body }) => body))
      .toEqual([{ reason: 'other', note: 'He copies my comments.' }]);
  });

  test('offers to block the author, too', async () => {
    renderHand(false, answer(reportRoutes.report, { isNew: true }));
    await open();
    await dialog.getByRole('radio', { name: 'It is advertising or spam' }).click();
    await button('Report comment').click();
    await button('Block Ben Finch').click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(comments.nth(1)).toHaveTextContent('A comment by someone you blocked');
    await expect.element(toast).toHaveTextContent('Ben Finch is blocked');
  });

  test('again is said to be enough, and a failure keeps what was typed', async () => {
    const answers = renderHand(
      false,
      failure(reportRoutes.report, 429, 'rate_limited', 'Too many attempts.'),
    );
    await open();
    await dialog.getByRole('radio', { name: 'It is insulting or unkind' }).click();
    await dialog.getByRole('textbox').fill('Daily.');
    await button('Report comment').click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Too many attempts.');
    await expect.element(dialog.getByRole('textbox')).toHaveValue('Daily.');
    answers.now(answer(reportRoutes.report, { isNew: false }));
    await button('Report comment').click();
    await expect.element(dialog).toHaveTextContent('You have reported this comment before');
  });
});
