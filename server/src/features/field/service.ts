import {
  type FieldBoard,
  type FieldFilters,
  type FieldGroup,
  type FieldMeasure,
  type FieldStats,
  leadKinds,
  playedKinds,
  playedRoles,
} from '@bridge-review/api/field';
import type { Page } from '@bridge-review/api/route';
import { levels } from '@bridge-review/bridge/call';
import type { Sums } from '@bridge-review/bridge/sampling/estimate';
import { strains } from '@bridge-review/bridge/strain';
import type { Database } from '../../db/database.ts';
import { added, estimateOf, inOrder, monthsOf } from '../stats/service.ts';
import * as repo from './repo.ts';

export interface FieldService {
  stats(userId: number, filters: FieldFilters): Promise<FieldStats>;
  /** The boards of a group, the latest first, after that of the cursor. */
  boards(
    userId: number,
    group: FieldGroup,
    page: { readonly limit: number; readonly cursor: number | null },
  ): Promise<Page<FieldBoard>>;
}

interface FieldParts {
  readonly db: Database;
  /** Called when games are found that are not worked out. */
  onWaiting(): void;
}

/** More rows would not show more. */
const MAX_PARTNERS = 50;

export const fieldService = ({ db, onWaiting }: FieldParts): FieldService => ({
  async stats(userId, filters) {
    const sums = await repo.sumBoards(db, userId, filters);
    const waiting = await repo.countWaiting(db, userId);
    if (waiting > 0) onWaiting();
    const byContract = sums.filter(({ by }) => by === 'contract');
    const total = (measure: FieldMeasure, role?: repo.FieldSums['role']): Sums =>
      added(byContract.filter((row) => role === undefined || row.role === role).map((row) => row[measure]));
    const percent = total('percent');
    const imps = total('imps');
    const measure = filters.measure ?? (imps.count > percent.count ? 'imps' : 'percent');
    const groups = groupsOf(sums, measure, filters.role);
    const people = await peopleOf(db, sums);
    return {
      measure,
      percent: estimateOf(percent),
      imps: estimateOf(imps),
      declaring: estimateOf(total('tricks', 'declaring')),
      defending: estimateOf(total('tricks', 'defending')),
      games: await repo.countGames(db, userId, filters),
      waiting,
      all: estimateOf(total(measure, filters.role)),
      roles: rolesOf(byContract, measure),
      kinds: inOrder(
        playedKinds,
        groups('contract', ({ kind }) => kind),
        'kind',
      ),
      levels: inOrder(
        levels,
        groups('contract', ({ level }) => level),
        'level',
      ),
      strains: inOrder(
        strains.toReversed(),
        groups('contract', ({ strain }) => strain),
        'strain',
      ),
      leads: inOrder(
        leadKinds,
        groups('contract', ({ lead }) => lead),
        'lead',
      ),
      partners: [...groups('partner', ({ partnerId }) => partnerId)]
        .flatMap(([id, sum]) => {
          const partner = people.get(id);
          return partner === undefined ? [] : [{ partner, ...estimateOf(sum) }];
        })
        .toSorted((one, other) => other.boards - one.boards || one.partner.id - other.partner.id)
        .slice(0, MAX_PARTNERS),
      months: monthsOf(groups('month', ({ month }) => month)),
      partnerChoices: await repo.listPartners(db, userId, MAX_PARTNERS),
    };
  },

  async boards(userId, group, { limit, cursor }) {
    const rows = await repo.listBoards(db, userId, group, { limit: limit + 1, cursor });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return { rows: shown, next: last !== undefined && rows.length > limit ? String(last.handId) : null };
  },
});

/** The groups by something, both roles together unless one is asked for; those without a board are left out. */
const groupsOf =
  (sums: readonly repo.FieldSums[], measure: FieldMeasure, role: FieldFilters['role']) =>
  <Key>(by: repo.FieldSums['by'], keyOf: (row: repo.FieldSums) => Key | null): ReadonlyMap<Key, Sums> => {
    const groups = new Map<Key, Sums>();
    for (const row of sums) {
      const key = keyOf(row);
      if (row.by !== by || key === null || (role !== undefined && row.role !== role)) continue;
      const known = groups.get(key);
      groups.set(key, known ? added([known, row[measure]]) : row[measure]);
    }
    return new Map([...groups].filter(([, { count }]) => count > 0));
  };

/** Each role as a whole, then by who of the two. */
const rolesOf = (rows: readonly repo.FieldSums[], measure: FieldMeasure): FieldStats['roles'] =>
  playedRoles.flatMap((role) => {
    const own = rows.filter((row) => row.role === role);
    return ([null, 'self', 'partner'] as const).flatMap((by) => {
      const sum = added(own.filter(({ player }) => by === null || player === by).map((row) => row[measure]));
      return sum.count === 0 ? [] : [{ role, by, ...estimateOf(sum) }];
    });
  });

async function peopleOf(db: Database, sums: readonly repo.FieldSums[]) {
  const ids = sums.flatMap(({ partnerId }) => partnerId ?? []);
  const people = ids.length === 0 ? [] : await repo.findPlayers(db, ids);
  return new Map(people.map((person) => [person.id, person]));
}
