/**
 * One row of a `ScoreTable`: the contract, who declared, the tricks won, the lead, the score, and who sat there.
 *
 * @module
 */
import { type AdjustedScore, formatAdjusted } from '../adjusted-score.ts';
import { parseCard } from '../card.ts';
import {
  parseContract,
  tricks,
  tricksNeeded,
  type Contract,
  type PassedOut,
  type Tricks,
} from '../contract.ts';
import { hasCard } from '../hand.ts';
import { playFromCards } from '../play.ts';
import { quote } from '../quote.ts';
import type { AnnotatedPlay, BoardRecord, ResultRecord } from '../record/hand-record.ts';
import { parseScore } from '../record/row-values.ts';
import { scoreOfTable } from '../score.ts';
import { nextSeat, parseSeat, seatName, type Seat } from '../seat.ts';
import { splitPair, type PairNames } from './pair-names.ts';
import type { NamedCells } from './table-rows.ts';

export interface RowWarning {
  readonly code: string;
  readonly message: string;
}

type Warn = (warning: RowWarning) => void;

/** Null for a row that says neither what was played nor, for a pair, what it scored: a bye, or a row of a frequency table. */
export function readScoreRow(
  row: NamedCells,
  board: BoardRecord,
  names: PairNames,
  warn: Warn,
): ResultRecord | null {
  const contract = readContract(row, warn);
  const declarer = readDeclarer(row, contract, warn);
  const won = readTricks(row, contract, warn);
  const score = readScore(row);
  const isOfPair = row.has('PairId_NS') || row.has('PairId_EW') || row.has('PlayerId_North');
  const adjusted = contract === null && isOfPair ? readAdjustment(row) : null;
  if (contract === null && adjusted === null && (score === null || !isOfPair)) return null;
  if (score !== null) checkScore(score, contract, declarer, won, board, warn);
  return {
    players: readPlayers(row, names),
    section: row.get('Section') ?? null,
    table: row.get('Table') ?? null,
    room: null,
    contract,
    declarer,
    tricks: won,
    scoreNS: score,
    auction: null,
    play: readLead(row, contract, declarer, board, warn),
    tags: readTags(row, board, adjusted),
    sections: new Map(),
    remarks: [],
  };
}

function readContract(row: NamedCells, warn: Warn): Contract | PassedOut | null {
  const text = row.get('Contract');
  if (text === undefined) return null;
  const contract = parseContract(text.replaceAll(' ', ''));
  if (contract.ok) return contract.value;
  warn(contract.error);
  return null;
}

function readDeclarer(row: NamedCells, contract: Contract | PassedOut | null, warn: Warn): Seat | null {
  const text = row.get('Declarer');
  if (text === undefined || contract === null || contract === 'Pass') return null;
  const seat = parseSeat(text);
  if (seat.ok) return seat.value;
  warn({ code: 'unknown-declarer', message: seat.error.message });
  return null;
}

/** Tricks won; some programs write them as over or under the contract, with a sign. */
function readTricks(row: NamedCells, contract: Contract | PassedOut | null, warn: Warn): Tricks | null {
  const text = row.get('Result');
  if (text === undefined || contract === null || contract === 'Pass') return null;
  const [, sign, digits] = /^([+-]?)(\d{1,2})$/u.exec(text) ?? [];
  const won =
    text === '='
      ? tricks(tricksNeeded(contract))
      : tricks(sign === '' ? Number(digits) : tricksNeeded(contract) + Number(`${sign}${digits}`));
  if (won.ok) return won.value;
  warn({ code: 'bad-result', message: `${quote(text)} is not a number of tricks.` });
  return null;
}

/** One of the two columns has the points, the other a dash; or they have them with opposite signs. */
function readScore(row: NamedCells): number | null {
  const ns = parseScore(row.get('Score_NS') ?? '');
  const ew = parseScore(row.get('Score_EW') ?? '');
  return ns ?? (ew === null ? null : 0 - ew);
}

function checkScore(
  score: number,
  contract: Contract | PassedOut | null,
  declarer: Seat | null,
  won: Tricks | null,
  { vulnerability }: BoardRecord,
  warn: Warn,
): void {
  const worth = scoreOfTable({ contract, declarer, tricks: won }, vulnerability);
  if (worth !== null && worth !== score)
    warn({
      code: 'other-score',
      message: `It has a score of ${score} for North-South, and the result is worth ${worth}.`,
    });
}

/** The lead is a play of one card, as in games that record no more. */
function readLead(
  row: NamedCells,
  contract: Contract | PassedOut | null,
  declarer: Seat | null,
  { deal }: BoardRecord,
  warn: Warn,
): AnnotatedPlay | null {
  const text = row.get('Lead');
  if (text === undefined || contract === null || contract === 'Pass' || declarer === null) return null;
  const card = parseCard(text);
  const leader = nextSeat(declarer);
  const hand = deal[leader];
  if (!card.ok) warn(card.error);
  else if (hand && !hasCard(hand, card.value))
    warn({
      code: 'impossible-card',
      message: `${seatName(leader)} cannot lead ${card.value}; the lead was left out.`,
    });
  else return { play: playFromCards(leader, contract.strain, [card.value]), annotations: [] };
  return null;
}

function readPlayers(row: NamedCells, names: PairNames): Readonly<Record<Seat, string | null>> {
  const inRow = (side: 'NS' | 'EW'): readonly [string | null, string | null] => {
    const text = row.get(`Names_${side}`);
    return text === undefined ? names.pair(row.get(`PairId_${side}`), side) : splitPair(text);
  };
  const [[N, S], [E, W]] = [inRow('NS'), inRow('EW')];
  const player = (seat: string): string | null => names.player(row.get(`PlayerId_${seat}`));
  return {
    N: N ?? player('North'),
    E: E ?? player('East'),
    S: S ?? player('South'),
    W: W ?? player('West'),
  };
}

const averages: Readonly<Record<string, number>> = { '': 50, '=': 50, '+': 60, '-': 40 };

/** `A+`, `A-`, `A60`, `60%` in both columns of points: percent by their own column, else what the letters usually mean. */
function readAdjustment(row: NamedCells): AdjustedScore | null {
  const [NS, EW] = ['NS', 'EW'].map((side) => {
    const text = row.get(`Score_${side}`) ?? '';
    const [, given] = /^A(?:ve)?([+=-]?|\d{1,3})%?$/iu.exec(text) ?? /^(\d{1,3})%$/u.exec(text) ?? [];
    if (given === undefined) return null;
    const percent = Number(row.get(`Percentage_${side}`) ?? averages[given] ?? given);
    return percent >= 0 && percent <= 100 ? percent : null;
  });
  return NS === null || NS === undefined || EW === null || EW === undefined ? null : { NS, EW };
}

/** Only what is not the board's. */
function readTags(
  row: NamedCells,
  { tags }: BoardRecord,
  adjusted: AdjustedScore | null,
): ReadonlyMap<string, string> {
  const bySide = (column: string): string | undefined => {
    const parts = ['NS', 'EW'].flatMap((side) => {
      const value = row.get(`${column}_${side}`);
      return value !== undefined && /^[+-]?\d{1,5}(?:\.\d{1,6})?$/u.test(value) ? [`${side} ${value}`] : [];
    });
    return parts.length === 0 ? undefined : parts.join(' ');
  };
  const own: [string, string | undefined][] = [
    ['Round', row.get('Round')],
    ['PairNS', row.get('PairId_NS')],
    ['PairEW', row.get('PairId_EW')],
    ['ScoreMP', bySide('MP')],
    ['ScoreIMP', bySide('IMP')],
    ['ScorePercentage', bySide('Percentage')],
    ['ScoreAdjusted', adjusted ? formatAdjusted(adjusted) : undefined],
  ];
  return new Map(
    own.filter(
      (entry): entry is [string, string] => entry[1] !== undefined && tags.get(entry[0]) !== entry[1],
    ),
  );
}
