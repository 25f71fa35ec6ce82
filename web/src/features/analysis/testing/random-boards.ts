import { levels } from '@bridge-review/bridge/call';
import type { DeclaredContract, PassedOut } from '@bridge-review/bridge/contract';
import { par } from '@bridge-review/bridge/double-dummy/par';
import type { TrickTable } from '@bridge-review/bridge/double-dummy/trick-table';
import { type Seat, seats } from '@bridge-review/bridge/seat';
import { type Side, sides } from '@bridge-review/bridge/side';
import { strains } from '@bridge-review/bridge/strain';
import { vulnerabilities } from '@bridge-review/bridge/vulnerability';
import type { AnalysedBoard } from '../analysed-board.ts';

/** Uniform numbers below 1, the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = randomNumbers(20_261_115);
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
const clamp = (tricks: number) => Math.min(13, Math.max(0, tricks)) as TrickTable['N']['S'];

/** Sides that add up to about thirteen tricks, partners that differ by a trick here and there. */
function randomTable(): TrickTable {
  const strength = random() * 13;
  const rows = { N: {}, E: {}, S: {}, W: {} } as Record<Seat, Record<string, number>>;
  for (const strain of strains) {
    const north = Math.round(strength + (random() - 0.5) * 7);
    rows.N[strain] = clamp(north);
    rows.S[strain] = clamp(north + pick([0, 0, 0, 0, 1, -1]));
    const east = 13 - north + pick([0, 0, 0, 1, -1]);
    rows.E[strain] = clamp(east);
    rows.W[strain] = clamp(east + pick([0, 0, 0, 0, 1, -1]));
  }
  return rows as unknown as TrickTable;
}

function randomContract(tricks: TrickTable): DeclaredContract | PassedOut {
  if (random() < 0.05) return 'Pass';
  const declarer = pick(seats);
  const strain = pick(strains);
  const near = tricks[declarer][strain] - 6 + pick([-2, -1, 0, 0, 1, 2]);
  const level = random() < 0.3 ? pick(levels) : levels[Math.min(6, Math.max(0, near - 1))]!;
  return { level, strain, doubling: pick(['', '', 'X', 'XX']), declarer };
}

/** A board, a contract reached on it, and the side that is judged. */
export interface Case {
  readonly contract: DeclaredContract | PassedOut;
  readonly board: AnalysedBoard;
  readonly side: Side;
}

export function randomCase(): Case {
  const tricks = randomTable();
  const vulnerability = pick(vulnerabilities);
  const best = par(tricks, vulnerability, pick(seats));
  return {
    contract: randomContract(tricks),
    board: { tricks, par: best, parNS: best.scoreNS, vulnerability },
    side: pick(sides),
  };
}
