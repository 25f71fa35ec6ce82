import { analysisRoutes } from '@bridge-review/api/routes/analysis';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../base/route-query.ts';

/** The side the viewer sat on, if known. */
export function useKnownSide(handId: number) {
  const { data, isPending } = useQuery(routeQuery(analysisRoutes.hand, { params: { id: String(handId) } }));
  return { knownSide: data?.side?.side, isPending };
}
