import type { GameHand, TableResult } from '@bridge-review/api/hands';
import type { Traveller } from '@bridge-review/api/ranking';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { rankingRoutes } from '@bridge-review/api/routes/ranking';
import { useQuery } from '@tanstack/react-query';
import { call, callPage } from '../../base/client.ts';
import { alwaysFresh } from '../../base/route-query.ts';

const inPath = (id: number) => ({ params: { id: String(id) } });

/** The travellers of boards, with all their tables, in the order of the boards. */
export const useTravellers = (hands: readonly GameHand[]) =>
  useQuery({
    queryKey: ['printed travellers', hands.map(({ id }) => id)],
    queryFn: ({ signal }) => Promise.all(hands.map(({ id }) => wholeTraveller(id, signal))),
    ...alwaysFresh,
  });

/** Long ones come in several answers. */
async function wholeTraveller(handId: number, signal: AbortSignal): Promise<Traveller> {
  const part = (from: number) =>
    call(rankingRoutes.traveller, { ...inPath(handId), query: { from: String(from) } }, { signal });
  const first = await part(0);
  const rows = [...first.rows];
  while (rows.length < first.total) {
    const next = await part(rows.length);
    if (next.rows.length === 0) break;
    rows.push(...next.rows);
  }
  return { ...first, rows };
}

/** The first tables of each board, one's own among them. */
export const useFirstResults = (hands: readonly GameHand[]) =>
  useQuery({
    queryKey: ['printed results', hands.map(({ id }) => id)],
    queryFn: ({ signal }): Promise<readonly (readonly TableResult[])[]> =>
      Promise.all(hands.map(({ id }) => firstResults(id, signal))),
    ...alwaysFresh,
  });

const firstResults = async (handId: number, signal: AbortSignal): Promise<readonly TableResult[]> =>
  (await callPage(handRoutes.results, { ...inPath(handId), query: {} }, null, signal)).rows;
