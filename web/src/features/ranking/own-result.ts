import type { RankedEntrant, Ranking } from '@bridge-review/api/ranking';
import { plural } from '@bridge-review/bridge/counted';
import { SIDE_TEXT } from '../bidding/side-of-record.ts';
import { placeEnding, valueText } from './ranking-text.ts';

/** What the viewer's pair made of a game. */
export interface OwnResult {
  readonly value: string;
  readonly unit: string;
  /** '2nd of 9 pairs N–S'. */
  readonly note: string;
}

/** Null where the pair is not ranked, and in a match of teams, whose result is the team's. */
export function ownResult({ state, teams, fields, kind, unit }: Ranking): OwnResult | null {
  if (state !== 'ranked' || teams !== null) return null;
  for (const { side, total, ranked } of fields) {
    const own = ranked.find(({ isOwn }) => isOwn);
    if (own === undefined) continue;
    const field = plural(total, kind === 'players' ? 'player' : 'pair');
    return {
      value: valueText(own.value, unit),
      unit: unit === 'percent' ? '%' : ' IMPs',
      note:
        unit === 'imps' && side !== null && total === 2
          ? 'against the other table'
          : `${placeText(own)} of ${total} ${field}${side === null ? '' : ` ${SIDE_TEXT[side]}`}`,
    };
  }
  return null;
}

/** '2nd'; in words where it is shared. */
const placeText = (own: RankedEntrant): string =>
  own.isTied
    ? `equal ${own.place}${placeEnding({ ...own, isTied: false })}`
    : `${own.place}${placeEnding(own)}`;
