import { gameRoutes } from '@bridge-review/api/routes/games';
import { expect, test } from 'vitest';
import { readFirstAnswers } from './first-answers.ts';
import { createQueryClient, currentUserKey } from './query-client.ts';
import { routePages } from './route-query.ts';

function write(address: string, answer: unknown, link?: string): void {
  writeText(address, JSON.stringify(answer), link);
}

function writeText(address: string, text: string, link?: string): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset['address'] = address;
  if (link !== undefined) script.dataset['link'] = link;
  script.textContent = text;
  document.body.append(script);
}

test('answers in the page are read once, under the keys of their queries', () => {
  write('/api/user', { id: 4 });
  write('/api/games?limit=2&whose=all', [1, 2], '</api/games?cursor=2>; rel="next"');
  const client = createQueryClient();
  for (const { queryKey, data } of readFirstAnswers()) client.setQueryData(queryKey, data);
  expect(client.getQueryData(currentUserKey)).toEqual({ id: 4 });
  const list = routePages(gameRoutes.list, { query: { whose: 'all', limit: '2' } });
  expect(client.getQueryData(list.queryKey)).toEqual({
    pages: [{ rows: [1, 2], next: '2' }],
    pageParams: [null],
  });
  expect(readFirstAnswers()).toEqual([]);
});

test('an answer that did not come whole is left out, and the others are read', () => {
  writeText('/api/games/1', '{"id":1,"tit');
  write('/api/user', { id: 4 });
  expect(readFirstAnswers()).toEqual([{ queryKey: ['/api/user'], data: { id: 4 } }]);
  expect(readFirstAnswers()).toEqual([]);
});
