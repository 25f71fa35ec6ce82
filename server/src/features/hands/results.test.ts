import type { TableResult } from '@bridge-review/api/hands';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Member, dealGame, join } from '../../testing/club.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
let ada: Member;
let handId: number;

beforeAll(async () => {
  ada = await join(server, 'Ada');
  handId = (await dealGame(server, ada.id)).hands[0];
  // 120 tables in 1NT, each a trick better than the one before, up to thirteen and again.
  await server.database.pool.query(
    `insert into table_results (hand_id, place, north, contract, declarer, tricks, play)
     select $1, n, case n when 77 then ' ADA ' else 'Pair ' || n end, '1NT', 'N', n % 14,
       case n when 33 then '{"leader":"E","tricks":[],"annotations":[]}'::jsonb end
     from generate_series(1, 120) n`,
    [handId],
  );
});

async function pages(query: string): Promise<TableResult[][]> {
  const seen: TableResult[][] = [];
  let url: string | undefined = `/api/hands/${handId}/results${query}`;
  while (url !== undefined) {
    const answer = await ada.browser.send('GET', url);
    expect(answer.statusCode).toBe(200);
    seen.push(answer.json<TableResult[]>());
    url = /<([^>]+)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1];
  }
  return seen;
}

describe('the results of a board that many tables played', () => {
  it('are paged, each table once, compared with all others', async () => {
    const seen = await pages('');
    expect(seen.map(({ length }) => length)).toEqual([50, 50, 20]);
    const all = seen.flat();
    expect(new Set(all.map(({ id }) => id)).size).toBe(120);
    expect(all.every(({ comparison }) => comparison?.unit === 'percent')).toBe(true);
    expect(Math.min(...all.map(({ comparison }) => comparison!.ns))).toBeLessThan(5);
  });

  it("begin with the reader's own table and the one that has the play, then the best for North and South", async () => {
    const [own, played, ...others] = (await pages('?limit=20')).flat();
    expect([own?.players.N, played?.players.N]).toEqual([' ADA ', 'Pair 33']);
    expect(played?.play).not.toBeNull();
    const scores = others.map(({ scoreNS }) => scoreNS!);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  });

  it.each(['limit=0', 'limit=501', 'cursor=x'])('refuse %s', async (query) => {
    expect((await ada.send('GET', `/api/hands/${handId}/results?${query}`)).status).toBe(400);
  });

  it('end at an unknown cursor', async () => {
    expect(await pages('?cursor=999999')).toEqual([[]]);
  });
});
