/**
 * What stands around a diagram: the board's number, dealer, vulnerability, and what was played.
 *
 * @module
 */
import { parseBoardNumber, type BoardNumber } from '../board.ts';
import { parseContract, type Contract } from '../contract.ts';
import type { Seat } from '../seat.ts';
import type { Vulnerability } from '../vulnerability.ts';
import { seatOfName, seatNamePattern } from './seat-names.ts';

/** Null is not said. */
export interface Heading {
  readonly number: BoardNumber | null;
  readonly dealer: Seat | null;
  readonly vulnerability: Vulnerability | null;
  readonly played: { readonly contract: Contract; readonly declarer: Seat } | null;
}

export function readHeading(text: string): Heading {
  const number = parseBoardNumber(boardPattern.exec(text)?.[1] ?? '');
  const dealer = dealerBefore.exec(text)?.[1] ?? dealerAfter.exec(text)?.[1] ?? '';
  return {
    number: number.ok ? number.value : null,
    dealer: seatOfName(dealer),
    vulnerability: vulnerabilityIn(text),
    played: playedIn(text),
  };
}

const boardPattern =
  /\b(?:board|bd|brett|bord|hand|deal|donne|giv|spil|bricka|rozdanie)\.?\s{0,3}(?:no\.?|nr\.?|#|:)?\s{0,3}(\d{1,4})\b/iu;
const dealerBefore = new RegExp(
  String.raw`\b(?:dealer|dlr|dealt by|geber|teiler|donneur|giver|gever)\b\.?\s{0,3}:?\s{0,3}(${seatNamePattern})\b`,
  'iu',
);
const dealerAfter = new RegExp(String.raw`(?<!\p{L})(${seatNamePattern})\s{1,3}(?:deals|dealer)\b`, 'iu');

const pairs = '(N[-–/ ]?S|E[-–/ ]?W|none|nil|neither|no one|nobody|both|all|love|game|-)';
const vulnerable = '(?:vul(?:nerable|nerability)?|vuln)';
const vulnerableBefore = new RegExp(String.raw`\b${vulnerable}\b\.?\s{0,3}:?\s{0,3}${pairs}(?!\p{L})`, 'iu');
const vulnerableAfter = new RegExp(
  String.raw`(?<!\p{L})${pairs}\s{1,3}(?:sides?\s{1,3})?${vulnerable}\b`,
  'iu',
);

function vulnerabilityIn(text: string): Vulnerability | null {
  const british = /\b(love|game)\s{1,3}all\b|\b(N[-–/]?S|E[-–/]?W)\s{1,3}game\b/iu.exec(text);
  const word =
    british?.[1] ?? british?.[2] ?? vulnerableBefore.exec(text)?.[1] ?? vulnerableAfter.exec(text)?.[1];
  if (word === undefined) return null;
  const letters = word.toLowerCase().replaceAll(/[-–/ ]/gu, '');
  if (letters === 'ns') return 'NS';
  if (letters === 'ew') return 'EW';
  return letters === 'both' || letters === 'all' || letters === 'game' ? 'All' : 'None';
}

const playedPattern = new RegExp(
  String.raw`(?<![\p{L}\d])([1-7])\s?(NT|N|SA|[SHDC♠♥♦♣])\uFE0F?\s?(XX?|xx?)?\s{1,3}(?:by|von|par)\s{1,3}(${seatNamePattern})(?!\p{L})`,
  'u',
);

function playedIn(text: string): Heading['played'] {
  const [, level = '', strain = '', doubled = '', seat = ''] = playedPattern.exec(text) ?? [];
  const contract = parseContract(`${level}${strain}${doubled}`);
  const declarer = seatOfName(seat);
  return contract.ok && contract.value !== 'Pass' && declarer ? { contract: contract.value, declarer } : null;
}
