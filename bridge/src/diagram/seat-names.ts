/**
 * How diagrams name the seats, in the languages of which we know the card letters.
 *
 * @module
 */
import type { Seat } from '../seat.ts';

/** For a pattern; longer words first. */
export const seatNamePattern =
  'North|South|East|West|Nord|Noord|Norr|Sud|Süd|Zuid|Syd|Söder|Est|Ost|Oost|Öst|Øst|Ouest|Väst|Vest|N|E|S|W|O|Z';

/** Null for a word that is no seat, and for a single O: it is East for some and West for others. */
export const seatOfName = (word: string): Seat | null => seats.get(word.trim().toLowerCase()) ?? null;

/** The seat that `O` is, where the other letters tell: beside W it is East, beside E it is West. */
export const seatOfO = (text: string): Seat | null =>
  /^[ \t]*W\b/mu.test(text) ? 'E' : /^[ \t]*E\b/mu.test(text) ? 'W' : null;

const seats: ReadonlyMap<string, Seat> = new Map(
  Object.entries({
    N: ['n', 'north', 'nord', 'noord', 'norr'],
    E: ['e', 'east', 'est', 'ost', 'oost', 'öst', 'øst'],
    S: ['s', 'south', 'sud', 'süd', 'zuid', 'syd', 'söder', 'z'],
    W: ['w', 'west', 'ouest', 'väst', 'vest'],
  } satisfies Record<Seat, string[]>).flatMap(([seat, all]) =>
    all.map((word): [string, Seat] => [word, seat as Seat]),
  ),
);
