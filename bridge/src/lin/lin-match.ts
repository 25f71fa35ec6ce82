/**
 * What stands once at the head of a match: `vg` names it, `rs` lists its results, `bn` numbers its boards.
 *
 * @module
 */
import type { BoardNumber } from '../board.ts';
import {
  parseContract,
  tricks,
  tricksNeeded,
  type Contract,
  type PassedOut,
  type Tricks,
} from '../contract.ts';
import { quote } from '../quote.ts';
import type { TablePlay, Tags } from '../record/hand-record.ts';
import { parseSeat, type Seat } from '../seat.ts';
import type { Warn } from './lin-tags.ts';

/** What a result list says of one table. */
export interface ListedResult {
  readonly contract: Contract | PassedOut;
  readonly declarer: Seat | null;
  readonly tricks: Tricks | null;
}

/** The fields of `vg` in order, as tags; the third and fourth blank ones are the first and the last board. */
const fields = [
  'Event',
  'Stage',
  'Scoring',
  '',
  '',
  'HomeTeam',
  'HomeCarryOver',
  'VisitTeam',
  'VisitCarryOver',
];

/** The tags that a match has a place for. */
export const matchTags: readonly string[] = fields.filter((name) => name !== '');

const scorings: readonly (readonly [letter: string, scoring: string])[] = [
  ['I', 'IMP'],
  ['P', 'MP'],
  ['B', 'BAM'],
];

/** What the head of a match says of its boards. */
export interface Match {
  readonly tags: Tags;
  readonly firstBoard: number;
  /** Each board's place in the list of results, where the file gives it; else they count from the first board. */
  places: ReadonlyMap<number, number> | null;
  results: readonly (ListedResult | null)[];
}

/** From the value of `vg`; an empty text is no match in particular. */
export function startMatch(value: string): Match {
  const parts = value.split(',', fields.length).map((part) => part.trim());
  const tags = new Map<string, string>();
  for (const [index, name] of fields.entries()) {
    const part = parts[index] ?? '';
    if (name === '' || part === '') continue;
    const scoring = name === 'Scoring' && scorings.find(([letter]) => letter === part.toUpperCase());
    tags.set(name, scoring ? scoring[1] : part);
  }
  return { tags, firstBoard: Number.parseInt(parts[3] ?? '', 10), places: null, results: [] };
}

/** From the value of `rs`. */
export function takeResults(match: Match, value: string, at: number, warn: Warn): void {
  match.results = value.split(',').map((part) => {
    const text = part.trim();
    const result = parseListedResult(text);
    if (!result && text !== '')
      warn('unknown-result', at, `${quote(text)} is not a result, and was skipped.`);
    return result;
  });
}

/** The list has two results for each board, the open room's first. */
export function listedResult(
  match: Match,
  board: BoardNumber | null,
  room: TablePlay['room'],
): ListedResult | null {
  if (board === null) return null;
  const place = match.places ? match.places.get(board) : board - match.firstBoard;
  return match.results[2 * (place ?? Number.NaN) + (room === 'Closed' ? 1 : 0)] ?? null;
}

/** The value of `vg`; it has no way to write a comma inside a field. */
export function formatMatch(tags: Tags, boards: readonly BoardNumber[]): string {
  const ends = boards.length > 0 ? [boards[0], boards.at(-1)] : ['', ''];
  return fields
    .map((name, index) => {
      if (name === '') return ends[index - 3];
      const value = tags.get(name) ?? '';
      return scorings.find(([, scoring]) => scoring === value)?.[0] ?? value.replaceAll(/[,|]/gu, ' ');
    })
    .join(',');
}

/** `4SN+1`, `3NXE-2`, `4SWx-4`, `PASS`: null for anything else. */
export function parseListedResult(text: string): ListedResult | null {
  if (/^p(?:ass)?$/iu.test(text)) return { contract: 'Pass', declarer: null, tricks: null };
  const parts = /^([1-7](?:NT?|[CDHS]))(X{0,2}|R)([NESW])(X{0,2}|R)(=|[+-]\d{1,2})?$/iu.exec(text);
  const contract = parts && parseContract(`${parts[1]}${parts[2] || parts[4]}`);
  const declarer = parts && parseSeat(parts[3] ?? '');
  if (!contract?.ok || contract.value === 'Pass' || !declarer?.ok) return null;
  const over = parts?.[5];
  const won =
    over === undefined ? null : tricks(tricksNeeded(contract.value) + (over === '=' ? 0 : Number(over)));
  if (won && !won.ok) return null;
  return { contract: contract.value, declarer: declarer.value, tricks: won && won.value };
}

/** Doubles after the declarer and in small letters, as the format's own programs have them; empty if unknown. */
export function formatListedResult({
  contract,
  declarer,
  tricks: won,
}: Pick<TablePlay, 'contract' | 'declarer' | 'tricks'>): string {
  if (contract === 'Pass') return 'PASS';
  if (contract === null || declarer === null) return '';
  const over = won === null ? null : won - tricksNeeded(contract);
  const result = over === null ? '' : over === 0 ? '=' : over > 0 ? `+${over}` : `${over}`;
  return `${contract.level}${contract.strain.charAt(0)}${declarer}${contract.doubling.toLowerCase()}${result}`;
}
