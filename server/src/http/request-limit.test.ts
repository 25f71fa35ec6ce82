import type { RequestLimit } from '@bridge-review/api/route';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { useTestServer } from '../testing/test-server.ts';
import { answerError } from './errors.ts';
import { registerRequestLimit, requestLimits } from './request-limit.ts';

const server = useTestServer({ rateLimit: true });

it('lets a user make 1,500 calls of any kind in five minutes, whoever shares the address', async () => {
  const [one, other] = [server.browser(), server.browser()];
  await one.register('busy@example.org');
  await other.register('calm@example.org');
  let refused = 0;
  for (let block = 0; block < 16; block += 1) {
    const path = block % 2 === 0 ? '/api/user' : '/api/user/sessions';
    const answers = await Promise.all(Array.from({ length: 100 }, () => one.send('GET', path)));
    refused += answers.filter(({ statusCode }) => statusCode === 429).length;
  }
  expect(refused).toBe(100);

  const last = await one.send('GET', '/api/user');
  expect(last.json()).toMatchObject({ code: 'rate_limited' });
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  expect((await other.send('GET', '/api/user')).statusCode).toBe(200);
});

it('leaves pages and health checks alone', async () => {
  const statuses: number[] = [];
  for (let block = 0; block < 16; block += 1) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => server.app.inject({ url: '/healthz' })),
    );
    statuses.push(...answers.map(({ statusCode }) => statusCode));
  }
  expect(statuses.every((status) => status === 200)).toBe(true);
});

it.each<[RequestLimit, number]>([
  ['upload', 60],
  ['comments', 30],
  ['user-search', 60],
])('lets %s be called %i times, counted by itself', async (limit, times) => {
  const app = Fastify();
  app.setErrorHandler(answerError);
  app.decorateRequest('viewer', null);
  await registerRequestLimit(app);
  app.get('/api/limited', { config: { rateLimit: requestLimits[limit] } }, () => 'done');
  app.get('/api/other', () => 'done');
  for (let count = 0; count < times; count += 1) {
    expect((await app.inject({ url: '/api/limited' })).statusCode).toBe(200);
  }
  const refused = await app.inject({ url: '/api/limited' });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await app.inject({ url: '/api/other' })).statusCode).toBe(200);
  await app.close();
});
