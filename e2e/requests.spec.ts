import { withoutFirstAnswers } from './first-answers.ts';
import { fillRegistration, submitRegistration } from './forms.ts';
import { fileOf } from './games.ts';
import { discussion, say } from './partnership.ts';
import { newPerson } from './people.ts';
import { dealt, pbn } from './records.ts';
import { expect, test } from './test.ts';

test('every request includes credentials', async ({ page }) => {
  const sent: [path: string, credentials: string][] = [];
  await page.exposeFunction('tell', (path: string, credentials: string) => sent.push([path, credentials]));
  await page.addInitScript(() => {
    const { fetch: send, tell } = window as typeof window & { tell(path: string, credentials: string): void };
    window.fetch = (input, init) => {
      const { method, url, credentials } = new Request(input, init);
      tell(`${method} ${new URL(url).pathname.replaceAll(/\d+/g, ':id')}`, credentials);
      return send(input, init);
    };
  });

  const person = newPerson();
  await page.goto('/auth');
  await fillRegistration(page, person);
  await submitRegistration(page);
  await page.getByRole('button', { name: 'Upload PBN', exact: true }).click();
  await page.locator('input[type=file]').setInputFiles(fileOf(pbn({ date: '2025.10.18', boards: dealt(1) })));
  await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByLabel('Title').fill('Credentials');
  await page.getByRole('button', { name: 'Update Game' }).click();
  await page.getByRole('link', { name: 'Board 1', exact: true }).click();
  await say(page, 'Well bid');
  await expect(discussion(page)).toContainText('Just now');
  await withoutFirstAnswers(page);
  await page.goto('/');
  // What is still asked for when the session ends is refused.
  await expect(
    page.getByRole('list', { name: 'Games', exact: true }).getByRole('link').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: person.displayName }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();

  expect(sent.filter(([, credentials]) => credentials !== 'include')).toEqual([]);
  expect(sent.map(([request]) => request)).toEqual(
    expect.arrayContaining([
      'GET /api/user',
      'POST /api/register',
      'GET /api/games',
      'POST /api/games/upload',
      'GET /api/games/:id/hands',
      'PUT /api/games/:id',
      'GET /api/hands/:id',
      'POST /api/hands/:id/comments',
      'POST /api/logout',
    ]),
  );
});

test('a page sends each request once', async ({ page, player: _signedIn }) => {
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('/api/') && asked.push(request.url())));
  await page.goto('/account?tab=partners');
  await expect(page.getByText('No partners yet')).toBeVisible();
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
});
