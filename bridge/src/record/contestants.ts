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

  get all(): readonly Contestant[] {
    return this.#all;
  }

  /** The first of a number is the one that is meant. */
  add(contestant: Contestant): void {
    this.#all.push(contestant);
    const { kind, number, side } = contestant;
    for (const key of new Set([keyOf(kind, contestant, number, side), keyOf(kind, contestant, number, null)]))
      if (!this.#byNumber.has(key)) this.#byNumber.set(key, contestant);
  }

  /** Where both directions are numbered from 1, the side tells them apart. */
  pair(scope: Scope, number: string, side: Side): Names {
    const found = this.#find('pair', scope, number, side) ?? this.#find('pair', scope, number, null);
    if (found) return [found.players[0] ?? null, found.players[1] ?? null];
    return this.#pairOfTeam(scope, number) ?? [null, null];
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

const keyOf = (
  kind: Contestant['kind'],
  { session, section }: Scope,
  number: string,
  side: Side | null,
): string => [kind, session ?? '\0', section ?? '\0', number, side].join('\n');
