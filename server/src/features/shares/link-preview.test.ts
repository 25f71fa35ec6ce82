import type { MadeShare } from '@bridge-review/api/shares';
import { beforeAll, describe, expect, it } from 'vitest';
import { useMember } from '../../testing/club.ts';
import { type MarkedBoard, plantMarkedClub } from '../../testing/marked-club.ts';
import { readPng } from '../../testing/read-png.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer({ publicUrl: 'https://bridge.example' });
const ada = useMember(server, 'Ada');
let gameId: number;
let board: MarkedBoard;

beforeAll(async () => {
  const { games } = await plantMarkedClub(server.database.pool);
  gameId = games[0]!.id;
  board = games[0]!.boards[1]!;
});

const hands = ['N', 'E', 'S', 'W'] as const;
const make = async (form: object = {}): Promise<string> => {
  const path = `/api/hands/${board.id}/shares`;
  const { status, body } = await ada.send('POST', path, { hands, table: board.tables[0], ...form });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as MadeShare).token;
};
const retitle = (title: string) =>
  server.database.pool.query('update games set title = $1, date = $2 where id = $3', [
    title,
    '2026-11-10',
    gameId,
  ]);
const visit = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

/** The meta elements of the page, by name or property. */
async function metaOf(token: string): Promise<Record<string, string>> {
  const { body } = await visit(`/s/${token}`);
  const found = body.matchAll(/<meta\s+(?:name|property)="([^"]+)"\s+content="([^"]*)"/g);
  return Object.fromEntries([...found].map(([, name, content]) => [name, content])) as Record<string, string>;
}

describe('the head of a link’s page', () => {
  it('announces a board', async () => {
    await retitle('Larkmoor & Sons "Pairs" <1>');
    const token = await make({
      auction: true,
      results: true,
      heading: true,
      message: 'How do you\nplay this?',
    });
    const meta = await metaOf(token);
    const address = `https://bridge.example/s/${token}`;
    expect(meta).toMatchObject({
      'og:site_name': 'Bridge Review',
      'og:title': 'Board 2: 3NT by East',
      'og:url': address,
      'og:image': `${address}/preview.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:title': 'Board 2: 3NT by East',
      'twitter:image': `${address}/preview.png`,
    });
    expect(meta['og:description']).toMatch(
      /^“How do you play this\?” Larkmoor &amp; Sons &quot;Pairs&quot; &lt;1&gt;, 10 November 2026\. Dealer .*, .* vul\. 6 tricks, N–S \+\d+\.$/,
    );
    expect(meta['description']).toBe(meta['og:description']);
    expect(meta['og:image:alt']).toContain('North ♠');
    const { body, headers } = await visit(`/s/${token}`);
    expect(body).toContain('<title>Board 2: 3NT by East · Bridge Review</title>');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow, noarchive');
  });

  it('announces a question with its hand alone', async () => {
    const token = await make({ auction: true, question: { before: 3 }, heading: true });
    const meta = await metaOf(token);
    expect(meta['og:title']).toBe('What do you bid as West?');
    expect(meta['og:image:alt']).toMatch(/^What do you bid as West\. Dealer .* vul\. West ♠[^;]*\.$/);
    expect(JSON.stringify(meta)).not.toContain('3NT');
  });

  it('announces a game with its first board', async () => {
    const { body } = await ada.send('POST', `/api/games/${gameId}/shares`, { hands: ['N'] });
    const meta = await metaOf((body as MadeShare).token);
    expect(meta['og:title']).toBe('8 boards');
    expect(meta['og:image:alt']).toMatch(/North ♠[^;]*\.$/);
  });

  it('is that of every page where there is no such link', async () => {
    const { body } = await visit(`/s/${'x'.repeat(43)}`);
    expect(body).toContain('<title>Bridge Review</title>');
    expect(body).not.toContain('og:');
  });
});

describe('the picture of a link', () => {
  it('is a PNG of 1200 × 630, kept only as long as the link is open', async () => {
    const token = await make({ auction: true });
    const path = `/s/${token}/preview.png`;
    const first = await visit(path);
    expect(first.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    });
    expect(first.headers['set-cookie']).toBeUndefined();
    const { width, height } = readPng(first.rawPayload);
    expect([width, height]).toEqual([1200, 630]);
    const etag = String(first.headers.etag);
    for (const known of [etag, `"other", W/${etag}`]) {
      const again = await visit(path, { 'if-none-match': known });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    expect((await visit(path, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    await server.database.pool.query('delete from shares');
    const gone = await visit(path, { 'if-none-match': etag });
    expect(gone.statusCode).toBe(404);
    expect(gone.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(gone.headers.etag).toBeUndefined();
  });

  it.each([
    ['Łódź Świąteczny Turniej Par o Puchar Prezesa, Żółte Źdźbła 9', true],
    ['Παγκόσμιο Πρωτάθλημα Μπριτζ Ζευγών της Θεσσαλονίκης 2026, Α΄', true],
    ['Открытый чемпионат Ярославля по спортивному бриджу, пары 202', true],
    ['火曜日のペア', true],
    ['x'.repeat(200), false],
  ])('has the title of its game: %s', async (title, isWhole) => {
    await retitle(title);
    const token = await make({ heading: true });
    const { picture } = await server.services.shares.linkPreview(token, '192.0.2.1');
    expect(picture.title).toBe(isWhole ? title : `${'x'.repeat(59)}…`);
    expect((await visit(`/s/${token}/preview.png`)).statusCode).toBe(200);
  });
});
