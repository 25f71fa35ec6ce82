import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { password, useTestServer } from '../testing/test-server.ts';

const server = useTestServer({ rateLimit: true });

/**
 * A call that waits too long for a database connection is answered 503 before its user is known, and is not
 * counted. With every connection held for 26 of these calls the outcome is 1,500 answers, 74 refusals and
 * 26 times 503; a slow machine that is sent 100 at once can come to the same.
 */
const AT_ONCE = 25;

/** Sends the same request many times and counts the statuses. */
const flood = (times: number, request: InjectOptions) => tally(times, () => server.app.inject(request));

async function tally(
  times: number,
  send: (sent: number) => Promise<{ statusCode: number }>,
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let sent = 0; sent < times; sent += AT_ONCE) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => send(sent)));
    for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  }
  return counts;
}

/** The sentence names the header's wait, in minutes. */
function expectWait(answer: { headers: Record<string, unknown>; json(): unknown }): void {
  const minutes = Math.ceil(Number(answer.headers['retry-after']) / 60);
  expect(minutes).toBeGreaterThan(0);
  expect(answer.json()).toMatchObject({ message: `Too many attempts. Try again in ${minutes} minutes.` });
}

const signIn = async (email: string) =>
  (await server.browser().send('POST', '/api/login', { email, password })).statusCode;

it('allows 1,500 calls per user in five minutes, also behind a shared address', async () => {
  const [one, other] = [server.browser(), server.browser()];
  await one.register('busy@example.org');
  await other.register('calm@example.org');
  const counts = await tally(1_600, (sent) =>
    one.send('GET', sent % (2 * AT_ONCE) === 0 ? '/api/user' : '/api/user/sessions'),
  );
  expect(counts).toEqual({ 200: 1_500, 429: 100 });

  const last = await one.send('GET', '/api/user');
  expect(last.json()).toMatchObject({ code: 'rate_limited' });
  expectWait(last);
  expect((await other.send('GET', '/api/user')).statusCode).toBe(200);
});

it('does not count pages and health checks', async () => {
  const statuses: number[] = [];
  for (let block = 0; block < 16; block += 1) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => server.app.inject({ url: '/healthz' })),
    );
    statuses.push(...answers.map(({ statusCode }) => statusCode));
  }
  expect(statuses.every((status) => status === 200)).toBe(true);
});

describe('unauthenticated calls of one address', () => {
  it('are limited, without affecting calls with a session and sign-ins', async () => {
    const browser = server.browser();
    await browser.register('member@example.org');
    const guess = { url: '/api/user', headers: { cookie: 'session=made-up' } };
    expect(await flood(700, guess)).toEqual({ 401: 600, 429: 100 });
    const refused = await server.app.inject('/api/games');
    expect(refused.statusCode).toBe(429);
    expectWait(refused);
    expect((await browser.send('GET', '/api/user')).statusCode).toBe(200);
    expect(await signIn('member@example.org')).toBe(200);
  });

  it.each([
    ['an anonymous call', '/api/login', 302],
    ['an address where there is nothing', '/api/nothing', 404],
  ])('are counted for %s separately from signing in', async (_what, url, status) => {
    const email = `flooded${status}@example.org`;
    await server.browser().register(email);
    expect(await flood(1_600, { url })).toEqual({ [status]: 1_500, 429: 100 });
    expectWait(await server.app.inject(url));
    expect(await signIn(email)).toBe(200);
  });
});
