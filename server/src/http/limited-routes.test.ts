import { describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { dealGame, join } from '../testing/club.ts';
import { useSecondServer, useTestServer } from '../testing/test-server.ts';

const server = useTestServer({ rateLimit: true });

it('allows 30 comments per user in five minutes, without affecting others', async () => {
  const [ada, ben] = [await join(server, 'Ada'), await join(server, 'Ben')];
  const game = await dealGame(server, ada.id);
  const path = `/api/hands/${game.hands[0]}/comments`;
  for (let count = 0; count < 30; count += 1) {
    expect((await ada.send('POST', path, { content: `Thought ${count}` })).status).toBe(200);
  }
  const refused = await ada.browser.send('POST', path, { content: 'One more' });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ada.send('GET', path)).body).toHaveLength(30);
  expect((await ben.send('POST', path, { content: 'My turn' })).status).toBe(200);
});

it('allows 10 reports of comments per user and hour', async () => {
  const [ada, ben] = [await join(server, 'Ada'), await join(server, 'Ben')];
  const game = await dealGame(server, ada.id);
  const report = async () => {
    const said = await ben.send('POST', `/api/hands/${game.hands[0]}/comments`, { content: 'Rubbish' });
    const { id } = said.body as { id: number };
    return (await ada.send('POST', `/api/comments/${id}/reports`, { reason: 'unkind' })).status;
  };
  for (let count = 0; count < 10; count += 1) expect(await report()).toBe(200);
  expect(await report()).toBe(429);
});

it('allows 60 user searches per user and minute', async () => {
  const ada = await join(server, 'Ada');
  for (let count = 0; count < 60; count += 1) {
    expect((await ada.send('GET', '/api/users/search?query=ada')).status).toBe(200);
  }
  expect((await ada.send('GET', '/api/users/search?query=ada')).status).toBe(429);
});

describe('two servers on one database', () => {
  const second = useSecondServer(server, { rateLimit: true });

  it.each([
    ['upload', 60, 'POST', () => '/api/games/upload', 415],
    ['comments', 30, 'POST', (hand: number) => `/api/hands/${hand}/comments`, 200],
    ['user-search', 60, 'GET', () => '/api/users/search?query=ada', 200],
    ['shares', 50, 'POST', (hand: number) => `/api/hands/${hand}/shares`, 200],
  ] as const)('count %s together: %i in all', async (_limit, most, method, path, status) => {
    const ada = await join(server, 'Ada');
    const game = await dealGame(server, ada.id);
    const send = async (app: FastifyInstance) => {
      const { statusCode } = await app.inject({
        method,
        url: path(game.hands[0]),
        headers: { cookie: ada.browser.cookie() ?? '' },
        ...(method === 'POST' ? { payload: { content: 'Well bid', hands: ['N'] } } : {}),
      });
      return statusCode;
    };
    for (let count = 0; count < most; count += 1) {
      expect(await send(count % 2 === 0 ? server.app : second.app)).toBe(status);
    }
    expect(await send(server.app)).toBe(429);
    expect(await send(second.app)).toBe(429);
  });

  it('count reports together: 10 in all', async () => {
    const [ada, ben] = [await join(server, 'Ada'), await join(server, 'Ben')];
    const game = await dealGame(server, ada.id);
    const report = async (app: FastifyInstance) => {
      const said = await ben.send('POST', `/api/hands/${game.hands[0]}/comments`, { content: 'Rubbish' });
      const { statusCode } = await app.inject({
        method: 'POST',
        url: `/api/comments/${(said.body as { id: number }).id}/reports`,
        headers: { cookie: ada.browser.cookie() ?? '' },
        payload: { reason: 'unkind' },
      });
      return statusCode;
    };
    for (let count = 0; count < 10; count += 1) {
      expect(await report(count % 2 === 0 ? server.app : second.app)).toBe(200);
    }
    expect(await report(server.app)).toBe(429);
    expect(await report(second.app)).toBe(429);
  });

  it('count opened links together: 600 in all', async () => {
    const open = async (app: FastifyInstance) =>
      (await app.inject({ url: `/api/shared/${'x'.repeat(43)}`, remoteAddress: '192.0.2.9' })).statusCode;
    await server.database.pool.query('delete from attempts');
    for (const app of [server.app, second.app]) expect(await open(app)).toBe(404);
    const before = await server.database.pool.query('update attempts set count = 599 where count = 2');
    expect(before.rowCount).toBe(1);
    expect(await open(second.app)).toBe(404);
    for (const app of [server.app, second.app]) expect(await open(app)).toBe(429);
  });
});

it('allows 600 readings of shared links per address in five minutes, whatever the links', async () => {
  const read = (address: string, index = 0) =>
    server.app.inject({
      url: `/api/shared/${String(index).padStart(43, 'x')}`,
      remoteAddress: address,
    });
  await server.database.pool.query('delete from attempts');
  for (let count = 0; count < 600; count += 1) {
    expect((await read('192.0.2.7', count)).statusCode).toBe(404);
  }
  const refused = await read('192.0.2.7');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const picture = await server.app.inject({
    url: `/s/${'x'.repeat(43)}/preview.png`,
    remoteAddress: '192.0.2.7',
  });
  expect(picture.statusCode).toBe(429);
  expect((await read('192.0.2.8')).statusCode).toBe(404);
});
