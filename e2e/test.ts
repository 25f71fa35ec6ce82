import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type TestInfo,
  test as base,
  expect,
} from '@playwright/test';
import { expectAccessible, expectComfortable, type Place } from './accessibility.ts';
import { takeUploads } from './games.ts';
import { type Mailbox, mailboxOf } from './mailbox.ts';
import { admin, type NewPerson, newPerson } from './people.ts';

export { expect };

/** Another user, signed in, for calls of the API. */
export interface Someone {
  readonly request: APIRequestContext;
  readonly person: NewPerson;
  readonly id: number;
}

/** The same with a browser context of their own. */
export interface SomeoneOnPage extends Someone {
  readonly page: Page;
}

interface Fixtures {
  /** Another player beside the one on the page; as many as a test needs. */
  someone(displayName: string, names?: Partial<NewPerson>): Promise<Someone>;
  /** A page in a browser context of its own, say of another language, watched like the page and closed at the end. */
  pageElsewhere(options?: BrowserContextOptions): Promise<Page>;
  /** A browser context takes much longer than a user, so this is only for those who look at pages themselves. */
  someoneOnPage(displayName: string): Promise<SomeoneOnPage>;
  /** A player with an account, signed in on the page. A test that asks no more of them says `player: _signedIn`. */
  readonly player: NewPerson;
  /**
   * Fails on anything a screen reader or a low-sighted reader would stumble over, on the page or in a part of it. A board
   * takes two seconds: where other tests have looked at the rest of it, the part that is new is enough.
   */
  accessible(place?: Place): Promise<void>;
  /** The same on a phone and on a desk, by day and by night; nothing may scroll sideways. */
  comfortable(place?: Place): Promise<void>;
  /** The mails that the server has sent. */
  readonly mailbox: Mailbox;
}

interface WorkerFixtures {
  /** An administrator, who signs in when first needed. */
  keeper(): Promise<APIRequestContext>;
}

export const test = base.extend<Fixtures & { sweep: void }, WorkerFixtures>({
  keeper: [
    async ({ playwright }, use, { project }) => {
      let signedIn: Promise<APIRequestContext> | undefined;
      const signIn = async () => {
        const request = await playwright.request.newContext({ baseURL: project.use.baseURL ?? '' });
        expect((await request.post('/api/login', { data: admin })).status()).toBe(200);
        return request;
      };
      await use(() => (signedIn ??= signIn()));
      await (await signedIn)?.dispose();
    },
    { scope: 'worker' },
  ],

  /** The server would go on to analyse the boards and to judge the bidding of each test beside all later ones. */
  sweep: [
    async ({ keeper }, use) => {
      await use();
      for (const id of takeUploads()) {
        const response = await (await keeper()).delete(`/api/games/${id}`);
        expect([200, 204, 404]).toContain(response.status());
      }
    },
    { auto: true },
  ],

  /** No console error, page error or CSP report is allowed on any page of it. */
  context: async ({ context }, use, testInfo) => {
    const problems = await watchPages(context, testInfo);
    await use(context);
    expect(problems).toEqual([]);
  },

  someone: async ({ playwright, baseURL }, use) => {
    const requests: APIRequestContext[] = [];
    await use(async (displayName, names) => {
      const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
      requests.push(request);
      return register(request, { ...names, displayName });
    });
    for (const request of requests) await request.dispose();
  },

  pageElsewhere: async ({ browser, baseURL, locale }, use, testInfo) => {
    const opened: { context: BrowserContext; problems: string[] }[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', locale: locale ?? '', ...options });
      opened.push({ context, problems: await watchPages(context, testInfo) });
      return context.newPage();
    });
    for (const { context } of opened) await context.close();
    expect(
      opened.flatMap(({ problems }) => problems),
      'on pages elsewhere',
    ).toEqual([]);
  },

  someoneOnPage: async ({ pageElsewhere }, use) => {
    await use(async (displayName) => {
      const page = await pageElsewhere();
      return { ...(await register(page.request, { displayName })), page };
    });
  },

  player: async ({ page }, use) => {
    await use((await register(page.request)).person);
  },

  accessible: async ({ page }, use) => {
    await use((place = page) => expectAccessible(place));
  },

  comfortable: async ({ page }, use) => {
    await use((place = page) => expectComfortable(place));
  },

  // Playwright wants to see by name what a fixture uses; this one uses none.
  // oxlint-disable-next-line no-empty-pattern
  mailbox: async ({}, use, testInfo) => {
    await use(mailboxOf(testInfo.project.name));
  },
});

async function register(request: APIRequestContext, names: Partial<NewPerson> = {}): Promise<Someone> {
  const person = { ...newPerson(), ...names };
  const response = await request.post('/api/register', { data: person });
  expect(response.status()).toBe(200);
  return { request, person, id: ((await response.json()) as { id: number }).id };
}

/** Also those that a test opens in it later. */
async function watchPages(context: BrowserContext, testInfo: TestInfo): Promise<string[]> {
  const problems: string[] = [];
  context.on('weberror', (error) => problems.push(`page error: ${String(error.error())}`));
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const expected = testInfo.annotations.some(
      ({ type, description = '' }) => type === 'expected message' && message.text().includes(description),
    );
    // The request for the current user is answered 401 when signed out, which the browser logs as an error.
    const isSignedOut = message.location().url.endsWith('/api/user') && message.text().includes(' 401 ');
    // Tests other than those of it do without the service worker, which Playwright says on every page.
    const isBlockedWorker = message.text().startsWith('Service Worker registration blocked by Playwright');
    if (!expected && !isSignedOut && !isBlockedWorker)
      problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return problems;
}

/** Says that a test will provoke an answer of this status, which the browser reports in its console. */
export function expectStatus(status: number): void {
  expectMessage(` ${status} `);
}

/** Says that a test will send requests without a network. */
export function expectOffline(): void {
  expectMessage('net::ERR_INTERNET_DISCONNECTED');
}

function expectMessage(part: string): void {
  test.info().annotations.push({ type: 'expected message', description: part });
}

export const toastOf = (page: Page) =>
  page.getByRole('region', { name: /Notification/ }).getByRole('listitem');
