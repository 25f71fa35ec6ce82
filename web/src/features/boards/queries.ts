import type { OwnBoard } from '@bridge-review/api/boards';
import { boardRoutes } from '@bridge-review/api/routes/boards';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { alwaysFresh, routeQuery } from '../../base/route-query.ts';
import { useGameAnalysis } from '../analysis/game-queries.ts';
import { useHandsOfGame } from '../hands/queries.ts';
import { useMyParticipation } from '../participation/queries.ts';
import { boardRows } from './board-row.ts';

const ownBoardsQuery = (gameId: number) => routeQuery(boardRoutes.mine, { params: { id: String(gameId) } });

/** After a failure the cards show what the file has. */
const NONE: readonly OwnBoard[] = [];

/** The boards of a game with all that is known of the viewer's pair on them, and the queries that it comes from. */
export function useBoards(gameId: number) {
  const hands = useHandsOfGame(gameId);
  const analysis = useGameAnalysis(gameId);
  const participation = useMyParticipation(gameId);
  const played = participation.data?.isPlaying ?? false;
  // Bidding on other pages changes it.
  const own = useQuery({ ...ownBoardsQuery(gameId), ...alwaysFresh, enabled: played });
  useRefreshAfterAnalysis(
    gameId,
    analysis.data !== undefined && analysis.data.analysed < analysis.data.total,
  );
  const known = played ? (own.data ?? (own.isError ? NONE : null)) : null;
  const rows = useMemo(
    () => hands.data && boardRows({ hands: hands.data, own: known, records: analysis.data?.records ?? [] }),
    [hands.data, known, analysis.data],
  );
  /** Until then nobody can say which columns a list has. */
  const isSettled = !participation.isPending && !(played && own.isPending);
  return { rows, hands, own, analysis, played, isSettled };
}

/** Par is there once the boards are analysed. */
function useRefreshAfterAnalysis(gameId: number, underWay: boolean): void {
  const queryClient = useQueryClient();
  const was = useRef(underWay);
  useEffect(() => {
    if (was.current && !underWay) void queryClient.invalidateQueries(ownBoardsQuery(gameId));
    was.current = underWay;
  }, [queryClient, gameId, underWay]);
}
