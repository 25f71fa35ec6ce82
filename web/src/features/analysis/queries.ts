import { analysisRoutes } from '@bridge-review/api/routes/analysis';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../base/route-query.ts';

/** The hand's events tell when it is done; this is for where they do not come through. */
const POLL_MS = 15_000;

export function useHandAnalysis(handId: number) {
  return useQuery({
    ...routeQuery(analysisRoutes.hand, { params: { id: String(handId) } }),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? POLL_MS : false),
  });
}
