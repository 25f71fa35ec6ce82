import type { HandAnalysis } from '@bridge-review/api/analysis';
import { analysisRoutes } from '@bridge-review/api/routes/analysis';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../../base/client.ts';

/** The side the viewer sat on, as far as the server can tell. */
export function useKnownSide(handId: number) {
  const { data, isPending } = useQuery<HandAnalysis>({
    queryKey: [addressOf(analysisRoutes.hand, { params: { id: String(handId) } })],
  });
  return { knownSide: data?.side?.side, isPending };
}
