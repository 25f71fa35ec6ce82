import { fillRegistration, signIn, submitRegistration } from './forms.ts';
import { newPerson } from './people.ts';
import { expect, test } from './test.ts';

test('every request includes credentials', async ({ page }) => {
  const sent = new Map<string, string>();
  await page.exposeFunction('tell', (path: string, credentials: string) => sent.set(path, credentials));
  await page.addInitScript(() => {
    const { fetch: send, tell } = window as typeof window & { tell(path: string, credentials: string): void };
    window.fetch = (input, init) => {
      const { url, credentials } = new Request(input, init);
      tell(new URL(url).pathname, credentials);
      return send(input, init);
    };
  });

  const person = newPerson();
  await page.goto('/auth');
  await fillRegistration(page, person);
  await submitRegistration(page);
  await page.getByRole('button', { name: person.displayName }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await signIn(page, person.email, person.password);
  await expect(page.getByRole('button', { name: person.displayName })).toBeVisible();

  expect(Object.fromEntries(sent)).toEqual({
    '/api/user': 'include',
    '/api/register': 'include',
    '/api/logout': 'include',
    '/api/login': 'include',
    '/api/games': 'include',
  });
});
