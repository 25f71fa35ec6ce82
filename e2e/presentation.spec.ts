import { uploadRecord } from './games.ts';
import { handText, newDeal, pbn, played } from './records.ts';
import { expect, expectOffline, test } from './test.ts';

const names = { N: 'Ada Lark', E: 'Ben Wren', S: 'Cleo Rook', W: 'Dan Tern' };

test('boards are presented with the space bar, the teacher’s window follows, and both go on without a network', async ({
  page,
  player,
  context,
}) => {
  expect(player.email).toContain('@');
  const deals = [newDeal(), newDeal()] as const;
  const record = pbn({
    boards: deals.flatMap((deal, index) => played(index + 1, deal, [{ names, cards: 8 }])),
  });
  const { game } = await uploadRecord(page, record);
  await page.goto(`/games/${game.id}`);
  await page.getByRole('link', { name: 'Present' }).click();
  // The analysis may come at any time, which would be one step more.
  await page.getByLabel('At the end').selectOption('All hands and the result');
  await expect(page.getByText(/^Ready to use offline\. 2 boards/)).toBeVisible();
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Teacher’s window' }).click();
  const teacher = await opening;
  await expect(teacher.getByText('Ready to use offline')).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Board 1' })).toBeVisible();
  await expect(teacher.getByText('On the screen, step 1 of')).toBeVisible();

  // The class sees South alone, in whatever way it looks; the teacher sees all.
  const cards = (seat: 'N' | 'E' | 'S' | 'W') =>
    handText(deals[0][seat])
      .split('.')
      .filter((suit) => suit.length > 2);
  const everything = `${await page.locator('body').innerHTML()} ${await page.locator('body').ariaSnapshot()}`;
  for (const suit of cards('S')) expect(everything).toContain(suit);
  // In another suit South may hold the same ranks.
  const hidden = [...cards('N'), ...cards('E'), ...cards('W')].filter(
    (suit) => !handText(deals[0].S).includes(suit),
  );
  expect(hidden.length).toBeGreaterThan(0);
  for (const suit of hidden) expect(everything).not.toContain(suit);
  for (const suit of cards('E'))
    await expect(teacher.getByRole('row', { name: /^East/ })).toContainText(suit);
  await page.keyboard.press(' ');
  await expect(page.getByText('North opens 1')).toBeVisible();
  await expect(teacher.getByText('On the screen, step 2 of')).toBeVisible();

  expectOffline();
  await context.setOffline(true);
  const ticks = page.getByRole('img', { name: /^Step/ });
  const next = page.getByRole('button', { name: 'Next step' });
  const seen = new Set<string>();
  while (await next.isEnabled()) {
    const step = `${await page.getByRole('heading').innerText()} ${await ticks.getAttribute('aria-label')}`;
    expect(seen).not.toContain(step);
    seen.add(step);
    await page.keyboard.press(seen.size % 2 === 0 ? ' ' : 'PageDown');
  }
  await expect(page.getByRole('heading', { name: 'Board 2' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'West', exact: true })).toBeVisible();
  expect(seen.size).toBeGreaterThan(15);
  await expect(teacher.getByRole('heading', { name: 'Board 2' }).first()).toBeVisible();

  // The other way round, and what is written without a network is saved once it is back.
  await teacher.getByRole('button', { name: 'Blank screen' }).click();
  await expect(page.getByRole('heading', { name: 'Board 2' })).toHaveCount(0);
  await teacher.getByRole('button', { name: 'Show the board again' }).click();
  await expect(page.getByRole('heading', { name: 'Board 2' })).toBeVisible();
  const note = teacher.getByRole('textbox', { name: 'Your notes on board 2' });
  await note.fill('Ask who drew trumps.');
  await expect(teacher.getByText('Kept on this computer')).toBeVisible();
  await context.setOffline(false);
  await expect(teacher.getByText('Saved.', { exact: true })).toBeVisible();

  // A reload goes on where one was.
  const last = await ticks.getAttribute('aria-label');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Board 2' })).toBeVisible();
  await expect(ticks).toHaveAttribute('aria-label', last!);
  await teacher.reload();
  await expect(note).toHaveValue('Ask who drew trumps.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Continue at board 2' })).toBeVisible();
});
