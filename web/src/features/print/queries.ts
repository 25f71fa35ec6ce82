import type { GameHand, TableResult } from '@bridge-review/api/hands';
import type { Traveller } from '@bridge-review/api/ranking';
import type { Page } from '@bridge-review/api/route';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { rankingRoutes } from '@bridge-review/api/routes/ranking';
import { useQuery } from '@tanstack/react-query';
import { callPage } from '../../base/client.ts';
import { alwaysFresh } from '../../base/route-query.ts';

const inPath = (id: number) => ({ params: { id: String(id) } });

/** The travellers of boards that follow each other in a game, with all their tables, in the order of the boards. */
export const useTravellers = (hands: readonly GameHand[]) =>
  useQuery({
    queryKey: ['printed travellers', hands.map(({ id }) => id)],
    queryFn: ({ signal }) => travellersOf(hands, signal),
    ...alwaysFresh,
  });

/** Where there are many tables they come in several answers, and a board may go on in the next. */
async function travellersOf(hands: readonly GameHand[], signal: AbortSignal): Promise<Traveller[]> {
  const [first] = hands;
  if (first === undefined) return [];
  const input = { ...inPath(first.gameId), query: { first: String(first.id), boards: String(hands.length) } };
  const travellers: Traveller[] = [];
  let cursor: string | null = null;
  do {
    const { rows, next }: Page<Traveller> = await callPage(rankingRoutes.travellers, input, cursor, signal);
    for (const part of rows) {
      const last = travellers.at(-1);
      if (last?.handId === part.handId)
        travellers.splice(-1, 1, { ...last, rows: [...last.rows, ...part.rows] });
      else travellers.push(part);
    }
    cursor = next;
  } while (cursor !== null);
  return travellers;
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
