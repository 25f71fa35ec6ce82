import { playerKey } from '@bridge-review/bridge/player-name';
import { usePeople } from './queries.ts';

/** The display name of whoever said that a name of this game is theirs; null where nobody did, or the two are the same. */
export function usePersonName(gameId: number): (name: string) => string | null {
  const { data } = usePeople(gameId);
  const persons = new Map(
    data?.people.flatMap(({ name, hasNamesake, statements }) => {
      const shown = statements.find(({ state }) => state === 'shown');
      return hasNamesake || !shown ? [] : [[playerKey(name), shown.person.displayName] as const];
    }),
  );
  return (name) => {
    const person = persons.get(playerKey(name)) ?? null;
    return person === name ? null : person;
  };
}
