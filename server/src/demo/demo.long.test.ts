import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameAnalysis } from '@bridge-review/api/analysis';
import type { ListedGame } from '@bridge-review/api/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningServer, SHORT_RUN, startServer } from '../../../scripts/running-server.mjs';
import { demoAdmin, demoPassword, demoPeople } from './people.ts';

const DEMO = fileURLToPath(new URL('../../../scripts/demo.mjs', import.meta.url));

let folder: string;
let running: RunningServer | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bridge-demo-test-'));
});
afterEach(async () => {
  await running?.stop('SIGKILL');
  running = undefined;
  await rm(folder, { recursive: true, force: true });
});

/** As `npm run demo` starts it; temporary folders are made in `folder`. */
async function startDemo(...args: string[]): Promise<RunningServer> {
  running = await startServer({ TMPDIR: folder }, SHORT_RUN, [DEMO, ...args]);
  await expect.poll(() => running?.output()).toContain('Ctrl-C ends the demo');
  return running;
}

async function signIn({ url }: RunningServer, email: string) {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  expect(answer.status).toBe(200);
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  return async <T>(path: string, body?: object): Promise<T> => {
    const got = await fetch(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie, origin: url, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(got.status, path).toBeLessThan(300);
    return (await got.json()) as T;
  };
}

describe('npm run demo', () => {
  it('prints sign-ins that work, has analysed games to show, and leaves nothing behind', async () => {
    const demo = await startDemo();
    for (const { email } of [...Object.values(demoPeople), demoAdmin]) expect(demo.output()).toContain(email);
    expect(demo.output()).toContain(demoPassword);

    const ask = await signIn(demo, demoPeople.nell.email);
    const games = await ask<ListedGame[]>('/api/games');
    expect(games.map(({ title }) => title)).toEqual([
      'Practice deals',
      'Tuesday Pairs',
      'Friday Pairs',
      'League match, second half',
    ]);
    for (const { id, title } of games) {
      const { analysed, total, records } = await ask<GameAnalysis>(`/api/games/${id}/analysis`);
      expect(analysed, title).toBe(total);
      expect(records.length, title).toBe(title === 'Practice deals' ? 2 : 8);
      expect(
        records.filter(({ fair }) => fair === null),
        title,
      ).toEqual([]);
    }
    const user = await (await signIn(demo, demoAdmin.email))<{ userType: string }>('/api/user');
    expect(user.userType).toBe('admin');

    expect(await demo.stop('SIGINT')).toBe(0);
    expect(await readdir(folder)).toEqual([]);
  });

  it('keeps a named folder, which a second start goes on with', async () => {
    const kept = join(folder, 'kept');
    const first = await startDemo(kept);
    const ask = await signIn(first, demoPeople.nell.email);
    const [game] = await ask<ListedGame[]>('/api/games');
    const hands = await ask<{ id: number }[]>(`/api/games/${game?.id}/hands`);
    await ask(`/api/hands/${hands[0]?.id}/comments`, { content: 'Still here tomorrow?' });
    expect(await first.stop('SIGTERM')).toBe(0);

    const second = await startDemo(kept);
    const again = await signIn(second, demoPeople.piet.email);
    const comments = await again<{ content: string }[]>(`/api/hands/${hands[0]?.id}/comments`);
    expect(comments.map(({ content }) => content)).toEqual(['Still here tomorrow?']);
  });

  it("refuses a folder with other data, and a user's own is never touched", async () => {
    const own = join(folder, 'data');
    await mkdir(join(own, 'db'), { recursive: true });
    const child = spawn(process.execPath, [DEMO, own], { stdio: ['ignore', 'ignore', 'pipe'] });
    let words = '';
    child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
    const [code] = (await once(child, 'exit')) as [number | null];
    expect(code).toBe(1);
    expect(words).toBe(`${own} holds other data than the demo's; name another folder.\n`);
    expect(await readdir(own, { recursive: true })).toEqual(['db']);
  });
});
