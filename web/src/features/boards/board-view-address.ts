import { type BoardView, filters, firstSort, sortKeys } from './board-view.ts';

/** What the address says; anything unknown is as usual. */
export function readBoardView(params: URLSearchParams): BoardView {
  const filter = filters.find((one) => one === params.get('show')) ?? 'all';
  const key = sortKeys.find((one) => one === params.get('sort'));
  const order = params.get('order');
  if (key === undefined) return { filter, sort: null };
  return { filter, sort: order === null ? firstSort(key) : { key, descending: order === 'down' } };
}

/** What is as usual does not stand in the address. */
export function boardViewParams({ filter, sort }: BoardView): URLSearchParams {
  const isFirst = sort !== null && firstSort(sort.key).descending === sort.descending;
  return new URLSearchParams({
    ...(filter !== 'all' && { show: filter }),
    ...(sort !== null && { sort: sort.key }),
    ...(sort !== null && !isFirst && { order: sort.descending ? 'down' : 'up' }),
  });
}
