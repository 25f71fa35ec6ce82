import { analysisRoutes } from '@bridge-review/api/routes/analysis';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../base/route-query.ts';

/** The hand's events announce the end; polling is the fallback where events do not arrive. */
const POLL_MS = 15_000;

export function useHandAnalysis(handId: number) {
  return useQuery({
    ...routeQuery(analysisRoutes.hand, { params: { id: String(handId) } }),
    refetchInterval: ({ state }) =>
      state.data?.state === 'waiting' || state.data?.isFairWaiting === true ? POLL_MS : false,
  });
}
