import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { rememberGame } from '../games/game-address.ts';
import { type BoardView, type Filter, type Sort, filters, firstSort, sortKeys } from './board-view.ts';

/** The filter and the order in the address, so that a reload and the way back from a board keep them. */
export function useBoardView(gameId: number) {
  const [params, setParams] = useSearchParams();
  const view = viewOf(params);
  const search = viewParams(view).toString();
  useEffect(() => rememberGame(gameId, search), [gameId, search]);
  const setView = (next: BoardView) => setParams(viewParams(next), { replace: true });
  return {
    view,
    setFilter: (filter: Filter) => setView({ filter, sort: null }),
    setSort: (sort: Sort) => setView({ ...view, sort }),
  };
}

function viewOf(params: URLSearchParams): BoardView {
  const filter = filters.find((one) => one === params.get('show')) ?? 'all';
  const key = sortKeys.find((one) => one === params.get('sort'));
  const order = params.get('order');
  if (key === undefined) return { filter, sort: null };
  return { filter, sort: order === null ? firstSort(key) : { key, descending: order === 'down' } };
}

/** What is as usual does not stand in the address. */
function viewParams({ filter, sort }: BoardView): URLSearchParams {
  const isFirst = sort !== null && firstSort(sort.key).descending === sort.descending;
  return new URLSearchParams({
    ...(filter !== 'all' && { show: filter }),
    ...(sort !== null && { sort: sort.key }),
    ...(sort !== null && !isFirst && { order: sort.descending ? 'down' : 'up' }),
  });
}
