import { expect, it } from 'vitest';
import { useTestServer } from '../testing/test-server.ts';

const server = useTestServer({ rateLimit: true });

it('lets a user make 1,500 calls in five minutes, whoever shares the address', async () => {
  const [one, other] = [server.browser(), server.browser()];
  await one.register('busy@example.org');
  await other.register('calm@example.org');
  let refused = 0;
  for (let block = 0; block < 16; block += 1) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => one.send('GET', '/api/user')));
    refused += answers.filter(({ statusCode }) => statusCode === 429).length;
  }
  expect(refused).toBe(100);

  const last = await one.send('GET', '/api/user');
  expect(last.json()).toMatchObject({ code: 'rate_limited' });
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  expect((await other.send('GET', '/api/user')).statusCode).toBe(200);
});
