import { limits } from '@bridge-review/api/limits';
import { playerKey, readPlayerName } from '@bridge-review/bridge/player-name';

/** A name at a table, as the file spells it, and the name of the partner there. */
export interface NamedSeat {
  readonly name: string;
  readonly partner: string | null;
}

/** A player of a game, by name and number in its file. */
export interface NamedPlayer {
  /** From 1. */
  readonly place: number;
  /** Without the player's number. */
  readonly name: string;
  readonly nameKey: string;
  readonly number: string | null;
  readonly spellings: readonly string[];
  readonly partnerPlace: number | null;
}

/** More than any event has; a file with more lists nobody, so that no name is found by half. */
export const MAX_SPELLINGS = 10_000;

/** The players of a game. As in `followPairs`, namesakes with different numbers are different people. */
export function namedPlayersOf(seats: readonly NamedSeat[]): NamedPlayer[] {
  const spellings = [...new Set(seats.map(({ name }) => name))].toSorted(byCodeUnits).flatMap(spelled);
  if (spellings.length > MAX_SPELLINGS) return [];
  const numbers = grouped(spellings, ({ nameKey }) => nameKey);
  const groups = grouped(spellings, (spelling) => {
    const known = new Set(numbers.get(spelling.nameKey)?.flatMap(({ number }) => number ?? []));
    return known.size < 2 ? spelling.nameKey : `${spelling.nameKey}\n${spelling.number ?? ''}`;
  });
  const placeOf = new Map<string, number>();
  const players = [...groups.values()].map((group, index) => {
    for (const { spelling } of group) placeOf.set(spelling, index + 1);
    return group;
  });
  const partners = grouped(seats, ({ name }) => placeOf.get(name) ?? 0);
  return players.flatMap((group, index) => {
    const [first] = group;
    if (first === undefined) return [];
    const place = index + 1;
    const places = new Set(
      partners.get(place)?.flatMap(({ partner }) => (partner === null ? [] : (placeOf.get(partner) ?? []))),
    );
    const [partnerPlace = null] = places;
    return {
      place,
      name: first.name,
      nameKey: first.nameKey,
      number: group.find(({ number }) => number !== null)?.number ?? null,
      spellings: group.map(({ spelling }) => spelling),
      partnerPlace: places.size === 1 && partnerPlace !== place ? partnerPlace : null,
    };
  });
}

interface Spelling {
  readonly spelling: string;
  readonly name: string;
  readonly nameKey: string;
  readonly number: string | null;
}

function spelled(spelling: string): Spelling[] {
  const nameKey = playerKey(spelling);
  if (nameKey === '' || spelling.length > limits.playerName || nameKey.length > limits.playerName) return [];
  const { name, number } = readPlayerName(spelling);
  return [{ spelling, name, nameKey, number }];
}

const byCodeUnits = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function grouped<T, Key>(all: readonly T[], keyOf: (each: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const each of all) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  return groups;
}
