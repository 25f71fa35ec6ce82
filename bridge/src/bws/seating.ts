/**
 * Who sat where. `PlayerNumbers` names the players of a table and direction, mostly at the start, and `RoundData` says
 * which pair that was.
 *
 * @module
 */
import { Contestants } from '../record/contestants.ts';
import type { Contestant } from '../record/session-record.ts';
import { parseSeat, type Seat } from '../seat.ts';
import { seatsOf, sideOf, sides, type Side } from '../side.ts';
import type { BwsRow, BwsTables } from './bws-tables.ts';
import { numberIn, textIn } from './cells.ts';

/** Where the pairs sat in one round. */
export interface RoundSeats {
  readonly pairs: Readonly<Record<Side, string>>;
  /** The numbers of the players, of an individual only. */
  readonly players: Readonly<Record<Seat, string>> | null;
}

export class Seating {
  readonly contestants = new Contestants();
  readonly #rounds = new Map<string, RoundSeats>();

  /** Pairs that `RoundData` does not have come from the results. */
  constructor(tables: BwsTables, letters: ReadonlyMap<string, string>, results: readonly BwsRow[]) {
    const rows =
      tables.rows('RoundData', ['Section', 'Table', 'Round', 'NSPair', 'EWPair', 'South', 'West']) ?? [];
    const first = new Map<string, number>();
    for (const row of rows) {
      const table = keyOf(textIn(row, 'Section'), textIn(row, 'Table'));
      const round = numberIn(row, 'Round') ?? 0;
      this.#rounds.set(keyOf(table, String(round)), seatsIn(row));
      first.set(table, Math.min(round, first.get(table) ?? round));
    }
    const names = new Map<string, string>();
    for (const { row, name, seat } of namedSeats(tables)) {
      const table = keyOf(textIn(row, 'Section'), textIn(row, 'Table'));
      const round = numberIn(row, 'Round') || (first.get(table) ?? 1);
      const seats = this.#rounds.get(keyOf(table, String(round)));
      if (!seats) continue;
      const who = seats.players
        ? `player|${seats.players[seat]}`
        : `${sideOf(seat)}|${seats.pairs[sideOf(seat)]}|${seat}`;
      const key = keyOf(textIn(row, 'Section'), who);
      if (!names.has(key)) names.set(key, name);
    }
    this.#addContestants([...rows, ...results], names, letters);
  }

  /** Null where `RoundData` does not say. */
  at(row: BwsRow): RoundSeats | null {
    const table = keyOf(textIn(row, 'Section'), textIn(row, 'Table'));
    return this.#rounds.get(keyOf(table, String(numberIn(row, 'Round') ?? 0))) ?? null;
  }

  #addContestants(
    rows: readonly BwsRow[],
    names: ReadonlyMap<string, string>,
    letters: ReadonlyMap<string, string>,
  ): void {
    const twice = sectionsNumberedTwice(rows);
    const added = new Map<string, Contestant>();
    for (const row of rows) {
      const section = textIn(row, 'Section');
      const common = { session: null, section: letters.get(section) ?? section, name: null, team: null };
      const { pairs, players } = seatsIn(row);
      for (const number of Object.values(players ?? {}))
        added.set(keyOf(section, `player ${number}`), {
          ...common,
          kind: 'player',
          number,
          side: null,
          players: [names.get(keyOf(section, `player|${number}`)) ?? null],
          standing: null,
        });
      for (const side of players ? [] : sides) {
        const number = pairs[side];
        const isApart = twice.has(section);
        const key = keyOf(section, isApart ? `${side} ${number}` : number);
        if (isNobody(number) || added.has(key)) continue;
        const nameOf = (seat: Seat): string | null =>
          names.get(keyOf(section, `${sideOf(seat)}|${number}|${seat}`)) ?? null;
        const [one, other] = [seatsOf(side), seatsOf(side === 'NS' ? 'EW' : 'NS')].map((pair) =>
          pair.map(nameOf),
        );
        const known = isApart || one?.some((name) => name !== null) ? one : other;
        added.set(key, {
          ...common,
          kind: 'pair',
          number,
          side: isApart ? side : null,
          players: known ?? [],
          standing: null,
        });
      }
    }
    for (const contestant of added.values()) this.contestants.add(contestant);
  }
}

/** 0 is a table without opponents, 900 and more stand for a pair that is missing. */
export const isNobody = (number: string): boolean =>
  number === '' || Number(number) === 0 || Number(number) >= 900;

const keyOf = (...parts: readonly string[]): string => parts.join('|');

function seatsIn(row: BwsRow): RoundSeats {
  const NS = textIn(row, 'NSPair') || textIn(row, 'PairNS');
  const EW = textIn(row, 'EWPair') || textIn(row, 'PairEW');
  const [S, W] = [textIn(row, 'South'), textIn(row, 'West')];
  const isIndividual = !isNobody(S) && !isNobody(W);
  return {
    pairs: { NS, EW },
    players: isIndividual ? { N: NS, S, E: EW, W } : null,
  };
}

/** The sections in which both directions are numbered from 1: there a number sits both ways in one round. */
function sectionsNumberedTwice(rows: readonly BwsRow[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const row of rows) {
    const section = textIn(row, 'Section');
    const { pairs, players } = seatsIn(row);
    for (const side of players ? [] : sides) {
      const key = keyOf(section, textIn(row, 'Round'), pairs[side]);
      if (!isNobody(pairs[side]) && seen.has(keyOf(key, side === 'NS' ? 'EW' : 'NS'))) twice.add(section);
      seen.add(keyOf(key, side));
    }
  }
  return twice;
}

interface NamedSeat {
  readonly row: BwsRow;
  readonly seat: Seat;
  readonly name: string;
}

/** `PlayerNames` may be the members of a whole country: it is asked for those alone who have a number and no name. */
function namedSeats(tables: BwsTables): readonly NamedSeat[] {
  const columns = ['Section', 'Table', 'Direction', 'Number', 'Name', 'Round'];
  const rows = (tables.rows('PlayerNumbers', columns) ?? []).toSorted(
    (one, other) => (numberIn(one, 'Round') ?? 0) - (numberIn(other, 'Round') ?? 0),
  );
  const unnamed = rows.filter((row) => textIn(row, 'Name') === '').map((row) => textIn(row, 'Number'));
  const names = namesOf(new Set(unnamed.filter((number) => !isZero(number))), tables);
  return rows.flatMap((row) => {
    const seat = parseSeat(textIn(row, 'Direction'));
    const name = textIn(row, 'Name') || names.get(textIn(row, 'Number'));
    return seat.ok && name ? [{ row, seat: seat.value, name }] : [];
  });
}

const isZero = (number: string): boolean => /^0*$/u.test(number);

function namesOf(numbers: ReadonlySet<string>, tables: BwsTables): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  if (numbers.size === 0) return names;
  for (const row of tables.rows('PlayerNames', ['ID', 'Name', 'strID']) ?? []) {
    for (const number of [textIn(row, 'strID'), textIn(row, 'ID')])
      if (numbers.has(number) && textIn(row, 'Name') !== '') names.set(number, textIn(row, 'Name'));
  }
  return names;
}
