import type { MadeShare } from '@bridge-review/api/shares';
import { beforeAll, describe, expect, it } from 'vitest';
import { useMember } from '../../testing/club.ts';
import { type MarkedBoard, plantMarkedClub } from '../../testing/marked-club.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const ada = useMember(server, 'Ada');
let gameId: number;
let board: MarkedBoard;

beforeAll(async () => {
  const { games } = await plantMarkedClub(server.database.pool);
  gameId = games[0]!.id;
  board = games[0]!.boards[1]!;
});

async function make(path: string, form: object = {}): Promise<string> {
  const { status, body } = await ada.send('POST', path, { hands: ['N', 'E', 'S', 'W'], ...form });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as MadeShare).token;
}
const ofBoard = (form: object = {}) =>
  make(`/api/hands/${board.id}/shares`, { table: board.tables[0], ...form });
const visit = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

/** A button in a frame posts a form without fields, as browsers do. */
const post = (url: string, site = 'same-origin') =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
    payload: '',
  });

describe('framing', () => {
  it('is allowed for embedded pages, which load nothing but fonts and set no cookie', async () => {
    const token = await ofBoard();
    for (const url of [`/s/${token}/embed`, `/s/${'x'.repeat(43)}/embed`, '/s/none/embed']) {
      const { headers } = await visit(url, { cookie: `session=${'a'.repeat(43)}` });
      expect(headers['x-frame-options']).toBeUndefined();
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none';script-src 'sha256-[\w+/=]{44}';style-src 'unsafe-inline';font-src 'self';base-uri 'none';form-action 'self';frame-ancestors \*$/,
      );
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'referrer-policy': 'no-referrer',
      });
    }
  });

  it('is refused everywhere else', async () => {
    const token = await ofBoard();
    for (const url of [
      '/',
      `/s/${token}`,
      `/s/${token}/1`,
      `/s/${token}/preview.png`,
      `/s/${token}/embedded`,
      `/api/shared/${token}`,
      '/api/docs',
      '/embed',
      '/embed/none.woff2',
    ]) {
      const { headers } = await visit(url);
      expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options'], url).toBe('DENY');
    }
  });
});

describe('an embedded page', () => {
  it('is whole without its script: the hands, the auction, the contract', async () => {
    const { body, statusCode } = await visit(`/s/${await ofBoard({ auction: true, results: true })}/embed`);
    expect(statusCode).toBe(200);
    const root = /<div id="root">(.*?)<\/div>\s*<script/su.exec(body)?.[1] ?? '';
    expect(root).toContain('<h1>Board 2</h1>');
    expect(root.match(/HCP/gu)).toHaveLength(4);
    expect(root).toMatch(/3NT by East.*6 tricks/su);
    // What has no room in a frame does not come along.
    expect(body).not.toContain('"results"');
  });

  it('begins with the hands of one side, and its fonts are there', async () => {
    const { body } = await visit(`/s/${await ofBoard()}/embed?hide=EW`);
    const root = /<div id="root">(.*?)<script/su.exec(body)?.[1] ?? '';
    expect(root.match(/HCP/gu)).toHaveLength(2);
    expect(root).toContain('aria-label="East, hidden"');
    const fonts = [...body.matchAll(/<link rel="preload"[^>]* href="([^"]+)"/gu)].map(([, font]) => font!);
    expect(fonts).toHaveLength(2);
    for (const font of fonts) {
      const { statusCode, headers } = await visit(font);
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toContain('immutable');
    }
  });

  it.each([
    ['/s/none/embed', 404, 'This link does not work'],
    [`/s/${'x'.repeat(43)}/embed/no`, 404, 'This link does not work'],
    [`/s/${'x'.repeat(43)}/embed?hide=N`, 400, 'The board could not be loaded'],
  ])('says in the frame that there is nothing at %s', async (url, status, title) => {
    const { body, statusCode, headers } = await visit(url);
    expect(statusCode).toBe(status);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain(`<h1>${title}</h1>`);
  });

  it('cannot be ended by what somebody has written', async () => {
    const message = '</script><script>alert(1)</script>';
    const { body } = await visit(`/s/${await ofBoard({ message })}/embed`);
    expect(body).not.toContain(message);
    expect(body.match(/<script/gu)).toHaveLength(2);
  });

  it('of a question opens with a POST from its own frame', async () => {
    const token = await ofBoard({ auction: true, question: { before: 3 } });
    const asked = await visit(`/s/${token}/embed`);
    expect(asked.body).toContain('What do you bid as West?');
    expect(asked.body).not.toContain(board.hands.N);
    expect((await post(`/s/${token}/embed`, 'cross-site')).statusCode).toBe(403);
    const opened = await post(`/s/${token}/embed`);
    expect(opened.statusCode).toBe(200);
    expect(opened.body).toContain(board.hands.N);
    expect((await post(`/s/${await ofBoard()}/embed`)).statusCode).toBe(404);
  });

  it('of a game leads from board to board', async () => {
    const token = await make(`/api/games/${gameId}/shares`);
    expect((await visit(`/s/${token}/embed`)).body).toContain(`href="/s/${token}/embed/2"`);
    const second = await visit(`/s/${token}/embed/2?hide=NS`);
    expect(second.body).toContain('<h1>Board 2</h1>');
    expect(second.body).toContain(`href="/s/${token}/embed/3?hide=NS" aria-label="Next board"`);
    expect((await visit(`/s/${token}/embed/9`)).statusCode).toBe(404);
    expect((await visit(`/s/${await ofBoard()}/embed/1`)).statusCode).toBe(404);
  });
});
