import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerStaticFiles } from './static-files.ts';

const TEMPLATE = `<head><title>Bridge Review</title><meta name="description" content="Review" />
  <meta name="support-email" content="support@example.org" />
  <meta name="session" content="unknown" />
  <meta name="registration" content="open" />
  <link rel="modulepreload" href="/assets/game.js" data-page="/games/:id">
  <link rel="modulepreload" href="/assets/games.js" data-page="/"></head><body><div id="root"><p>late</p></div></body>`;

const FRAME = `export const renderFrame = ({ path, isVisitor, answers }) =>
  isVisitor ? '<b>visitor $& </b>' : '<b>' + path + ' of ' + answers.get('/api/user').displayName + '</b>';`;

let app: FastifyInstance;
let folder: string;
let mode: Promise<string>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bridge-pages-'));
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist/index.html'), TEMPLATE);
  await mkdir(join(folder, 'frame/dist'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'frame/dist/frame.js'), FRAME);
  app = fastify();
  app.get('/api/user', (request, reply) =>
    request.headers.cookie === 'session=ended'
      ? reply.code(401).send({})
      : reply.send({ displayName: request.headers.cookie }),
  );
  const settings = {
    supportEmail: '"help"@club.example',
    publicUrl: 'http://club.example',
    registrationMode: () => mode,
  };
  mode = Promise.resolve('open');
  await registerStaticFiles(app, settings, {
    folder: join(folder, 'dist/'),
    findHead: async (_, path) => {
      if (path === '/broken') throw new Error('no head');
      return path === '/s/link'
        ? { title: 'A < B $&', description: '"4♠?"', tags: '<meta name="x" />' }
        : null;
    },
  });
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const open = (headers: Record<string, string> = {}) => app.inject({ url: '/games/12', headers });

describe('the page', () => {
  it('says that there is no session if the browser sent no cookie, and is not stored', async () => {
    for (const headers of [{}, { cookie: 'theme=dark' }, { cookie: '__Host-session=other' }]) {
      const page = await open(headers);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('name="session" content="none"');
      expect(page.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'cookie, accept-encoding' });
      expect(page.headers.etag).toBeUndefined();
    }
  });

  it('says who may register, as it is now, and opens without a database', async () => {
    mode = Promise.resolve('invitation');
    expect((await open()).body).toContain('name="registration" content="invitation"');
    expect((await open({ cookie: 'session=any' })).body).toContain('content="invitation"');
    mode = Promise.reject(new Error('no database'));
    expect((await open()).body).toContain('name="registration" content="open"');
  });

  it('leaves it open if the browser sent one, and is not stored either', async () => {
    const page = await open({ cookie: 'session=any' });
    expect(page.body).toContain('name="session" content="unknown"');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'cookie, accept-encoding' });
  });

  it('preloads the files of the page at its address, and none for visitors', async () => {
    const preloads = ({ body }: { body: string }) => [...body.matchAll(/assets\/\w+\.js/g)].map(String);
    const cookie = 'session=any';
    expect(preloads(await open({ cookie }))).toEqual(['assets/game.js']);
    expect(preloads(await app.inject({ url: '/?q=pairs', headers: { cookie } }))).toEqual([
      'assets/games.js',
    ]);
    expect(preloads(await app.inject({ url: '/games', headers: { cookie } }))).toEqual([]);
    expect(preloads(await open())).toEqual([]);
  });

  it('is compressed as its browser accepts it', async () => {
    const sent = async (accept: string) => {
      const page = await open({ 'accept-encoding': accept });
      return { ...page, encoding: page.headers['content-encoding'] };
    };
    const plain = (await open()).body;
    for (const accept of ['', 'identity', 'br;q=0, gzip; q=0.0', 'zstd'])
      expect(await sent(accept)).toMatchObject({ encoding: undefined, body: plain });
    const gzipped = await sent('gzip, br;q=0');
    expect(gzipped.encoding).toBe('gzip');
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(plain);
    const smaller = await sent('gzip, deflate, br, zstd');
    expect(smaller.encoding).toBe('br');
    expect(brotliDecompressSync(smaller.rawPayload).toString()).toBe(plain);
  });

  it('holds the frame made for its user, which is never stored, and none for a session that has ended', async () => {
    const rootOf = async (headers: Record<string, string>) => {
      const page = await open(headers);
      expect(page.headers['cache-control']).toBe('no-store');
      return /<div id="root">(.*?)<p>late<.p><.div>/.exec(page.body)?.[1];
    };
    expect(await rootOf({})).toBe('<b>visitor $& </b>');
    expect(await rootOf({ cookie: 'session=ada' })).toBe('<b>/games/12 of session=ada</b>');
    expect(await rootOf({ cookie: 'session=ben' })).toBe('<b>/games/12 of session=ben</b>');
    expect(await rootOf({ cookie: 'session=ended' })).toBe('');
  });

  it('has the head of its own address, escaped, and opens without one that fails', async () => {
    const { body } = await app.inject({ url: '/s/link' });
    expect(body).toContain(
      '<title>A &lt; B $&amp;</title><meta name="description" content="&quot;4♠?&quot;" />',
    );
    expect(body).toMatch(/<meta name="x" \/>\s*<\/head>/);
    const plain = (await open()).body;
    expect(plain).toContain('<title>Bridge Review</title><meta name="description" content="Review" />');
    expect((await app.inject({ url: '/broken' })).body).toBe(plain);
  });

  it('names the support address, escaped', async () => {
    expect((await open()).body).toContain('content="&quot;help&quot;@club.example"');
  });
});
