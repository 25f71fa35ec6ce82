/**
 * What the tags of a game say of its table: who played, what was played, and how it ended.
 *
 * A value that the model cannot hold as it stands, such as `^S` for a declarer who became dummy, stays among the
 * tags as well, so that nothing is lost.
 *
 * @module
 */
import { parseContract, type Contract, type PassedOut, type Tricks } from '../contract.ts';
import { quote } from '../quote.ts';
import type { Report } from '../record/report.ts';
import type { Room } from '../room.ts';
import { parseSeat, type Seat } from '../seat.ts';
import { sideOf } from '../side.ts';
import { placeOf, type GameSheet } from './game-sheet.ts';
import { parseSideValue, type SideValue } from './side-value.ts';
import type { PlacedTag } from './tag-names.ts';

/** The value of a tag; null if it is missing or marked as unknown. */
export const known = (fields: GameSheet['fields'], name: PlacedTag): string | null => {
  const value = fields[name];
  return value === undefined || isUnknown(value) ? null : value;
};

/** The standard's `?` and empty value, and the dash that programs write. */
export const isUnknown = (value: string): boolean => value === '' || value === '?' || value === '-';

export const readPlayers = ({ fields }: GameSheet): Readonly<Record<Seat, string | null>> => ({
  N: known(fields, 'North'),
  E: known(fields, 'East'),
  S: known(fields, 'South'),
  W: known(fields, 'West'),
});

export function readRoom({ fields, tags }: GameSheet): Room | null {
  const value = known(fields, 'Room');
  if (value === null || value === 'Open' || value === 'Closed') return value;
  if (/^open$/iu.test(value)) return 'Open';
  if (/^closed$/iu.test(value)) return 'Closed';
  tags.set('Room', value);
  return null;
}

export function readContractTag(
  { source, fields, tags }: GameSheet,
  report: Report,
): Contract | PassedOut | null {
  const value = known(fields, 'Contract');
  if (value === null) return null;
  const contract = parseContract(value);
  if (contract.ok) return contract.value;
  tags.set('Contract', value);
  if (!isTrumpOfEndPosition(value)) {
    report.warn(contract.error.code, placeOf(source, 'Contract'), contract.error.message);
  }
  return null;
}

const isTrumpOfEndPosition = (value: string): boolean => /^(?:NT|[SHDC])$/iu.test(value);

/** `^S` is a declarer who by mistake played as dummy's partner; the mark stays among the tags. */
export function readDeclarer({ source, fields, tags }: GameSheet, report: Report): Seat | null {
  const value = known(fields, 'Declarer');
  if (value === null) return null;
  const isIrregular = value.startsWith('^');
  const seat = parseSeat(isIrregular ? value.slice(1) : value);
  if (isIrregular || !seat.ok) tags.set('Declarer', value);
  if (seat.ok) return seat.value;
  report.warn('unknown-declarer', placeOf(source, 'Declarer'), seat.error.message);
  return null;
}

/** Tricks of the declarer. `^9` is a result that the players agreed on by mistake; the mark stays among the tags. */
export function readTricks(
  { source, fields, tags }: GameSheet,
  declarer: Seat | null,
  report: Report,
): Tricks | null {
  const value = known(fields, 'Result');
  if (value === null) return null;
  const isIrregular = value.startsWith('^');
  const result = parseSideValue(isIrregular ? value.slice(1) : value, 'whole');
  const isResult = result !== null && isTrickCount(result);
  const won = isResult ? wonByDeclarer(result, declarer) : null;
  if (won === null || isIrregular) tags.set('Result', value);
  if (!isResult)
    report.warn('bad-result', placeOf(source, 'Result'), `${quote(value)} is not a number of tricks.`);
  return won;
}

/** Total points, seen from North and South. */
export function readScore(
  { source, fields, tags }: GameSheet,
  declarer: Seat | null,
  report: Report,
): number | null {
  const value = known(fields, 'Score');
  if (value === null) return null;
  const score = parseSideValue(value, 'whole');
  if (!score) report.warn('bad-score', placeOf(source, 'Score'), `${quote(value)} is not a score.`);
  const scoreNS = score && seenFromNS(score, declarer);
  const isOdd =
    score && score.of !== 'declarer' && score.opponents !== null && score.opponents !== -score.value;
  if (scoreNS === null || isOdd) tags.set('Score', value);
  return scoreNS;
}

/** Thirteen tricks are played, so what both sides won adds up to that. */
const isTrickCount = (result: SideValue): boolean =>
  result.value >= 0 &&
  result.value <= 13 &&
  (result.of === 'declarer' || result.opponents === null || result.value + result.opponents === 13);

/** Null if the result belongs to a side and the declarer is unknown. */
function wonByDeclarer(result: SideValue, declarer: Seat | null): Tricks | null {
  if (result.of === 'declarer') return result.value as Tricks;
  if (declarer === null) return null;
  return (result.of === sideOf(declarer) ? result.value : 13 - result.value) as Tricks;
}

function seenFromNS(score: SideValue, declarer: Seat | null): number | null {
  const side = score.of === 'declarer' ? declarer && sideOf(declarer) : score.of;
  if (side === null) return null;
  return side === 'NS' || score.value === 0 ? score.value : -score.value;
}
