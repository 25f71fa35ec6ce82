import { paths } from '@bridge-review/api/page-paths';
import { type Seat, seats } from '@bridge-review/bridge/seat';
import { cardGroups, type CardPart } from './card-groups.ts';

/** A table and a seat where a pair sat. */
export interface EntrantKey {
  readonly tableId: number;
  readonly seat: Seat;
}

export const rankingAddress = (gameId: number, from = 0): string =>
  `${paths.game(gameId)}/ranking${from === 0 ? '' : `?from=${from}`}`;

/** One match of teams, counted from 1. */
export const matchAddress = (gameId: number, match: number): string =>
  `${paths.game(gameId)}/ranking?match=${match}`;

/** One's own, if no other is named; with a part of its boards alone, if one is. */
export function scorecardAddress(gameId: number, entrant: EntrantKey | null, show?: CardPart): string {
  const search = new URLSearchParams({
    ...(entrant !== null && { table: String(entrant.tableId), seat: entrant.seat }),
    ...(typeof show === 'string' && { show }),
    ...(typeof show === 'object' && { against: String(show.against) }),
  }).toString();
  return `${paths.game(gameId)}/scorecard${search === '' ? '' : `?${search}`}`;
}

/** Of the first board, if no other is named. */
export const travellerAddress = (gameId: number, handId?: number): string =>
  `${paths.game(gameId)}/travellers${handId === undefined ? '' : `?hand=${handId}`}`;

/** What an address says; anything unknown is left out. */
export function readSessionAddress(params: URLSearchParams): {
  readonly entrant: EntrantKey | null;
  readonly show: CardPart | null;
  readonly handId: number | null;
  readonly from: number;
  readonly match: number | null;
} {
  const number = (name: string): number | null => {
    const text = params.get(name) ?? '';
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
  };
  const [tableId, against] = [number('table'), number('against')];
  const seat = seats.find((one) => one === params.get('seat')) ?? 'N';
  return {
    entrant: tableId === null ? null : { tableId, seat },
    show: cardGroups.find((one) => one === params.get('show')) ?? (against === null ? null : { against }),
    handId: number('hand'),
    from: number('from') ?? 0,
    match: number('match'),
  };
}
