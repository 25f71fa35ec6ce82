import type { BiddingRecord } from '@bridge-review/api/bidding';
import { biddingRoutes } from '@bridge-review/api/routes/bidding';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer } from '../../testing/answers.ts';
import { handAnswers, handPath } from '../../testing/hands.ts';
import { aPlayer } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { expectAccessible } from '../../ui/testing/accessible.ts';

const record: BiddingRecord = {
  id: 5,
  handId: 1,
  gameId: 1,
  biddingSequence: ['1NT', 'Pass', '2C', 'Pass'],
  annotations: [{ call: 2, alerted: true, note: 'Asks for 4H or 4S, see ♠K' }],
  createdBy: { id: aPlayer.id, displayName: aPlayer.displayName },
  partner: { id: 8, displayName: 'Ben Finch' },
  side: 'NS',
  version: 1,
  mayDelete: true,
  createdAt: '2025-10-18T20:00:00.000Z',
  updatedAt: '2025-10-18T20:00:00.000Z',
};
const card = page.getByRole('region', { name: 'Partnership bidding' });
const dialog = page.getByRole('dialog');
const meaning = dialog.getByLabelText('Meaning');
const explain = (name: RegExp) => card.getByRole('button', { name });

/** The server keeps what it is sent. */
const keeping = answer(biddingRoutes.update, ({ body }) => ({
  ...record,
  ...(body as Partial<BiddingRecord>),
  version: 2,
}));
const answers = [...handAnswers, answer(biddingRoutes.get, record)];

describe('a call that is explained', () => {
  test('opens its meaning, set as bridge notation, and closes it again', async () => {
    renderPage(handPath, ...answers);
    const call = explain(/^2 clubs ?, Alert: Asks for/);
    await call.click();
    await expect.element(call).toHaveAttribute('aria-expanded', 'true');
    const bubble = [...document.querySelectorAll('body > [aria-hidden]')].at(-1);
    expect(bubble?.textContent).toContain('4 hearts');
    expect(bubble?.textContent).toContain('king of spades');
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(call).toHaveAttribute('aria-expanded', 'false');
    expect(document.querySelectorAll('body > [aria-hidden] .sr-only')).toHaveLength(0);
  });
});

describe('explaining a call', () => {
  test('is done in the editor and saved with the auction', async () => {
    const sent = renderPage(handPath, ...answers, keeping);
    await card.getByRole('button', { name: 'Edit' }).click();
    await explain(/^Explain North’s 1 notrump$/).click();
    await expect.element(dialog).toHaveTextContent('North: 1NT');
    await expectAccessible();
    await meaning.fill('15 to 17');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect.element(explain(/^Explain North’s 1 notrump: 15 to 17$/)).toBeVisible();
    await card.getByRole('button', { name: 'Save' }).click();
    await expect.element(explain(/^1NT ?, 15 to 17/)).toBeVisible();
    await expect
      .poll(() => sent.callsTo(biddingRoutes.update)[0]?.body)
      .toMatchObject({
        biddingSequence: record.biddingSequence,
        annotations: [{ call: 0, alerted: false, note: '15 to 17' }, ...record.annotations],
      });
  });

  test('types no calls, and can be taken back', async () => {
    const sent = renderPage(handPath, ...answers, keeping);
    await card.getByRole('button', { name: 'Edit' }).click();
    await explain(/^Explain South’s 2 clubs: Alert/).click();
    await meaning.fill('');
    await userEvent.keyboard('3NT P X');
    await meaning.fill('');
    await dialog.getByRole('switch', { name: 'Alerted' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect.element(explain(/^Explain South’s 2 clubs$/)).toBeVisible();
    await card.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => sent.callsTo(biddingRoutes.update)[0]?.body)
      .toMatchObject({
        biddingSequence: record.biddingSequence,
        annotations: [],
      });
  });

  test('ends with the call that is undone', async () => {
    const sent = renderPage(handPath, ...answers, keeping);
    await card.getByRole('button', { name: 'Edit' }).click();
    for (let call = 0; call < 2; call++) await card.getByRole('button', { name: /^Undo/ }).click();
    await card.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => sent.callsTo(biddingRoutes.update)[0]?.body)
      .toMatchObject({
        biddingSequence: ['1NT', 'Pass'],
        annotations: [],
      });
  });
});
