/// <reference types="node" />
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, page, route } from '@bridge-review/api/route';
import type { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { z } from 'zod';
import { createQueryClient } from './query-client.ts';
import { routePages, routeQuery } from './route-query.ts';

const asked: (string | undefined)[] = [];
const server = createServer((request, response) => {
  asked.push(request.url);
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://here');
  if (pathname === '/boards/7') return void response.end('{"dealer":"N"}');
  const isFirst = searchParams.get('cursor') === null;
  response
    .writeHead(200, isFirst ? { link: `<${pathname}?cursor=2>; rel="next"` } : {})
    .end(isFirst ? '[{"rank":1}]' : '[{"rank":2}]');
});

beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => server.close(done)));

/** A page resolves addresses against its own; Node has no page. */
const realFetch = globalThis.fetch;
let client: QueryClient;
beforeEach(() => {
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    realFetch(new URL(path, `http://127.0.0.1:${port}`), init),
  );
  asked.length = 0;
  client = createQueryClient();
});
afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

const common = { access: 'anyone', summary: 'For this test', method: 'GET' } as const;
const inPath = z.object({ id: z.string() });
const board = route({
  ...common,
  path: '/boards/:id',
  params: inPath,
  answer: json(z.object({ dealer: z.string() })),
});
const results = route({
  ...common,
  path: '/boards/:id/results',
  params: inPath,
  query: z.object({ q: z.string().optional(), cursor: z.string().optional() }),
  answer: page(z.object({ rank: z.number() })),
});

describe('the query of a route', () => {
  it('fetches the URL of the route and has the type of its answer', async () => {
    const query = routeQuery(board, { params: { id: '7' } });
    const answer = await client.fetchQuery(query);
    expectTypeOf(answer).toEqualTypeOf<{ dealer: string }>();
    expect(answer).toEqual({ dealer: 'N' });
    expect(asked).toEqual(['/boards/7']);
  });

  it('is found in the cache by that URL, with the same type', async () => {
    const { queryKey } = routeQuery(board, { params: { id: '7' } });
    client.setQueryData(queryKey, { dealer: 'E' });
    expect(client.getQueryData(['/boards/7'])).toEqual({ dealer: 'E' });
    expectTypeOf(client.getQueryData(queryKey)).toEqualTypeOf<{ dealer: string } | undefined>();
  });
});

describe('the pages of a route', () => {
  const pagesOf = (q?: string) => routePages(results, { params: { id: '7' }, query: q ? { q } : {} });

  it('follow each other with the initial query', async () => {
    const { pages } = await client.fetchInfiniteQuery({ ...pagesOf('a b'), pages: 3 });
    expect(pages.flatMap(({ rows }) => rows)).toEqual([{ rank: 1 }, { rank: 2 }]);
    expectTypeOf(pages[0]!.rows).toEqualTypeOf<readonly { rank: number }[]>();
    expect(asked).toEqual(['/boards/7/results?q=a+b', '/boards/7/results?q=a+b&cursor=2']);
  });

  it('are cached separately per query, and found together by URL', async () => {
    await client.fetchInfiniteQuery(pagesOf());
    await client.fetchInfiniteQuery(pagesOf('a'));
    expect(client.getQueriesData({ queryKey: ['/boards/7/results'] })).toHaveLength(2);
  });
});
