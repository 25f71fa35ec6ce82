import type { GamePeople, IdentityState, IdentityStatement } from '@bridge-review/api/people';
import type { Player } from '@bridge-review/api/player';
import type { AppearanceRow, StatementRow } from './repo.ts';

export type StatedRow = StatementRow & { readonly state: IdentityState };

/** What users say of one player. */
type StatedPlayer = [StatedRow, ...StatedRow[]];

/**
 * What is said of each player of a game, each user once. The first who says so is shown, until somebody contradicts who
 * may; the others wait. `rows` stand in the order of players, then of statements.
 */
export function statedPlayers(rows: readonly StatementRow[]): StatedPlayer[] {
  const players: StatementRow[][] = [];
  for (const row of rows) {
    const player = players.at(-1);
    const isSame = player?.[0]?.gameId === row.gameId && player[0].place === row.place;
    if (!isSame) players.push([row]);
    else if (!player.some(({ person }) => person.id === row.person.id)) player.push(row);
  }
  return players.flatMap((player) => {
    const isContradicted = ({ contradictedBy }: StatementRow): boolean => contradictedBy.length > 0;
    const shown = player.find((row) => !isContradicted(row));
    const [first, ...others] = player.map((row): StatedRow => ({
      ...row,
      state: row === shown ? 'shown' : isContradicted(row) ? 'contradicted' : 'waiting',
    }));
    return first === undefined ? [] : [[first, ...others]];
  });
}

/** The user who is shown as this player. */
export const shownPerson = (player: readonly StatedRow[]): Player | null =>
  player.find(({ state }) => state === 'shown')?.person ?? null;

/** As one user sees it: whoever is shown, and what else concerns them. */
export function presentPlayer(
  player: StatedPlayer,
  namesakes: ReadonlySet<string>,
  viewer: { readonly id: number; readonly mayContradict: boolean },
): GamePeople['people'][number] {
  const [{ name, number, nameKey }] = player;
  const isConcerned = viewer.mayContradict || shownPerson(player)?.id === viewer.id;
  const visible = player.filter(
    ({ state, person }) =>
      state === 'shown' ||
      person.id === viewer.id ||
      viewer.mayContradict ||
      (isConcerned && state === 'waiting'),
  );
  const inOrder = [
    ...visible.filter(({ state }) => state === 'shown'),
    ...visible.filter(({ state }) => state !== 'shown'),
  ];
  return {
    name,
    number,
    hasNamesake: namesakes.has(nameKey),
    statements: inOrder.map((row): IdentityStatement => ({
      id: row.identityId,
      person: row.person,
      isOwn: row.person.id === viewer.id,
      inAllGames: row.inAllGames,
      state: row.state,
      contradictedBy: [...row.contradictedBy],
      contradictedEverywhere: row.contradictedEverywhere,
    })),
  };
}

/** A game that has a name of a user, and what is in its way. */
export interface Appearance extends AppearanceRow {
  readonly state: IdentityState;
  /** The user is another player of the game, too. */
  readonly isSeveral: boolean;
}

/** Each player of a game once. `rows` stand in the order of games, then of players. */
export function appearancesOf(rows: readonly AppearanceRow[]): Appearance[] {
  const once = rows.filter((row, index) => {
    const last = rows[index - 1];
    return last?.gameId !== row.gameId || last.place !== row.place;
  });
  const shownIn = new Map<number, number>();
  const stated = once.map((row) => {
    const state: IdentityState =
      row.contradictedBy !== null ? 'contradicted' : row.before !== null ? 'waiting' : 'shown';
    if (state === 'shown') shownIn.set(row.gameId, (shownIn.get(row.gameId) ?? 0) + 1);
    return { ...row, state };
  });
  return stated.map((row) => ({
    ...row,
    isSeveral: row.state === 'shown' && (shownIn.get(row.gameId) ?? 0) > 1,
  }));
}

/** A game to mark as played. */
export const isToMark = ({ state, isSeveral, isAnswered }: Appearance): boolean =>
  state === 'shown' && !isSeveral && !isAnswered;
