import { gameEvent } from '@bridge-review/api/analysis';
import { eventRoutes } from '@bridge-review/api/routes/events';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { addressOf } from '../../base/client.ts';
import { useEvents } from './use-events.ts';

/**
 * Reads everything again when results came to a game or were taken back, or when somebody said who they are in it: nearly
 * all of its pages show them.
 * Null while there is no game to follow.
 */
export function useGameEvents(gameId: number | null): void {
  const queryClient = useQueryClient();
  const onEvent = useCallback(
    (data: string | null) => {
      // Where streams do not last, this comes every few seconds: what is shown next is read anew.
      if (data === null) return void queryClient.invalidateQueries({ refetchType: 'none' });
      const event = gameEvent.safeParse(JSON.parse(data)).data;
      if (event?.changed === 'results' || event?.changed === 'people') void queryClient.invalidateQueries();
    },
    [queryClient],
  );
  const address = gameId === null ? null : addressOf(eventRoutes.game, { params: { id: String(gameId) } });
  useEvents(address, onEvent);
}
