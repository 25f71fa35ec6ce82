/**
 * One table in two files: the one may have names and leads where the other has numbers and auctions.
 *
 * @module
 */
import { formatContract } from '../contract.ts';
import type { ResultRecord } from './hand-record.ts';
import { namesAt, numbersAt, type PairAliases, seatingKeys } from './same-pair.ts';

/** What the table made of the board. The score counts where the result is not known. */
function outcomeKey({ contract, declarer, tricks, scoreNS, tags }: ResultRecord): string {
  const isKnown = contract !== null && (contract === 'Pass' || tricks !== null);
  return JSON.stringify([
    contract && formatContract(contract),
    declarer,
    tricks,
    isKnown ? '' : scoreNS,
    tags.get('ScoreAdjusted') ?? '',
  ]);
}

/** With what only the other file has. */
const completeTable = (known: ResultRecord, other: ResultRecord): ResultRecord => ({
  ...known,
  players: {
    N: known.players.N ?? other.players.N,
    E: known.players.E ?? other.players.E,
    S: known.players.S ?? other.players.S,
    W: known.players.W ?? other.players.W,
  },
  table: known.table ?? other.table,
  room: known.room ?? other.room,
  scoreNS: known.scoreNS ?? other.scoreNS,
  auction: known.auction ?? other.auction,
  play: known.play ?? other.play,
  tags: new Map([...other.tags, ...known.tags]),
});

/** The tables of a board in two files. */
export interface JoinedTables {
  /** The known ones, completed. */
  readonly known: readonly ResultRecord[];
  /** Those that only the other file has. */
  readonly left: readonly ResultRecord[];
}

/** Two tables of one file that look the same stay two. `aliases` say which names are which numbers. */
export function joinTables(
  known: readonly ResultRecord[],
  others: readonly ResultRecord[],
  aliases: PairAliases,
): JoinedTables {
  const keysOf = (result: ResultRecord): string[] => {
    const outcome = outcomeKey(result);
    const seatings = seatingKeys(result, aliases);
    return (seatings.length > 0 ? seatings : [`nobody ${result.section}`]).map((key) => `${key}\n${outcome}`);
  };
  const find = finder(others, keysOf);
  const completed = known.map((result) => {
    const same = find(keysOf(result));
    return same ? completeTable(result, same) : result;
  });
  return { known: completed, left: find.left() };
}

/** Of tables that are left, those whose pairs the game has at a table with another outcome, with that table. */
export function contradictingTables(
  known: readonly ResultRecord[],
  left: readonly ResultRecord[],
  aliases: PairAliases,
): ReadonlyMap<ResultRecord, ResultRecord> {
  const find = finder(known, (result) => seatingKeys(result, aliases));
  return new Map(
    left.flatMap((result) => {
      const same = find(seatingKeys(result, aliases));
      return same ? [[result, same]] : [];
    }),
  );
}

/** Finds results by any of their keys, each once. */
function finder(results: readonly ResultRecord[], keysOf: (result: ResultRecord) => readonly string[]) {
  const byKey = new Map<string, ResultRecord[]>();
  for (const result of results) {
    for (const key of keysOf(result)) {
      const same = byKey.get(key);
      if (same) same.push(result);
      else byKey.set(key, [result]);
    }
  }
  const taken = new Set<ResultRecord>();
  const find = (keys: readonly string[]): ResultRecord | undefined => {
    for (const key of keys) {
      const same = byKey.get(key) ?? [];
      while (same[0] && taken.has(same[0])) same.shift();
      const first = same.shift();
      if (first) {
        taken.add(first);
        return first;
      }
    }
    return undefined;
  };
  return Object.assign(find, { left: () => results.filter((result) => !taken.has(result)) });
}

/** Most tables of one outcome on one board that are compared with each other. */
const mostAlike = 20;

/**
 * Which names are which numbers, where one file has names only and the other numbers only: the pairs whose results
 * agree on most boards, if that is mutual and leaves no doubt.
 */
export function pairAliases(
  boards: readonly { readonly known: readonly ResultRecord[]; readonly others: readonly ResultRecord[] }[],
): PairAliases {
  const votes = new Votes();
  for (const { known, others } of boards) {
    for (const [one, other] of [
      [known, others],
      [others, known],
    ] as const) {
      const named = byOutcome(one.filter((result) => !numbersAt(result, 'NS')));
      const numbered = byOutcome(other.filter((result) => !namesAt(result, 'NS')));
      for (const [outcome, same] of named) {
        const alike = numbered.get(outcome) ?? [];
        if (same.length > mostAlike || alike.length > mostAlike) continue;
        for (const each of same) for (const candidate of alike) votes.add(each, candidate);
      }
    }
  }
  return votes.agreed();
}

function byOutcome(results: readonly ResultRecord[]): Map<string, ResultRecord[]> {
  const outcomes = new Map<string, ResultRecord[]>();
  for (const result of results) {
    const key = outcomeKey(result);
    outcomes.set(key, [...(outcomes.get(key) ?? []), result]);
  }
  return outcomes;
}

class Votes {
  readonly #byNames = new Map<string, Map<string, number>>();
  readonly #byNumber = new Map<string, Map<string, number>>();

  add(named: ResultRecord, numbered: ResultRecord): void {
    for (const side of ['NS', 'EW'] as const) {
      const names = namesAt(named, side);
      const number = numbersAt(numbered, side);
      if (names === null || number === null) continue;
      count(this.#byNames, names, number);
      count(this.#byNumber, number, names);
    }
  }

  agreed(): PairAliases {
    const aliases = new Map<string, string>();
    for (const [names, numbers] of this.#byNames) {
      const number = most(numbers);
      if (number !== null && most(this.#byNumber.get(number)) === names) aliases.set(names, number);
    }
    return aliases;
  }
}

function count(votes: Map<string, Map<string, number>>, one: string, other: string): void {
  const own = votes.get(one) ?? new Map<string, number>();
  own.set(other, (own.get(other) ?? 0) + 1);
  votes.set(one, own);
}

/** Null where two have the most. */
function most(votes: ReadonlyMap<string, number> = new Map()): string | null {
  const [first, second] = [...votes].toSorted(([, one], [, other]) => other - one);
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}
