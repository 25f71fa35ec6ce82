import { generateDuplicate } from '../server/src/testing/duplicate-game.ts';
import { uploadRecord } from './games.ts';
import { comments, markPlayed, recordBidding, say } from './partnership.ts';
import { newDeal, pbn, played } from './records.ts';
import { expect, expectStatus, test } from './test.ts';
import { expectLargeTargets, touched } from './touch-targets.ts';

test.describe('what can be pressed is as large as a finger', () => {
  test.use(touched);

  test('before signing in', async ({ page }) => {
    for (const path of [
      '/auth',
      '/forgot-password',
      '/reset-password?token=x',
      '/reset-password',
      '/verify-email?success=true',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('tab')).first()).toBeVisible();
      await expectLargeTargets(page, path);
    }
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Create Account' }).tap();
    await expectLargeTargets(page, 'registration');
  });

  test('on the pages of games, boards and the account', async ({ page, player, someone }) => {
    test.slow();
    const ben = await someone('Ben Finch');
    const names = { N: `${player.firstName} ${player.lastName}`, E: 'Bram', S: 'Ruth', W: 'Oona' };
    const boards = [1, 2, 3].flatMap((number) => played(number, newDeal(), [{ names, cards: 52 }]));
    const { game, hands } = await uploadRecord(page, pbn({ boards, date: '2025.10.18' }));
    const [first] = hands;
    await markPlayed(page, game.id, { partnerId: ben.id, seat: 'N' });
    await recordBidding(page, { gameId: game.id, handId: first!.id, partnerId: ben.id }, [
      '1NT',
      'Pass',
      'Pass',
      'Pass',
    ]);

    await page.goto('/');
    await expect(page.getByRole('link', { name: 'View Hands' }).first()).toBeVisible();
    await expectLargeTargets(page, 'games');

    await page.goto(`/games/${game.id}`);
    await expect(page.getByRole('list', { name: 'Hands' })).toBeVisible();
    await expectLargeTargets(page, 'cards');
    await page.getByRole('radio', { name: 'Board list' }).tap();
    await expect(page.getByRole('table', { name: 'Boards' })).toBeVisible();
    await expectLargeTargets(page, 'board list');

    for (const hand of [first!, hands[1]!]) {
      await page.goto(`/hands/${hand.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await say(page, 'Well bid');
      await expect(comments(page)).toContainText('Just now');
      await expectLargeTargets(page, `board ${hand.boardNumber}`);
    }
    await page
      .getByRole('button', { name: /^Play the/ })
      .nth(1)
      .tap();
    await expect(page.getByText('Your variation').first()).toBeVisible();
    await expectLargeTargets(page, 'a variation of one card');
    await page.getByRole('button', { name: 'Add Bidding' }).tap();
    await expectLargeTargets(page, 'bidding editor');
    for (const call of ['1S', 'Pass']) await page.locator(`[data-call="${call}"]`).tap();
    await expect(page.getByRole('button', { name: /^Explain/ })).toHaveCount(2);
    await expectLargeTargets(page, 'calls to explain');

    await page.goto('/stats');
    await expect(page.getByRole('region', { name: 'Over time' })).toBeVisible();
    await page.getByText('Month by month, game by game').tap();
    await expectLargeTargets(page, 'stats');

    for (const tab of ['profile', 'password', 'partners', 'stats']) {
      await page.goto(`/account?tab=${tab}`);
      await expect(page.getByRole('tabpanel')).toBeVisible();
      await expectLargeTargets(page, tab);
    }
    expectStatus(404);
    for (const path of ['/nowhere', '/games/999999', '/hands/999999', '/admin']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectLargeTargets(page, path);
    }
  });

  test('on the results of an evening, and where one shares it', async ({ page, player }) => {
    const own = `${player.firstName} ${player.lastName}`;
    const nameOf = (pair: number) =>
      pair === 2 ? ([own, 'Oona Heron'] as const) : ([`Ines Amsel ${pair}`, `Bram Kestrel ${pair}`] as const);
    const seed = Math.floor(Math.random() * 1_000_000);
    const { game } = await uploadRecord(page, generateDuplicate({ seed, boards: 4, tables: 3, nameOf }));
    const answer = await page.request.get(`/api/games/${game.id}/pairs`);
    const { pairs } = (await answer.json()) as { pairs: { tableId: number; side: string }[] };
    const [{ tableId, side }] = pairs as [(typeof pairs)[0]];
    const chosen = await page.request.put(`/api/games/${game.id}/my-pair`, {
      data: { tableId, side, player: 'first', partnerId: null },
    });
    expect(chosen.status(), await chosen.text()).toBe(200);

    await page.goto(`/games/${game.id}`);
    await expect(page.getByRole('button', { name: /change your pair$/ })).toBeVisible();
    await expectLargeTargets(page, 'a game with one’s pair');
    for (const place of ['ranking', 'scorecard', 'travellers']) {
      await page.goto(`/games/${game.id}/${place}`);
      await expect(page.getByRole('table').first()).toBeVisible();
      await expectLargeTargets(page, place);
    }
    await page.goto(`/games/${game.id}`);
    await page.getByRole('button', { name: 'Share' }).tap();
    await expect(page.getByRole('button', { name: 'Create link' })).toBeVisible();
    await expectLargeTargets(page, 'sharing');
    await page.getByRole('button', { name: 'Create link' }).tap();
    await expect(page.getByText('The link is ready')).toBeVisible();
    await page.goto('/account');
    await expect(page.getByRole('list', { name: 'Links' }).getByRole('link')).toBeVisible();
    await expectLargeTargets(page, 'an account with a link');
  });
});
