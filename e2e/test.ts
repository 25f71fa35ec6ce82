import { type BrowserContextOptions, type Page, type TestInfo, test as base, expect } from '@playwright/test';
import { expectAccessible, expectComfortable } from './accessibility.ts';
import { type Mailbox, mailboxOf } from './mailbox.ts';
import { type NewPerson, newPerson } from './people.ts';

export { expect };

/** A signed-in user with their own browser context. */
export interface Someone {
  readonly page: Page;
  readonly person: NewPerson;
  readonly id: number;
}

interface Fixtures {
  /** Another player beside the one on the page; as many as a test needs. */
  someone(displayName: string, options?: BrowserContextOptions): Promise<Someone>;
  /** A player with an account, signed in on the page. */
  readonly player: NewPerson;
  /** Fails on anything a screen reader or a low-sighted reader would stumble over. */
  accessible(page?: Page): Promise<void>;
  /**
   * The same for what is on the page, or in a part of it, on a phone and on a desk, by day and by night; nothing may scroll
   * sideways.
   */
  comfortable(page?: Page, part?: string): Promise<void>;
  /** The mails that the server has sent. */
  readonly mailbox: Mailbox;
}

export const test = base.extend<Fixtures & { watch: void }>({
  /** No console error, page error or CSP report is allowed on any page. */
  watch: [
    async ({ page }, use, testInfo) => {
      const problems = await watchPage(page, testInfo);
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],

  someone: async ({ browser, baseURL }, use, testInfo) => {
    const endings: (() => Promise<void>)[] = [];
    await use(async (displayName, options = {}) => {
      const context = await browser.newContext({ ...options, baseURL: baseURL ?? '', locale: 'en-GB' });
      const page = await context.newPage();
      const problems = await watchPage(page, testInfo);
      endings.push(async () => {
        await context.close();
        expect(problems, `on the pages of ${displayName}`).toEqual([]);
      });
      const person = { ...newPerson(), displayName };
      const response = await page.request.post('/api/register', { data: person });
      expect(response.status()).toBe(200);
      return { page, person, id: ((await response.json()) as { id: number }).id };
    });
    for (const end of endings) await end();
  },

  player: async ({ page }, use) => {
    const person = newPerson();
    const { password, ...rest } = person;
    const response = await page.request.post('/api/register', { data: { ...rest, password } });
    expect(response.status()).toBe(200);
    await use(person);
  },

  accessible: async ({ page }, use) => {
    await use((other = page) => expectAccessible(other));
  },

  comfortable: async ({ page }, use) => {
    await use((other = page, part = 'html') => expectComfortable(other, part));
  },

  // Playwright wants to see by name what a fixture uses; this one uses none.
  // oxlint-disable-next-line no-empty-pattern
  mailbox: async ({}, use, testInfo) => {
    await use(mailboxOf(testInfo.project.name));
  },
});

async function watchPage(page: Page, testInfo: TestInfo): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const expected = testInfo.annotations.some(
      ({ type, description }) => type === 'expected status' && message.text().includes(` ${description} `),
    );
    // The request for the current user is answered 401 when signed out, which the browser logs as an error.
    const isSignedOut = message.location().url.endsWith('/api/user') && message.text().includes(' 401 ');
    if (!expected && !isSignedOut) problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return problems;
}

/** Says that a test will provoke an answer of this status, which the browser reports in its console. */
export function expectStatus(status: number): void {
  test.info().annotations.push({ type: 'expected status', description: String(status) });
}

export const toastOf = (page: Page) =>
  page.getByRole('region', { name: /Notification/ }).getByRole('listitem');
