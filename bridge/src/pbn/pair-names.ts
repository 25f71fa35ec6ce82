import type { BoardRecord } from '../record/hand-record.ts';
import type { Side } from '../side.ts';
import { tableRows } from './table-rows.ts';

/** Who is behind the numbers of a `TotalScoreTable`, which stands on one board for all. */
export class PairNames {
  readonly #pairs = new Map<string, readonly [string | null, string | null]>();
  readonly #players = new Map<string, string>();

  constructor(boards: readonly BoardRecord[]) {
    for (const { sections } of boards) {
      const section = sections.get('TotalScoreTable');
      if (!section) continue;
      for (const { cells, isWhole } of tableRows(section)) {
        if (!isWhole) continue;
        const [pair, player, name, direction] = ['PairId', 'PlayerId', 'Name', 'Direction'].map((key) =>
          cells.get(key),
        );
        const names = cells.get('Names');
        if (player !== undefined && name !== undefined) this.#players.set(player, name);
        if (pair === undefined || names === undefined) continue;
        // In a movement of two winners both directions are numbered from 1.
        const side = direction?.startsWith('N') ? 'NS' : 'EW';
        for (const key of [keyOf(pair, null), keyOf(pair, side)])
          if (!this.#pairs.has(key)) this.#pairs.set(key, splitNames(names));
      }
    }
  }

  pair(number: string | undefined, side: Side): readonly [string | null, string | null] {
    if (number === undefined) return nobody;
    return this.#pairs.get(keyOf(number, side)) ?? this.#pairs.get(keyOf(number, null)) ?? nobody;
  }

  player(number: string | undefined): string | null {
    return (number === undefined ? undefined : this.#players.get(number)) ?? null;
  }
}

/** Two names in one cell: `Ada Lark - Ben Wren`, `Ada Lark;Ben Wren`, `Ada Lark & Ben Wren`. */
export function splitNames(text: string): readonly [string | null, string | null] {
  const [one = '', other = ''] = text.split(/\s+[-–]\s+|\s*[;&]\s*/u, 2);
  return [one.trim() || null, other.trim() || null];
}

/** Of a cell that has two names for certain, which may be surnames: `Lark-Wren`. More hyphens may be part of a name. */
export function splitPair(text: string): readonly [string | null, string | null] {
  const [one, other] = splitNames(text);
  return other === null && text.split('-').length === 2 ? splitNames(text.replace('-', ' - ')) : [one, other];
}

const nobody = [null, null] as const;

const keyOf = (pair: string, side: Side | null): string => `${pair} ${side ?? ''}`;
