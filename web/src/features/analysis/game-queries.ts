import type { GameAnalysis } from '@bridge-review/api/analysis';
import { routes } from '@bridge-review/api/routes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { addressOf } from '../../app/client.ts';
import { useNews } from '../live/use-news.ts';

const inPath = (id: number) => ({ params: { id: String(id) } });

const ASK_MS = 1000;

/** Always asked for anew, since what one bids on other pages changes it; and kept up while the server is at it. */
export function useGameAnalysis(gameId: number) {
  const queryClient = useQueryClient();
  const address = addressOf(routes.gameAnalysis, inPath(gameId));
  const query = useQuery<GameAnalysis>({ queryKey: [address], staleTime: 0, refetchOnMount: 'always' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Boards may be done faster than anybody can read: once a second will do.
  const told = useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void queryClient.invalidateQueries({ queryKey: [address] });
    }, ASK_MS);
  }, [queryClient, address]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [told],
  );
  const underWay = query.data !== undefined && query.data.analysed < query.data.total;
  useNews(underWay ? addressOf(routes.gameEvents, inPath(gameId)) : null, told);
  return query;
}
