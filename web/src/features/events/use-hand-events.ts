import { type HandEvent, handEvent } from '@bridge-review/api/hand-events';
import { analysisRoutes } from '@bridge-review/api/routes/analysis';
import { biddingRoutes } from '@bridge-review/api/routes/bidding';
import { commentRoutes } from '@bridge-review/api/routes/comments';
import { eventRoutes } from '@bridge-review/api/routes/events';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { addressOf } from '../../base/client.ts';
import { refetchChanged } from '../../base/query-client.ts';
import { useEvents } from './use-events.ts';

/** Keeps comments, bidding, analysis and results of a hand up to date while its page is visible. */
export function useHandEvents(handId: number): void {
  const queryClient = useQueryClient();
  const onEvent = useCallback(
    (data: string | null) => {
      if (data === null) return refetch(queryClient, handId, ['comments', 'bidding', 'analysis', 'results']);
      const event = handEvent.safeParse(JSON.parse(data));
      // A newer server may publish events that this page does not know.
      if (!event.success) return;
      // Contracts, comparisons, the rail: nearly all that the page shows.
      if (event.data.changed === 'results') void queryClient.invalidateQueries();
      else refetch(queryClient, handId, AFFECTED[event.data.changed]);
    },
    [queryClient, handId],
  );
  useEvents(addressOf(eventRoutes.hand, inPath(handId)), onEvent);
}

const SOURCES = {
  comments: commentRoutes.list,
  bidding: biddingRoutes.get,
  analysis: analysisRoutes.hand,
  results: handRoutes.results,
};

type Changed = HandEvent['changed'];

/** A record may say on which side its players sat, and so for which side the board is judged. */
const AFFECTED: Readonly<Record<Exclude<Changed, 'results'>, readonly Changed[]>> = {
  comments: ['comments'],
  bidding: ['bidding', 'analysis'],
  analysis: ['analysis'],
};

function refetch(queryClient: QueryClient, handId: number, changed: readonly Changed[]): void {
  for (const what of changed) {
    // The partnership's comments are another query of the same address.
    void refetchChanged(queryClient, [addressOf(SOURCES[what], inPath(handId))]);
  }
}

const inPath = (id: number) => ({ params: { id: String(id) } });
