import type { Entrant, Ranking, RankedEntrant, Scorecard, Traveller } from '@bridge-review/api/ranking';
import { counted } from '@bridge-review/bridge/counted';
import { listText } from '@bridge-review/bridge/list-text';
import { formatPlace, type Place } from '@bridge-review/bridge/ranking/places';
import { partnerOf } from '@bridge-review/bridge/seat';
import { type Side, sideOf } from '@bridge-review/bridge/side';
import { surnameOf } from '../../ui/short-name.ts';
import { signed } from '../hands/table-text.ts';

/** The names as the file has them, one a line; the number where it has none. */
export function nameLines({ names, number }: Pick<Entrant, 'names' | 'number'>): readonly string[] {
  const known = [names.first, names.second].filter((name) => name !== null);
  return known.length > 0 ? known : [number === null ? 'Not named' : `Pair ${number}`];
}

/** The players whom the file names, each where they sat. */
export function playersOf({ names, tableId, seat }: Pick<Entrant, 'names' | 'tableId' | 'seat'>) {
  const { first, second } = names;
  return [
    ...(first === null ? [] : [{ name: first, tableId, seat }]),
    ...(second === null ? [] : [{ name: second, tableId, seat: partnerOf(seat) }]),
  ];
}

/** A line never begins with the dash. */
export const entrantText = (entrant: Pick<Entrant, 'names' | 'number'>): string =>
  nameLines(entrant).join('\u00a0– ');

/** Surnames alone. */
export const surnamesText = (entrant: Pick<Entrant, 'names' | 'number'>): string =>
  nameLines(entrant)
    .map((name) => (/^Pair |^Not named$/.test(name) ? name : surnameOf(name)))
    .join('\u00a0– ');

/** Percent with two decimals; IMPs with a sign, and two decimals where they are no whole number. */
export const valueText = (value: number, unit: Ranking['unit']): string =>
  unit === 'percent' ? value.toFixed(2) : impsFigure(value);

export const impsFigure = (value: number): string =>
  signed(value, Number.isInteger(value) ? 0 : Number.isInteger(Math.round(value * 100) / 10) ? 1 : 2);

/** Matchpoints with a decimal where they have one. */
export const pointsText = (points: number): string => points.toFixed(Number.isInteger(points) ? 0 : 1);

export const sideName = (side: Side): string => (side === 'NS' ? 'North–South' : 'East–West');

/** 'North–South', 'Section A, East–West'; 'All pairs' where all play for one first place. */
export function fieldTitle(
  { side, section }: { readonly side: Side | null; readonly section: string | null },
  kind: Ranking['kind'],
): string {
  const parts = [section === null ? null : `Section ${section}`, side === null ? null : sideName(side)];
  return (
    parts.filter((part) => part !== null).join(', ') || (kind === 'players' ? 'All players' : 'All pairs')
  );
}

const METHODS: Readonly<Record<Ranking['method'], string>> = {
  matchpoints: 'Matchpoints',
  butler: 'IMPs against the datum (Butler)',
  'cross-imps': 'Cross-IMPs, averaged over the other tables',
};

/** 'Matchpoints, top 16 on a board · 9 tables, 27 boards · two winners'. */
export function methodText({ method, top, tables, boards, winners, kind }: Ranking): string {
  const scored = top === null ? METHODS[method] : `${METHODS[method]}, top ${pointsText(top)} on a board`;
  const winner = kind === 'players' ? 'individual' : winners === 2 ? 'two winners' : 'one winner';
  return [scored, `${counted(tables, 'table')}, ${counted(boards, 'board')}`, winner].join(' · ');
}

/** 'worked out here and equal to the file', or how many differ. */
export function agreementText({ stated }: Ranking): string {
  if (stated === null) return 'worked out from the results';
  if (stated.differing === 0) return 'worked out here and equal to the places in the file';
  return `${stated.differing} of ${stated.rows} differ from the ranking in the file`;
}

/** 'Pair 7: 48.76 here, 48.80 in the file.' */
export function differenceText(
  { number, names, place, value, own }: NonNullable<Ranking['stated']>['differences'][number],
  unit: Ranking['unit'],
): string {
  const who = number === null ? entrantText({ names, number }) : `Pair ${number}`;
  const inFile = `${valueText(value, unit)}${place === null ? '' : `, place ${place},`} in the file`;
  if (own === null) return `${who}: not ranked here, ${inFile}.`;
  const isSameFigure = Math.abs(own.value - value) < 0.01;
  return isSameFigure
    ? `${who}: place ${formatPlace(own)} here, ${place} in the file.`
    : `${who}: ${valueText(own.value, unit)} here, ${valueText(value, unit)} in the file.`;
}

/** 'Board 14 was adjusted to 60% and 40% …' */
export function adjustedText({ adjusted, adjustedTables, unit }: Ranking): string | null {
  const [first] = adjusted;
  if (first === undefined) return null;
  const others =
    unit === 'percent' ? ' The other scores on an adjusted board are scaled to the whole field.' : '';
  if (adjustedTables > 1)
    return `${adjustedTables} results were adjusted by the director, on ${boardsText(
      adjusted.map(({ boardNumber }) => boardNumber),
      adjustedTables > adjusted.length,
    )}.${others}`;
  const { NS, EW } = first.given;
  return `One result on board ${first.boardNumber} was adjusted by the director: ${sideName('NS')} ${NS}%, ${sideName('EW')} ${EW}%.${others}`;
}

function boardsText(numbers: readonly number[], hasMore: boolean): string {
  const [first = 0, ...rest] = [...new Set(numbers)];
  if (rest.length === 0) return `board ${first}${hasMore ? ' and others' : ''}`;
  return hasMore
    ? `boards ${[first, ...rest].join(', ')} and others`
    : `boards ${listText([first, ...rest])}`;
}

/** Why matchpoints are no whole numbers, and the page of the board has others; null where they are not scaled. */
export function scaledText({ unit, top, total, rows }: Traveller): string | null {
  const scores = rows.filter(({ scoreNS, adjusted }) => scoreNS !== null && adjusted === null).length;
  const isScaled = unit === 'percent' && top !== null && rows.length === total && scores < top / 2 + 1;
  return isScaled && scores > 0
    ? 'Fewer scores than on other boards, so matchpoints are scaled to the whole field by Neuberg’s formula. The board’s own page compares its scores alone.'
    : null;
}

const ORDINALS: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
};
const ordinal = new Intl.PluralRules('en', { type: 'ordinal' });

/** The letters after a place: 2 nd. A shared one has an equals sign instead. */
export const placeEnding = ({ place, isTied }: Place): string =>
  isTied ? '=' : ORDINALS[ordinal.select(place)];

export const keyOf = ({ tableId, seat }: Pick<RankedEntrant, 'tableId' | 'seat'>): string =>
  `${tableId} ${seat}`;

/** Where a pair sat. */
export function directionText({ boards }: Scorecard): string {
  const [side, ...others] = new Set(boards.map(({ seat }) => sideOf(seat)));
  return side === undefined ? '' : others.length > 0 ? 'both directions' : sideName(side);
}
