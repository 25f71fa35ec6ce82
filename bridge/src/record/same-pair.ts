/**
 * Who sat at a table, as keys by which pairs of two files are compared.
 *
 * @module
 */
import { playerKey } from '../player-name.ts';
import { seatsOf, sides, type Side } from '../side.ts';
import type { ResultRecord } from './hand-record.ts';

/** From names of a pair to its number, both as {@link namesAt} and {@link numbersAt} have them. */
export type PairAliases = ReadonlyMap<string, string>;

/** The same for the two players on either seat; null without a name. */
export function namesAt({ players }: ResultRecord, side: Side): string | null {
  const names = seatsOf(side).map((seat) => players[seat]);
  if (names.every((name) => !name)) return null;
  return `${side} ${JSON.stringify(names.map((name) => (name ? playerKey(name) : '')).toSorted())}`;
}

/** Null without a number. */
export function numbersAt({ section, tags }: ResultRecord, side: Side): string | null {
  const number = tags.get(`Pair${side}`);
  return number ? `${side} ${JSON.stringify([section, number])}` : null;
}

/** By numbers, by names, and by the numbers that the names are known to have; none where nothing is known. */
export function seatingKeys(result: ResultRecord, aliases: PairAliases): string[] {
  const numbers = sides.map((side) => numbersAt(result, side));
  const names = sides.map((side) => namesAt(result, side));
  const aliased = names.map((name) => (name === null ? undefined : aliases.get(name)));
  return [
    ...(numbers.some((number) => number !== null) ? [JSON.stringify(numbers)] : []),
    ...(names.some((name) => name !== null) ? [JSON.stringify([...names, result.section])] : []),
    ...(numbers.every((number) => number === null) && aliased.every((number) => number !== undefined)
      ? [JSON.stringify(aliased)]
      : []),
  ];
}
