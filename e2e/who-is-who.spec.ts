import { randomUUID } from 'node:crypto';
import { type Uploaded, uploadRecord } from './games.ts';
import { newDeal, pbn, played } from './records.ts';
import { expect, test } from './test.ts';

test('two players say who they are, and one marks a whole season with a click and undoes it', async ({
  page,
  player,
  someoneOnPage,
  accessible,
}) => {
  // Tests share a server: nobody else has these names.
  const club = randomUUID().slice(0, 8).replaceAll(/\d/g, 'x');
  const names = { N: `Ada ${club}`, E: `Bram ${club}`, S: `Ruth ${club}`, W: `Oona ${club}` };
  const others = { N: `Ines ${club}`, E: `Cleo ${club}`, S: `Finn ${club}`, W: `Hua ${club}` };
  const evening = (event: string) =>
    pbn({
      event,
      boards: played(1, newDeal(), [
        { names: others, table: '2', cards: 0 },
        { names, table: '1', cards: 0 },
      ]),
    });
  const games: Uploaded['game'][] = [];
  for (const event of ['First evening', 'Second evening', 'Third evening'])
    games.push((await uploadRecord(page, evening(event))).game);

  const { page: theirs } = await someoneOnPage('Ruth F.');
  const sayName = async (on: typeof page, pair: string, name: string) => {
    await on.goto(`/games/${games[0]!.id}/ranking`);
    await on.getByRole('button', { name: `Who is who: ${pair}` }).click();
    const who = on.getByRole('dialog', { name: 'Who is who' });
    await who.getByRole('button', { name: `This is me: ${name}` }).click();
    await who.getByRole('button', { name: 'Yes, this is me' }).click();
    await expect(who.getByRole('status')).toContainText(`now sees that ${name} is you`);
    return who;
  };
  const pair = `${names.N} and ${names.S}`;
  await sayName(theirs, pair, names.S);
  const dialog = await sayName(page, pair, names.N);
  await expect(dialog.getByRole('status')).toContainText('1 auction recorded.');
  await expect(dialog.getByRole('list', { name: 'Games with your name' })).toContainText(
    `As ${names.N}, with ${names.S} (Ruth F.)`,
  );
  await accessible();
  await dialog.getByRole('button', { name: 'Mark 2 games as played' }).click();
  const toast = page.getByRole('region', { name: /Notification/ }).getByRole('listitem');
  await expect(toast).toContainText('2 games marked as played');
  await expect(toast).toContainText('2 auctions recorded.');

  await page.goto(`/games/${games[2]!.id}`);
  await expect(page.getByRole('switch', { name: 'Played this game' })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Your part in this game' })).toContainText('with Ruth F.');
  // The other, who has the ranking open, sees who it is.
  await theirs.keyboard.press('Escape');
  await expect(theirs.getByRole('rowheader', { name: new RegExp(names.N) })).toContainText(
    player.displayName,
  );

  await page.goto('/account?tab=partners');
  await page.getByRole('button', { name: 'Undo marking 2 games as played' }).click();
  await expect(toast).toContainText('2 games are no longer marked, 2 records removed.');
  await expect(page.getByRole('button', { name: 'Mark 2 games as played' })).toBeVisible();
  await accessible();
  await page.goto(`/games/${games[2]!.id}`);
  await expect(page.getByRole('switch', { name: 'Played this game' })).not.toBeChecked();
});
