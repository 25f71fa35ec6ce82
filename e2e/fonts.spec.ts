import type { Page } from '@playwright/test';
import { uploadRecord } from './games.ts';
import { comments, newGame } from './partnership.ts';
import { newPerson } from './people.ts';
import { expectReadable } from './readable.ts';
import { dealt, pbn } from './records.ts';
import { expect, expectStatus, test } from './test.ts';

test.describe('without web fonts', () => {
  test.beforeEach(async ({ page }) => {
    expectStatus(404);
    await page.route(/\.woff2?$/, (route) => route.fulfill({ status: 404, body: '' }));
  });

  const webFonts = (page: Page) =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const tried = [...document.fonts].filter(({ status }) => status !== 'unloaded');
      return tried.filter(({ family }) => family.includes('Variable')).map(({ status }) => status);
    });

  const expectReadableWithout = async (page: Page) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => webFonts(page)).not.toEqual([]);
    expect(new Set(await webFonts(page))).toEqual(new Set(['error']));
    await expectReadable(page);
  };

  test('the sign-in page, the games, a game and a hand are easy to read', async ({ page }) => {
    await page.goto('/auth');
    await expectReadableWithout(page);
    expect((await page.request.post('/api/register', { data: newPerson() })).status()).toBe(200);
    const { game, hands } = await newGame(page, 2);
    await page.goto('/?whose=mine');
    await expect(page.getByRole('link', { name: game.title }).first()).toBeVisible();
    await expectReadableWithout(page);
    await page.goto(`/games/${game.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(game.title);
    await expectReadableWithout(page);
    await page.goto(`/hands/${hands[0]!.id}`);
    const north = page.getByRole('region', { name: 'The deal' }).getByRole('region', { name: 'North' });
    await expect(north.getByRole('definition')).toHaveCount(4);
    for (const suit of await north.locator('dt svg').all()) {
      const box = await suit.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(8);
    }
    await expectReadableWithout(page);
  });
});

test('titles and comments show emoji and many scripts', async ({ page, player: _signedIn }) => {
  const scripts = 'Αγώνας Турнир טורניר بطولة 橋牌 桥牌 ブリッジ 브리지 🎉';
  const unknown = 'บริดจ์ \u{10FFFD}';
  const { game, hands } = await uploadRecord(page, pbn({ event: `${scripts} ${unknown}`, boards: dealt(1) }));
  await page.goto(`/games/${game.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${scripts} ${unknown}`);
  await expectReadable(page);

  const handId = hands[0]!.id;
  const data = { content: `${scripts} 👩‍👩‍👧 🇩🇪 ${unknown}`, userLevel: 'Player' };
  expect((await page.request.post(`/api/hands/${handId}/comments`, { data })).ok()).toBe(true);
  await page.goto(`/hands/${handId}`);
  await expect(comments(page).locator('p')).toHaveText(data.content);
  await expectReadable(page);
  expect(await withoutGlyph(page, scripts.replaceAll(' ', ''))).toEqual([]);
  expect(await withoutGlyph(page, 'บ')).toEqual(['บ']);
});

/** The signs that the page shows as the box it shows for one that no font has. */
const withoutGlyph = (page: Page, text: string) =>
  page.evaluate((signs) => {
    const canvas = new OffscreenCanvas(64, 64);
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    context.font = `32px ${getComputedStyle(document.body).fontFamily}`;
    const picture = (sign: string) => {
      context.clearRect(0, 0, 64, 64);
      context.fillText(sign, 8, 48);
      return context.getImageData(0, 0, 64, 64).data.join();
    };
    const box = picture('\u{10FFFD}');
    return [...new Set(signs)].filter((sign) => picture(sign) === box);
  }, text);
