import { uploadRecord } from './games.ts';
import { handText, newDeal } from './records.ts';
import { expect, test } from './test.ts';

const script = (where: string) =>
  `<img src=x onerror="window.hacked='${where}'"><script>window.hacked='${where}'</script>`;
const inTag = (where: string) => script(where).replaceAll('"', String.raw`\"`);

test('a script in every tag, comment and the file name is shown as text on every page', async ({
  page,
  player: _signedIn,
}) => {
  const deal = newDeal();
  const seats = ['N', 'E', 'S', 'W'] as const;
  const tags = [
    'Event',
    'Site',
    'Round',
    'North',
    'East',
    'South',
    'West',
    'Table',
    'Section',
    'Annotator',
    'Competition',
  ];
  const record = [
    ...tags.map((name) => `[${name} "${inTag(name)}"]`),
    '[Board "1"]',
    '[Dealer "N"]',
    '[Vulnerable "None"]',
    `[Deal "N:${seats.map((seat) => handText(deal[seat])).join(' ')}"]`,
    '[Declarer "N"]',
    '[Contract "1NT"]',
    '[Result "7"]',
    '[Auction "N"]',
    '1NT =1= Pass Pass Pass',
    `[Note "1:${inTag('Note')}"]`,
    `{${script('comment')}}`,
    '[Play "E"]',
    `${deal.E[0]} - - -`,
    '*',
    '',
    '[Board "<script>window.hacked=1</script>"]',
    `[Deal "${inTag('Deal')}"]`,
    '',
  ].join('\n');
  await page.setViewportSize({ width: 390, height: 844 });
  const expectToFit = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const { game, hands } = await uploadRecord(page, record, `${script('file').replaceAll('/', '_')}.pbn`);

  await page.goto(`/?q=${encodeURIComponent('<img src=x onerror')}`);
  await expect(page.getByRole('heading', { name: script('Event') }).first()).toBeVisible();
  await expect(page.getByText(script('Site')).first()).toBeVisible();
  await expect(page.getByText('File: <img src=x', { exact: false }).first()).toBeVisible();
  await expectToFit();

  await page.goto(`/games/${game.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(script('Event'));
  await expect(page.getByText(script('Round')).first()).toBeVisible();
  await page.getByText(/remarks? on the file/).click();
  await expect(page.getByText(/skipped or repaired/)).toBeVisible();
  await expectToFit();

  await page.goto(`/hands/${hands[0]!.id}`);
  for (const where of ['North', 'East', 'South', 'West', 'Note', 'comment'])
    await expect(page.getByRole('main')).toContainText(script(where));
  await expectToFit();

  await page.goto(`/?q=${encodeURIComponent(script('search'))}`);
  await expect(page.getByRole('main')).toContainText(script('search'));
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expect(page.locator('main img, main script')).toHaveCount(0);
});
