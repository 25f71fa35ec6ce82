import type { Side } from '../side.ts';
import type { Contestant } from './session-record.ts';

/** A part of an event in which numbers are given once. */
export interface Scope {
  readonly session: string | null;
  readonly section: string | null;
}

type Names = readonly [string | null, string | null];

/** All who take part, found by the numbers that rows of results have. */
export class Contestants {
  readonly #all: Contestant[] = [];
  readonly #byNumber = new Map<string, Contestant>();
  readonly #numberOfTeam = new Map<string, string>();

  get all(): readonly Contestant[] {
    return this.#all;
  }

  /** The first of a number is the one that is meant; two teams of one name are told apart by their numbers. */
  add(added: Contestant): void {
    const contestant = this.#withOwnName(added);
    this.#all.push(contestant);
    const { kind, number, side } = contestant;
    for (const key of new Set([keyOf(kind, contestant, number, side), keyOf(kind, contestant, number, null)]))
      if (!this.#byNumber.has(key)) this.#byNumber.set(key, contestant);
  }

  #withOwnName(contestant: Contestant): Contestant {
    const { kind, name, number } = contestant;
    if (kind !== 'team' || name === null) return contestant;
    const first = this.#numberOfTeam.get(name) ?? number;
    this.#numberOfTeam.set(name, first);
    return first === number ? contestant : { ...contestant, name: `${name} (${number})` };
  }

  /** Where both directions are numbered from 1, the side tells them apart. */
  pair(scope: Scope, number: string, side: Side): Names {
    const found = this.#find('pair', scope, number, side) ?? this.#find('pair', scope, number, null);
    if (found) return [found.players[0] ?? null, found.players[1] ?? null];
    return this.#pairOfTeam(scope, number) ?? [null, null];
  }

  /** As results name it. */
  team(scope: Scope, number: string): string {
    const found = this.#find('team', scope, number, null);
    return found ? teamName(found) : `Team ${number}`;
  }

  player(scope: Scope, number: string): string | null {
    return this.#find('player', scope, number, null)?.players[0] ?? null;
  }

  /** `2-1-4`: the first and the fourth player of team 2. */
  #pairOfTeam(scope: Scope, number: string): Names | null {
    const [, team = '', ...places] = /^(.{1,20})-(\d{1,2})-(\d{1,2})$/u.exec(number) ?? [];
    const found = this.#find('team', scope, team, null);
    const [one, other] = places.map((place) => found?.players[Number(place) - 1] ?? null);
    return found ? [one ?? null, other ?? null] : null;
  }

  /** In the section, else in the session, else in the event. */
  #find(
    kind: Contestant['kind'],
    { session, section }: Scope,
    number: string,
    side: Side | null,
  ): Contestant | undefined {
    for (const scope of [
      { session, section },
      { session, section: null },
      { session: null, section },
      { session: null, section: null },
    ]) {
      const found = this.#byNumber.get(keyOf(kind, scope, number, side));
      if (found) return found;
    }
    return undefined;
  }
}

/** Some files number their teams and name none of them. */
export const teamName = ({ name, number, section }: Contestant): string =>
  name ?? `Team ${section === null ? '' : `${section} `}${number}`;

const keyOf = (
  kind: Contestant['kind'],
  { session, section }: Scope,
  number: string,
  side: Side | null,
): string => [kind, session ?? '\0', section ?? '\0', number, side].join('\n');
