import { analysisRoutes } from '@bridge-review/api/routes/analysis';
import { eventRoutes } from '@bridge-review/api/routes/events';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addressOf } from '../../base/client.ts';
import { alwaysFresh, routeQuery } from '../../base/route-query.ts';
import { useEvents } from '../events/use-events.ts';

const inPath = (id: number) => ({ params: { id: String(id) } });

const THROTTLE_MS = 1000;

/** Always refetched, since bidding on other pages changes it, and on events while the analysis runs. */
export function useGameAnalysis(gameId: number) {
  const queryClient = useQueryClient();
  const query = useQuery({ ...routeQuery(analysisRoutes.game, inPath(gameId)), ...alwaysFresh });
  const onEvent = useMemo(
    () =>
      throttled(
        THROTTLE_MS,
        () => void queryClient.invalidateQueries(routeQuery(analysisRoutes.game, inPath(gameId))),
      ),
    [queryClient, gameId],
  );
  const underWay = query.data !== undefined && query.data.analysed < query.data.total;
  useEvents(underWay ? addressOf(eventRoutes.game, inPath(gameId)) : null, onEvent);
  return query;
}

/** Boards may be done faster than anyone can read, so refetches in between are merged into one. */
function throttled(ms: number, act: () => void): () => void {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      act();
    }, ms);
  };
}
