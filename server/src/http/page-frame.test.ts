import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadPageFrame } from './page-frame.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bridge-frame-'));
});

afterAll(() => rm(folder, { recursive: true }));

const MODULE = `export function renderFrame({ path, search, isVisitor, answers, locale }) {
  if (path === '/bad') throw new Error('no such page');
  return [path + search, isVisitor, [...answers.values()].length, locale].join(' ');
}`;

const USER = { address: '/api/user', body: { id: 1 }, html: '' };

it('is rendered for visitors and users, in the first language of the browser', async () => {
  const file = join(folder, 'frame.mjs');
  await writeFile(file, MODULE);
  const frame = await loadPageFrame(file);
  const request = (language?: string) => ({
    headers: language === undefined ? {} : { 'accept-language': language },
    log: fastify().log,
    url: '/?whose=mine',
  });
  expect(frame(request('de-AT,de;q=0.9,en;q=0.5'), '/', null)).toBe('/whose=mine true 0 de-AT');
  expect(frame(request(), '/games/1', [USER])).toBe('/games/1whose=mine false 1 ');
  for (const language of ['*', '', '_', '<script>'])
    expect(frame(request(language), '/', [USER])).toBe('/whose=mine false 1 ');
  // The session has ended: whose page it will be is not known.
  expect(frame(request(), '/', [])).toBe('');
  // A frame that fails does not keep the page from being sent.
  expect(frame(request(), '/bad', [USER])).toBe('');
});

it('is left out where it was not built', async () => {
  const frame = await loadPageFrame(join(folder, 'missing.mjs'));
  expect(frame({ headers: {}, log: fastify().log, url: '/' }, '/', null)).toBe('');
});
