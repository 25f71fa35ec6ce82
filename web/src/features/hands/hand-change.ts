import type { GameHand } from '@bridge-review/api/hands';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { handsOfGameQuery } from '../games/queries.ts';
import { handQuery, isHandList } from './queries.ts';

/** Writes what is known of a hand into everything that shows it: its page and the cards of its game. */
export function useHandChange(id: number): (change: Partial<GameHand>) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (change) => {
      const changed = (hand: GameHand): GameHand => (hand.id === id ? { ...hand, ...change } : hand);
      queryClient.setQueryData(handQuery(id).queryKey, (hand) => hand && changed(hand));
      queryClient.setQueriesData<GameHand[]>({ predicate: isHandList }, (hands) => hands?.map(changed));
    },
    [queryClient, id],
  );
}

/** Refetches only the hand. */
export function useOneHandRefresh(id: number): () => void {
  const queryClient = useQueryClient();
  return useCallback(
    () => void queryClient.invalidateQueries({ queryKey: handQuery(id).queryKey, exact: true }),
    [queryClient, id],
  );
}

/** For what only the server knows; also where nobody is looking just now. */
export function useHandRefresh({ id, gameId }: Pick<GameHand, 'id' | 'gameId'>): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [handQuery(id).queryKey, handsOfGameQuery(gameId).queryKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'all' }),
      ),
    );
}
