import type { BiddingRecord, CallAnnotation } from '@bridge-review/api/bidding';
import { readErrorDetails } from '@bridge-review/api/error-details';
import type { GameHand } from '@bridge-review/api/hands';
import { analysisRoutes } from '@bridge-review/api/routes/analysis';
import { biddingRoutes } from '@bridge-review/api/routes/bidding';
import type { Call } from '@bridge-review/bridge/call';
import type { Side } from '@bridge-review/bridge/side';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../base/client.ts';
import { RequestError } from '../../base/request-error.ts';
import { routeQuery } from '../../base/route-query.ts';
import { useHandChange, useHandRefresh } from '../hands/hand-change.ts';

const inPath = (id: number) => ({ params: { id: String(id) } });

/** Its verdict depends on the record. */
const analysisQuery = (handId: number) => routeQuery(analysisRoutes.hand, inPath(handId));

const biddingQuery = (handId: number) => routeQuery(biddingRoutes.get, inPath(handId));

/** The user's own record, else their partner's, else null. */
export function useBidding(handId: number) {
  return useQuery(biddingQuery(handId));
}

export interface BiddingToSave {
  /** The record that is changed, as it was when the change began; null for a new one. */
  readonly base: BiddingRecord | null;
  readonly calls: readonly Call[];
  /** Absent: as they were. */
  readonly annotations?: readonly CallAnnotation[];
  /** Absent: as it was, or as in the last record for the game. */
  readonly side: Side | null | undefined;
  /** For a new one; null in the sample game. */
  readonly partnerId: number | null;
}

export function useSaveBidding({ id, gameId }: GameHand) {
  const queryClient = useQueryClient();
  const changeHand = useHandChange(id);
  return useMutation({
    mutationFn: ({ base, calls, annotations, side, partnerId }: BiddingToSave) => {
      const body = {
        biddingSequence: [...calls],
        ...(annotations && (annotations.length > 0 || base !== null) && { annotations: [...annotations] }),
        ...(side !== undefined && { side }),
      };
      return base === null
        ? call(biddingRoutes.create, { ...inPath(id), body: { ...body, partnerId, gameId } })
        : call(biddingRoutes.update, { ...inPath(base.id), body: { ...body, version: base.version } });
    },
    onSuccess: (record) => {
      queryClient.setQueryData(biddingQuery(id).queryKey, record);
      changeHand({ hasBidding: true });
      void queryClient.invalidateQueries(analysisQuery(id));
    },
    // A refusal brings the record for which it was refused.
    onError: (error) => {
      if (!(error instanceof RequestError)) return;
      const refusal =
        readErrorDetails('already_recorded', error.body) ?? readErrorDetails('stale_record', error.body);
      if (refusal) queryClient.setQueryData(biddingQuery(id).queryKey, refusal.biddingRecord);
    },
  });
}

export function useDeleteBidding(hand: GameHand) {
  const queryClient = useQueryClient();
  const refreshHand = useHandRefresh(hand);
  const { queryKey } = biddingQuery(hand.id);
  return useMutation({
    mutationFn: () => call(biddingRoutes.delete, inPath(hand.id)),
    onSuccess: async () => {
      queryClient.setQueryData(queryKey, null);
      // The partner may have a record too, and the file may have an auction.
      await Promise.all([
        queryClient.invalidateQueries({ queryKey }),
        queryClient.invalidateQueries(analysisQuery(hand.id)),
        refreshHand(),
      ]);
    },
  });
}

/** Logs the boards that the partner has bid with another player. */
export async function checkConflicts(gameId: number, partnerId: number): Promise<void> {
  try {
    const { hasConflicts, conflictingHands } = await call(biddingRoutes.conflicts, {
      ...inPath(gameId),
      query: { partnerId: String(partnerId) },
    });
    // oxlint-disable-next-line no-console -- logged and never shown
    if (hasConflicts) console.info('The partner has bid these boards with somebody else', conflictingHands);
  } catch (error) {
    // oxlint-disable-next-line no-console -- logged and never shown
    console.info('Whether the partner has bid with somebody else is not known', error);
  }
}
