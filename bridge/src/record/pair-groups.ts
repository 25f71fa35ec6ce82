/**
 * Which sides of which tables are one pair's. Names say most; numbers help where names are missing or shared.
 *
 * @module
 */
import { playerKey, readPlayerName } from '../player-name.ts';
import { type Seat, seats as allSeats } from '../seat.ts';
import { seatsOf, type Side, sides } from '../side.ts';

/** What a file says of who sat at a table. */
export interface SeatedTable {
  readonly players: Readonly<Record<Seat, string | null>>;
  readonly section: string | null;
  readonly pairNumbers: Readonly<Record<Side, string | null>>;
}

/** One side of one table. */
export interface TableSide<Table> {
  /** The index of the board. */
  readonly board: number;
  readonly table: Table;
  readonly side: Side;
  readonly seats: readonly [Seat, Seat];
  /** Who sat there, in the order of the seats, each under one key; null where the file does not say. */
  readonly people: readonly [string | null, string | null];
  readonly number: string | null;
  readonly section: string | null;
}

type Group<Table> = [TableSide<Table>, ...TableSide<Table>[]];

/** The places of each pair. A side of which neither names nor a number are known is nobody's. */
export function pairGroups<Table extends SeatedTable>(boards: readonly (readonly Table[])[]): Group<Table>[] {
  const places = placesOf(boards);
  const named = namedGroups(places);
  const unnamed = places.filter(({ people: [one, other] }) => one === null && other === null);
  const rest = joinByNumber(
    named,
    unnamed.filter(({ number }) => number !== null),
  );
  return [...named, ...numberedGroups(rest)].flatMap((group) =>
    separated(group, ['section', 'number', 'side']),
  );
}

/** The boards that a group would have played more than once. */
export function repeatedBoards(group: readonly Pick<TableSide<unknown>, 'board'>[]): ReadonlySet<number> {
  const seen = new Set<number>();
  const repeated = new Set<number>();
  for (const { board } of group) (seen.has(board) ? repeated : seen).add(board);
  return repeated;
}

function placesOf<Table extends SeatedTable>(boards: readonly (readonly Table[])[]): TableSide<Table>[] {
  const names = new Set<string | null>();
  for (const tables of boards) {
    for (const { players } of tables) for (const seat of allSeats) names.add(players[seat]);
  }
  const personOf = personKeys(names);
  const places: TableSide<Table>[] = [];
  for (const [board, tables] of boards.entries()) {
    for (const table of tables) {
      for (const side of sides) {
        const seats = seatsOf(side);
        const people = [personOf(table.players[seats[0]]), personOf(table.players[seats[1]])] as const;
        const number = textOf(table.pairNumbers[side]);
        places.push({ board, table, side, seats, people, number, section: textOf(table.section) });
      }
    }
  }
  return places;
}

const textOf = (value: string | null): string | null => value?.trim() || null;

/** Namesakes with different player numbers are different people. */
function personKeys(names: ReadonlySet<string | null>): (name: string | null) => string | null {
  const numbers = new Map<string, Set<string>>();
  for (const name of names) {
    const number = name === null ? null : readPlayerName(name).number;
    if (name !== null && number !== null) addTo(numbers, playerKey(name), number);
  }
  const personOf = (name: string): string | null => {
    const key = playerKey(name);
    if (key === '') return null;
    return (numbers.get(key)?.size ?? 0) < 2 ? key : `${key}#${readPlayerName(name).number ?? ''}`;
  };
  // The same names come again on every board.
  const known = new Map([...names].map((name) => [name, name === null ? null : personOf(name)]));
  return (name) => known.get(name) ?? null;
}

/** By the two names. Where only one is known, by it and the one partner whom that player has in the game. */
function namedGroups<Table>(places: readonly TableSide<Table>[]): Group<Table>[] {
  const partners = new Map<string, Set<string>>();
  for (const { people } of places) {
    const [one, other] = people;
    if (one === null || other === null) continue;
    addTo(partners, one, other);
    addTo(partners, other, one);
  }
  const keyOf = ({ people: [one, other] }: TableSide<Table>): string | null => {
    const known = one ?? other;
    if (known === null) return null;
    if (one !== null && other !== null) return keyOfTwo(one, other);
    const [partner = '', ...more] = partners.get(known) ?? [];
    return more.length > 0 ? null : keyOfTwo(known, partner);
  };
  return grouped(places, keyOf);
}

/** Whoever is named first. A name has no line breaks: `readPlayerName` makes them blanks. */
const keyOfTwo = (one: string, other: string): string =>
  one < other ? `${one}\n${other}` : `${other}\n${one}`;

/** Gives named pairs the places where only their number stands, and answers those of which no pair has the number. */
function joinByNumber<Table>(
  named: readonly Group<Table>[],
  numbered: readonly TableSide<Table>[],
): TableSide<Table>[] {
  const numberOf = ({ section, number }: TableSide<Table>): string => `${section ?? ''}\n${number ?? ''}`;
  const byNumber = new Map<string, Set<Group<Table>>>();
  for (const group of named) {
    for (const place of group) if (place.number !== null) addTo(byNumber, numberOf(place), group);
  }
  return numbered.filter((place) => {
    const all = [...(byNumber.get(numberOf(place)) ?? [])];
    const possible =
      all.length < 2 ? all : all.filter((group) => group.every(({ side }) => side === place.side));
    const [group] = possible;
    if (group === undefined || possible.length > 1) return true;
    group.push(place);
    return false;
  });
}

/**
 * By number alone. Where each direction has its own numbers, a number sits both ways on one board, and then none of the
 * section's numbers goes on in the other direction.
 */
function numberedGroups<Table>(places: readonly TableSide<Table>[]): Group<Table>[] {
  return grouped(places, ({ section }) => section ?? '').flatMap((section) => {
    const groups = grouped(section, ({ number }) => number);
    return groups.some((group) => repeatedBoards(group).size > 0)
      ? groups.flatMap((group) => grouped(group, ({ side }) => side))
      : groups;
  });
}

/** Separates pairs of the same name, where something tells them apart: a pair plays a board once. */
function separated<Table>(
  group: Group<Table>,
  signs: readonly ('section' | 'number' | 'side')[],
): Group<Table>[] {
  const [sign, ...others] = signs;
  const before = repeatedBoards(group).size;
  if (sign === undefined || before === 0) return [group];
  const parts = grouped(group, (place) => place[sign] ?? '');
  const after = new Set(parts.flatMap((part) => [...repeatedBoards(part)])).size;
  return after < before ? parts.flatMap((part) => separated(part, others)) : separated(group, others);
}

/** What has the same key stands together; what has none is left out. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string | null): [Item, ...Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

function addTo<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const set = sets.get(key);
  if (set) set.add(value);
  else sets.set(key, new Set([value]));
}
