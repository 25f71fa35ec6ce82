import { gameRoutes } from '@bridge-review/api/routes/games';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, onlyPage } from '../testing/answers.ts';
import { expectComfortable } from '../testing/comfortable.ts';
import { aPlayer } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';

test('the user menu leads to the release notes, which are the changelog', async () => {
  renderPage('/', answer(gameRoutes.list, onlyPage([])));
  await page.getByRole('button', { name: aPlayer.displayName }).click();
  await page.getByRole('menuitem', { name: 'What’s new' }).click();
  await expect.element(page.getByRole('heading', { name: 'What’s new' })).toBeVisible();
  await expect.poll(() => location.pathname).toBe('/whats-new');
  const item = page.getByRole('listitem').filter({ hasText: 'bridge picture FILE --board 7' });
  await expect
    .element(item.getByRole('code').first())
    .toHaveTextContent('bridge picture FILE --board 7 > board.svg');
  await expectComfortable();
});
