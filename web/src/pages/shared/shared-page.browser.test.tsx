import { shareRoutes } from '@bridge-review/api/routes/shares';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answer, answer, failure, held } from '../../testing/answers.ts';
import { expectComfortable } from '../../testing/comfortable.ts';
import { signedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { aShared, aSharedBoard, aSharedQuestion } from '../../testing/shares.ts';

const path = `/s/${'T'.repeat(43)}`;
const deal = page.getByRole('region', { name: 'The deal' });
const hand = (seat: string) => deal.getByRole('region', { name: seat });
const visit = (...table: readonly Answer[]) => renderPage(path, signedOut, ...table);
const question = answer(shareRoutes.read, { ...aShared, message: 'Pass or 4♠?', question: aSharedQuestion });

test('a visitor answers a question from the box, and the rest opens', async () => {
  const opened = held(answer(shareRoutes.open, aSharedBoard));
  const answers = visit(question, opened);
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('What do you bid as South?');
  await expect.element(page.getByText('Shared by Ida H.')).toBeVisible();
  await expect.element(page.getByText('Open until 17 December 2026')).toBeVisible();
  await expect.element(page.getByText(/Pass or/)).toBeVisible();
  await expect.element(hand('South').getByText('HCP')).toBeVisible();
  for (const seat of ['North', 'East', 'West']) {
    await expect.element(hand(seat)).toHaveTextContent('after your call');
  }
  await expectComfortable();
  expect(answers.callsTo(shareRoutes.open)).toEqual([]);

  await expect.element(page.getByRole('button', { name: '1 club' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: '4 spades' }).click();
  await expect.element(page.getByRole('button', { name: 'Opening...' })).toBeVisible();
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  opened.release();
  await expect
    .element(page.getByRole('region', { name: 'Your answer' }))
    .toHaveTextContent('You bid 4 spades. South bid 3NT.');
  await expect.poll(() => answers.callsTo(shareRoutes.open)).toHaveLength(1);
  await expect.element(hand('North').getByText('HCP')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Analysis' })).toBeVisible();
  await expect.element(page.getByText('I would pass')).toBeVisible();
  await expect.element(page.getByText('A player')).toBeVisible();
  await expectComfortable();
});

test('calls are typed, too, and the board is shown to those who do not answer', async () => {
  visit(question, answer(shareRoutes.open, aSharedBoard));
  await expect.element(page.getByRole('group', { name: 'Bidding box' })).toBeVisible();
  (page.getByRole('button', { name: '2 clubs' }).element() as HTMLElement).focus();
  await userEvent.keyboard('3n');
  await expect
    .element(page.getByRole('region', { name: 'Your answer' }))
    .toHaveTextContent('You bid 3NT. So did South.');
});

test('what cannot be opened can be tried again', async () => {
  const answers = visit(question, failure(shareRoutes.open, 503, 'unavailable', 'Please try again shortly.'));
  await page.getByRole('button', { name: 'Show without answering' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please try again shortly.');
  answers.now(answer(shareRoutes.open, aSharedBoard));
  await page.getByRole('button', { name: 'Show without answering' }).click();
  await expect.element(page.getByRole('region', { name: 'Your answer' })).toHaveTextContent('South bid 3NT.');
});

test('of a board only what was shared is shown', async () => {
  const { boardNumber, dealer, vulnerability, hands } = aSharedBoard;
  visit(
    answer(shareRoutes.read, {
      expiresAt: null,
      board: { boardNumber, dealer, vulnerability, hands: { N: hands.N, S: hands.S } },
    }),
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Board 1');
  await expect.element(page.getByText('Open until it is withdrawn')).toBeVisible();
  await expect.element(hand('East')).toHaveTextContent('not shown');
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('The deal');
  await expectComfortable();
});

test('on a phone a board fits, and the way to an account is offered to visitors alone', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 720));
  const board = answer(shareRoutes.read, { ...aShared, board: aSharedBoard });
  visit(board);
  await expect.element(page.getByRole('link', { name: 'Create Account' })).toBeVisible();
  await expectComfortable();
  await page.getByRole('link', { name: 'Create Account' }).click();
  await expect
    .element(page.getByRole('tab', { name: 'Create Account' }))
    .toHaveAttribute('aria-selected', 'true');
});

test('a link that is gone says what may have happened', async () => {
  visit(failure(shareRoutes.read, 404, 'not_found', 'There is nothing at this address.'));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('This link does not work');
  await expect.element(page.getByText('Ask the person who sent it for a new one.')).toBeVisible();
  await expectComfortable();
});

test('a shared game lists its boards, which lead from one to the next', async () => {
  const { dealer, vulnerability } = aSharedBoard;
  const boards = [1, 2].map((place) => ({ place, boardNumber: place, dealer, vulnerability }));
  const answers = renderPage(
    path,
    answer(shareRoutes.read, { ...aShared, boards }),
    answer(shareRoutes.readBoard, ({ url }) => ({
      ...aSharedBoard,
      boardNumber: Number(url.pathname.split('/').at(-1)),
    })),
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Larkmoor Pairs');
  await expect.element(page.getByRole('link', { name: 'Create Account' })).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Board 1' }).click();
  await expect.element(hand('North').getByText('HCP')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Board 2');
  await expect.poll(() => answers.callsTo(shareRoutes.readBoard).length).toBe(2);
  await page.getByRole('link', { name: 'All boards' }).click();
  await expect.element(page.getByRole('heading', { name: 'Boards (2)' })).toBeVisible();
});
