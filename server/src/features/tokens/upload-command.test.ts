import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MadePersonalToken } from '@bridge-review/api/tokens';
import { run } from '@bridge-review/bridge/cli/main';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generatePbn } from '../../testing/generated-game.ts';
import { password, type TestBrowser, useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
let player: TestBrowser;
let site: string;
let folder: string;
let made: MadePersonalToken;

beforeAll(async () => {
  player = server.browser();
  await player.register();
  const wanted = { name: 'Scoring script', scope: 'upload', currentPassword: password };
  made = (await player.send('POST', '/api/user/tokens', wanted)).json<MadePersonalToken>();
  site = await server.app.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(join(tmpdir(), 'bridge-upload-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function file(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

async function upload(args: readonly string[], token: string | undefined = made.token) {
  let [out, err] = ['', ''];
  const code = await run(['upload', ...args], {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    readStandardInput: async () => new TextEncoder().encode(generatePbn({ seed: 4204 })),
    variable: (name) => (name === 'BRIDGE_REVIEW_TOKEN' ? token : undefined),
  });
  return { code, out, err };
}

describe('bridge upload', () => {
  it('makes a game, and says where', async () => {
    const path = await file('night.pbn', generatePbn({ seed: 4201, boards: 3 }));
    const { code, out, err } = await upload([path, '--to', site]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(new RegExp(`^Tuesday Pairs: 3 boards, ${site}/games/\\d+\\n$`));
    const id = out.trim().split('/').at(-1);
    const game = (await player.send('GET', `/api/games/${id}`)).json();
    expect(game).toMatchObject({ filename: 'night.pbn' });
  });

  it('takes standard input, and answers in JSON', async () => {
    const { code, out } = await upload(['-', '--to', `${site}/`, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: [{ title: 'Tuesday Pairs' }] });
  });

  it('refuses a game that is there, unless forced', async () => {
    const path = await file('again.pbn', generatePbn({ seed: 4203 }));
    expect((await upload([path, '--to', site])).code).toBe(0);
    const again = await upload([path, '--to', site]);
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.err).toContain('With --force it is uploaded all the same.');
    expect((await upload([path, '--to', site, '--force'])).code).toBe(0);
  });

  it('says what is wrong with a file, and uploads none of several', async () => {
    const before = (await player.send('GET', '/api/games')).json<unknown[]>().length;
    const good = await file('good.pbn', generatePbn({ seed: 4205 }));
    const bad = await file('notes.pbn', 'Dear partner, no boards tonight.');
    const { code, err } = await upload([good, bad, '--to', site]);
    expect(code).toBe(5);
    expect(err).toContain('notes.pbn');
    const missing = await upload([good, join(folder, 'missing.pbn'), '--to', site]);
    expect(missing).toMatchObject({ code: 3, out: '' });
    expect(missing.err).toContain('there is no such file. Nothing was uploaded.');
    expect((await player.send('GET', '/api/games')).json<unknown[]>()).toHaveLength(before);
  });

  it('needs a token that is known', async () => {
    const path = await file('token.pbn', generatePbn({ seed: 4206 }));
    expect(await upload([path, '--to', site], '')).toMatchObject({ code: 2, out: '' });
    expect(await upload([path, '--to', site], 'brt_unknown')).toEqual({
      code: 5,
      out: '',
      err: 'The token in BRIDGE_REVIEW_TOKEN is unknown or was revoked.\n',
    });
  });

  it('sends its token over https or to this machine, and follows nobody', async () => {
    const path = await file('safe.pbn', generatePbn({ seed: 4207 }));
    expect(await upload([path, '--to', 'http://bridge.example.org'])).toMatchObject({ code: 2 });
    expect(await upload([path])).toMatchObject({ code: 2 });
    const asked: string[] = [];
    const elsewhere = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(307, { location: `${site}/api/games/uploads` }).end();
    });
    await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening));
    const { port } = elsewhere.address() as AddressInfo;
    const { code, err } = await upload([path, '--to', `http://127.0.0.1:${port}/club`]);
    await new Promise((closed) => elsewhere.close(closed));
    expect({ code, asked }).toEqual({ code: 5, asked: ['/club/api/games/uploads'] });
    expect(err).toMatch(/could not be reached/);
    const gone = await upload([path, '--to', `http://127.0.0.1:${port}`]);
    expect(gone).toMatchObject({ code: 5, out: '' });
  });
});
