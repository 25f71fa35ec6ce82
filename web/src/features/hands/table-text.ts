import type { TableResult } from '@bridge-review/api/hands';
import type { Card } from '@bridge-review/bridge/card';
import { readContract, tricksNeeded } from '@bridge-review/bridge/contract';
import { counted } from '@bridge-review/bridge/counted';
import { readPlayerName } from '@bridge-review/bridge/player-name';
import { shortName, shortSurname, surnameOf } from '../../ui/short-name.ts';

/** Which table it was, as far as the file says: 'Open Room', 'Section A, Table 3'; an empty text where it does not. */
export const tableText = ({
  section,
  table,
  room,
}: Pick<TableResult, 'section' | 'table' | 'room'>): string =>
  [room && `${room} Room`, section && `Section ${section}`, table && `Table ${table}`]
    .filter((part) => part !== null && part !== '')
    .join(', ');

/** The same in little room: 'Open', 'A3', 'T3'; a section alone keeps its word. */
export function shortTableText(result: Pick<TableResult, 'section' | 'table' | 'room'>): string {
  const { section, table, room } = result;
  const place = [section, table].filter(Boolean).join(/^\p{L}$/u.test(section ?? '') ? '' : ' ');
  if (room || (section && table)) return [room, place].filter(Boolean).join(' ');
  return table ? `T${table}` : tableText(result);
}

/** A pair by name without player numbers, what is unknown left out. A line never begins with the dash. */
export const pairText = (one: string | null, other: string | null): string =>
  joined([one, other].map((name) => readPlayerName(name ?? '').name));

/** The same in a room that is too narrow for first names. */
export const shortPairText = (one: string | null, other: string | null): string =>
  joined([one, other].map((name) => shortName(readPlayerName(name ?? '').name)));

/** Surnames alone, long ones shortened, for the line of a phone: 'Amsel–Falke'. */
export const surnamePairText = (one: string | null, other: string | null): string =>
  [one, other]
    .map((name) => shortSurname(surnameOf(readPlayerName(name ?? '').name)))
    .filter((name) => name !== '')
    .join('–');

const joined = (names: readonly string[]): string => names.filter((name) => name !== '').join('\u00a0– ');

/** The opening lead, as far as the file has the play. */
export function leadOf({ play }: Pick<TableResult, 'play'>): Card | null {
  const [first] = play?.tricks ?? [];
  return play && first ? first[play.leader] : null;
}

/** Over or under the contract: '=', '+1', '−2'; an empty text where it is not known. */
export function outcomeText({ contract: text, tricks }: Pick<TableResult, 'contract' | 'tricks'>): string {
  const contract = text && readContract(text);
  if (contract === null || contract === 'Pass' || tricks === null) return '';
  const over = tricks - tricksNeeded(contract);
  return over === 0 ? '=' : signed(over);
}

/** What became of the contract: 'made with 2 overtricks', short 'made +2'; an empty text where it is not known. */
export function madeText(
  { contract: text, tricks }: Pick<TableResult, 'contract' | 'tricks'>,
  form: 'long' | 'short' = 'long',
): string {
  const contract = text && readContract(text);
  if (contract === null || contract === 'Pass' || tricks === null) return '';
  const over = tricks - tricksNeeded(contract);
  if (over < 0) return `down ${-over}`;
  if (form === 'short') return over === 0 ? 'made' : `made +${over}`;
  return over === 0 ? 'made exactly' : `made with ${counted(over, 'overtrick')}`;
}

/** With a true minus sign. */
export const signed = (value: number, digits = 0): string => {
  const figure = Math.abs(value).toFixed(digits);
  return value < 0 ? `−${figure}` : value > 0 ? `+${figure}` : figure;
};

export function comparisonText(comparison: NonNullable<TableResult['comparison']>): string {
  return comparison.unit === 'percent'
    ? `${comparison.ns.toFixed(Number.isInteger(comparison.ns) ? 0 : 1)}%`
    : signed(comparison.ns, Number.isInteger(comparison.ns) ? 0 : 1);
}

/** The best for North and South first; what cannot be compared last, in the order of the file. */
export const byScore = (one: TableResult, other: TableResult): number =>
  standing(other) - standing(one) || one.id - other.id;

const standing = ({ comparison, scoreNS }: TableResult): number =>
  comparison?.ns ?? (scoreNS === null ? Number.NEGATIVE_INFINITY : scoreNS);
