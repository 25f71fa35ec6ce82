import { rankingRoutes } from '@bridge-review/api/routes/ranking';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { alwaysFresh, routeQuery } from '../../base/route-query.ts';
import { ownResult } from './own-result.ts';
import type { EntrantKey } from './ranking-address.ts';

const inPath = (id: number) => ({ params: { id: String(id) } });

/** Always refetched: choosing one's pair changes it. */
export const useRanking = (gameId: number, from: number, match: number | null) =>
  useQuery({
    ...routeQuery(rankingRoutes.game, {
      ...inPath(gameId),
      query: { from: String(from), ...(match !== null && { match: String(match) }) },
    }),
    ...alwaysFresh,
    placeholderData: keepPreviousData,
  });

/** How the viewer's pair came out, on the page of the game; nothing is asked before the pair is known. */
export const useOwnResult = (gameId: number, isPairKnown: boolean) =>
  useQuery({
    ...routeQuery(rankingRoutes.game, { ...inPath(gameId), query: { from: '0' } }),
    ...alwaysFresh,
    select: ownResult,
    enabled: isPairKnown,
  });

/** One's own, if no other is named. */
export const useScorecard = (gameId: number, entrant: EntrantKey | null) =>
  useQuery({
    ...routeQuery(rankingRoutes.scorecard, {
      ...inPath(gameId),
      query: entrant === null ? {} : { table: String(entrant.tableId), seat: entrant.seat },
    }),
    ...alwaysFresh,
  });

export const useTraveller = (handId: number, from: number) =>
  useQuery({
    ...routeQuery(rankingRoutes.traveller, { ...inPath(handId), query: { from: String(from) } }),
    ...alwaysFresh,
  });
