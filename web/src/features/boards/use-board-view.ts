import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { rememberGame } from '../games/game-address.ts';
import { boardViewParams, readBoardView } from './board-view-address.ts';
import type { BoardView, Filter, Sort } from './board-view.ts';

/** The filter and the order in the address, so that a reload and the way back from a board keep them. */
export function useBoardView(gameId: number) {
  const [params, setParams] = useSearchParams();
  const view = readBoardView(params);
  const search = boardViewParams(view).toString();
  useEffect(() => rememberGame(gameId, search), [gameId, search]);
  const setView = (next: BoardView) => setParams(boardViewParams(next), { replace: true });
  return {
    view,
    setFilter: (filter: Filter) => setView({ filter, sort: null }),
    setSort: (sort: Sort) => setView({ ...view, sort }),
  };
}
