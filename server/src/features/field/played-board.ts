import { gameLevels, readContract } from '@bridge-review/bridge/contract';
import { nextSeat, type Seat } from '@bridge-review/bridge/seat';
import { sideOf } from '@bridge-review/bridge/side';
import type { Strain } from '@bridge-review/bridge/strain';
import { suitOf } from '@bridge-review/bridge/card';
import type { OwnTable } from '../hands/service.ts';
import type { PlayedBoard } from './due-repo.ts';

/**
 * What counts of a user's own table: null where it is not known which side was theirs, what was played, or with which
 * score. `seat` is the one that the user gave for the game.
 */
export function playedBoard(table: OwnTable, seat: Seat | null): PlayedBoard | null {
  const { ownSide: side, contract: text, declarer, tricks, scoreNS, comparison } = table;
  if (side === null || text === null || scoreNS === null) return null;
  const value = comparison === null ? null : side === 'NS' ? comparison.ns : mirrored(comparison);
  const shared = {
    side,
    contract: text,
    scoreNS,
    percent: comparison?.unit === 'percent' ? value : null,
    imps: comparison?.unit === 'imps' ? value : null,
  };
  const contract = readContract(text);
  if (contract === 'Pass') return shared;
  if (declarer === null) return null;
  const { level, strain } = contract;
  const isDeclaring = sideOf(declarer) === side;
  const player = isDeclaring ? declarer : nextSeat(declarer);
  const own = table.ownSeat ?? (seat !== null && sideOf(seat) === side ? seat : null);
  const by = own === null ? null : own === player ? ('self' as const) : ('partner' as const);
  return {
    ...shared,
    declarer,
    tricks,
    level,
    strain,
    kind: kindOf(level, strain),
    role: isDeclaring ? 'declaring' : 'defending',
    player: by,
    lead: isDeclaring || by !== 'self' ? null : leadKind(strain, table.lead),
  };
}

const mirrored = ({ unit, ns }: NonNullable<OwnTable['comparison']>): number =>
  unit === 'percent' ? 100 - ns : 0 - ns;

const kindOf = (level: number, strain: Strain): NonNullable<PlayedBoard['kind']> =>
  level >= 6 ? 'slam' : level >= gameLevels[strain] ? 'game' : 'part score';

function leadKind(strain: Strain, lead: OwnTable['lead']): PlayedBoard['lead'] {
  if (strain === 'NT') return 'notrump';
  if (lead === null) return null;
  return suitOf(lead) === strain ? 'trump' : 'side suit';
}
