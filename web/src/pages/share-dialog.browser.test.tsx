import { biddingRoutes } from '@bridge-review/api/routes/bidding';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { shareRoutes } from '@bridge-review/api/routes/shares';
import { messages } from '@bridge-review/api/messages';
import { shareMessages } from '@bridge-review/api/shares';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Answer, answer, failure, onlyPage } from '../testing/answers.ts';
import { renderAccount } from '../testing/account.ts';
import { expectComfortable } from '../testing/comfortable.ts';
import { handAnswers, handPath } from '../testing/hands.ts';
import { toast } from '../testing/locators.ts';
import { renderPage } from '../testing/render-page.tsx';
import { aClaim } from '../testing/results.ts';
import { aMadeShare, aShared, aSharedBoard, aSharedQuestion } from '../testing/shares.ts';

const dialog = page.getByRole('dialog');
const { token: _token, ...listed } = aMadeShare;
const table = {
  ...aClaim,
  auction: {
    dealer: 'N' as const,
    calls: ['1H', 'Pass', '4H', 'Pass', 'Pass', 'Pass'] as const,
    annotations: [],
  },
};

async function open(...answers: readonly Answer[]) {
  const rendered = renderPage(
    handPath,
    ...handAnswers,
    answer(
      handRoutes.results,
      onlyPage([{ ...table, auction: { ...table.auction, calls: [...table.auction.calls] } }]),
    ),
    answer(biddingRoutes.get, null),
    ...answers,
  );
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.element(dialog).toBeVisible();
  return rendered;
}

test('the dialog says what becomes visible, makes the link and copies it', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const answers = await open(answer(shareRoutes.makeForBoard, aMadeShare));
  await expect.element(dialog).toHaveTextContent('Share Board 1');
  await expect
    .element(dialog)
    .toHaveTextContent('A preview that a messenger has fetched before cannot be withdrawn.');
  await expect
    .element(dialog.getByRole('region', { name: 'Not shown' }))
    .toHaveTextContent('the play and comments');
  await dialog.getByRole('switch', { name: 'Play' }).click();
  await expect
    .element(dialog.getByRole('region', { name: 'Anyone with the link will see' }))
    .toHaveTextContent('the play, card by card');
  await dialog.getByRole('radio', { name: 'N–S' }).click();
  await expect.element(dialog.getByRole('switch', { name: 'Play' })).toBeDisabled();
  await expect
    .element(dialog.getByRole('region', { name: 'Not shown' }))
    .toHaveTextContent('the other hands');
  await expectComfortable('[role=dialog]');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect.element(dialog).toHaveTextContent('The link is ready');
  const [made] = answers.callsTo(shareRoutes.makeForBoard);
  expect(made?.body).toMatchObject({
    hands: ['N', 'S'],
    play: false,
    comments: false,
    names: 'none',
    table: 1,
    days: 30,
  });
  const link = `${location.origin}/s/${aMadeShare.token}`;
  await expect.element(dialog.getByLabelText('Link')).toHaveValue(link);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(copied).toHaveBeenCalledWith(link);
  await dialog.getByRole('radio', { name: 'North–South' }).click();
  await dialog.getByRole('button', { name: 'Copy code' }).click();
  await expect.element(dialog.getByText('The code is copied.')).toBeInTheDocument();
  expect(copied).toHaveBeenLastCalledWith(
    `<iframe src="${link}/embed?hide=EW" title="Bridge board 1" loading="lazy" style="width:100%;max-width:900px;height:600px;border:0"></iframe>`,
  );
  await expectComfortable('[role=dialog]');
});

test('a question is a call of the auction, and the preview is what the server answers', async () => {
  const answers = await open(
    answer(shareRoutes.previewBoard, {
      shared: { ...aShared, question: aSharedQuestion },
      opened: aSharedBoard,
    }),
    answer(shareRoutes.makeForBoard, { ...aMadeShare, isQuestion: true }),
    answer(shareRoutes.withdraw, undefined),
  );
  await dialog.getByRole('switch', { name: 'Ask what somebody bids' }).click();
  await expect.element(dialog.getByRole('switch', { name: 'Ask what South bids' })).toBeChecked();
  await dialog.getByRole('button', { name: 'East: pass' }).first().click();
  await expect.element(dialog).toHaveTextContent('East’s hand, and the auction up to East’s call');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect.element(dialog).toHaveTextContent('What do you bid as South?');
  await expect.element(dialog.getByRole('heading', { name: 'After answering' })).toBeVisible();
  await expect
    .poll(() => answers.callsTo(shareRoutes.previewBoard)[0]?.body)
    .toMatchObject({ question: { before: 1 } });
  await dialog.getByRole('button', { name: 'Back to the choices' }).click();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(toast).toHaveTextContent('Link withdrawn');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => answers.callsTo(shareRoutes.withdraw)).toHaveLength(1);
});

test('the whole game can be chosen, and what failed can be tried again', async () => {
  const answers = await open(failure(shareRoutes.makeForGame, 409, 'too_many_shares', shareMessages.tooMany));
  await dialog.getByRole('radio', { name: 'The whole game' }).click();
  await expect.element(dialog).toHaveTextContent('All boards of the game');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(shareMessages.tooMany);
  answers.now(answer(shareRoutes.makeForGame, { ...aMadeShare, handId: null, boardNumber: null }));
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect.element(dialog).toHaveTextContent('The link is ready');
});

test('links are listed in the account, and withdrawn after a question', async () => {
  const section = page.getByRole('region', { name: 'Shared links' });
  const answers = renderAccount(
    'profile',
    answer(shareRoutes.list, [listed]),
    failure(shareRoutes.withdraw, 503, 'unavailable', messages.unavailable),
  );
  await expect.element(section).toHaveTextContent('Board 1, Larkmoor Pairs');
  await expect.element(section).toHaveTextContent('Open until 17 December 2026');
  await section.getByRole('button', { name: 'Withdraw the link to Board 1, Larkmoor Pairs' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Withdraw link' }).click();
  await expect.element(question.getByRole('alert')).toHaveTextContent(messages.unavailable);
  answers.now(answer(shareRoutes.withdraw, undefined), answer(shareRoutes.list, []));
  await question.getByRole('button', { name: 'Withdraw link' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(section).toHaveTextContent('You have shared nothing.');
});
