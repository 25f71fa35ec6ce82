import type { HandAnalysis } from '@bridge-review/api/analysis';
import { analysisRoutes } from '@bridge-review/api/routes/analysis';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../../base/client.ts';

/** The hand's events tell when it is done; this is for where they do not come through. */
const POLL_MS = 15_000;

export function useHandAnalysis(handId: number) {
  return useQuery<HandAnalysis>({
    queryKey: [addressOf(analysisRoutes.hand, { params: { id: String(handId) } })],
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? POLL_MS : false),
  });
}
