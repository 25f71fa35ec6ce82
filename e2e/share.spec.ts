import { uploadRecord } from './games.ts';
import { newDeal, pbn, played } from './records.ts';
import { expect, expectStatus, test } from './test.ts';

const names = { N: 'Ines Amsel', E: 'Bram Kestrel', S: 'Ruth Falke', W: 'Oona Heron' };

test('a visitor without an account opens a link and answers its question; once withdrawn, it is gone', async ({
  someoneOnPage,
  page,
  comfortable,
}) => {
  expectStatus(404);
  const ida = await someoneOnPage('Ida Holm');
  const { hands } = await uploadRecord(ida, pbn({ boards: played(1, newDeal(), [{ names }]) }));
  const dialog = ida.page.getByRole('dialog');
  const hand = (seat: string) =>
    page.getByRole('region', { name: 'The deal' }).getByRole('region', { name: seat });

  const link = await test.step('Ida asks what North opens', async () => {
    await ida.page.goto(`/hands/${hands[0]!.id}`);
    await ida.page.getByRole('button', { name: 'Share', exact: true }).click();
    await dialog.getByRole('switch', { name: 'Ask what somebody bids' }).click();
    await dialog.getByRole('button', { name: 'North: 1 notrump' }).click();
    await expect(dialog).toContainText('North’s hand, and the auction up to North’s call');
    await dialog.getByLabel('Your words').fill('Too strong for 1NT?');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    return dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  });

  await test.step('a visitor sees one hand, answers, and sees the rest', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you bid as North?');
    await expect(page.getByText('Shared by Ida Holm')).toBeVisible();
    await expect(hand('North')).toContainText('HCP');
    await expect(hand('South')).toContainText('after your call');
    await comfortable();
    await page.getByRole('button', { name: '2 clubs' }).click();
    await expect(page.getByRole('region', { name: 'Your answer' })).toContainText(/You bid 2.*North bid 1NT/);
    await expect(hand('South')).toContainText('HCP');
    await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
    await expect(page.getByText('Ines Amsel')).toHaveCount(0);
  });

  await test.step('Ida withdraws it, and whoever reloads finds nothing', async () => {
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  });
});
