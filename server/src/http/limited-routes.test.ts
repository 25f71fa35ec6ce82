import { expect, it } from 'vitest';
import { dealGame, join } from '../testing/club.ts';
import { useTestServer } from '../testing/test-server.ts';

const server = useTestServer({ rateLimit: true });

it('a user says 30 things in five minutes, and others still say theirs', async () => {
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

it('a user looks for people 60 times a minute', async () => {
  const ada = await join(server, 'Ada');
  for (let count = 0; count < 60; count += 1) {
    expect((await ada.send('GET', '/api/users/search?query=ada')).status).toBe(200);
  }
  expect((await ada.send('GET', '/api/users/search?query=ada')).status).toBe(429);
});
