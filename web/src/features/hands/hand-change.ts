import type { Hand } from '@bridge-review/api/hands';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { addressOf } from '../../base/client.ts';
import { handsOfGameKey } from '../games/queries.ts';

const handKey = (id: number) => [addressOf(handRoutes.get, { params: { id: String(id) } })] as const;

/** Writes what is known of a hand into everything that shows it: its page and the cards of its game. */
export function useHandChange(id: number): (change: Partial<Hand>) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (change) => {
      const changed = (hand: Hand): Hand => (hand.id === id ? { ...hand, ...change } : hand);
      queryClient.setQueryData<Hand>(handKey(id), (hand) => hand && changed(hand));
      queryClient.setQueriesData<Hand[]>({ predicate: isHandList }, (hands) => hands?.map(changed));
    },
    [queryClient, id],
  );
}

/** Asks for the hand alone anew. */
export function useOneHandRefresh(id: number): () => void {
  const queryClient = useQueryClient();
  return useCallback(
    () => void queryClient.invalidateQueries({ queryKey: handKey(id), exact: true }),
    [queryClient, id],
  );
}

/** For what only the server knows; also where nobody is looking just now. */
export function useHandRefresh({ id, gameId }: Pick<Hand, 'id' | 'gameId'>): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [handKey(id), handsOfGameKey(gameId)].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'all' }),
      ),
    );
}

const isHandList = ({ queryKey: [address] }: Query): boolean =>
  typeof address === 'string' && /^\/api\/games\/\d+\/hands$/.test(address);
