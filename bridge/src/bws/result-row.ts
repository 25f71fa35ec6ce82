import { tricks, tricksNeeded, type Contract, type PassedOut, type Tricks } from '../contract.ts';
import { quote } from '../quote.ts';
import {
  parseAdjusted,
  readContractOfRow,
  readDeclarerOfRow,
  readLeadOfRow,
  type WarnOfRow,
} from '../record/row-values.ts';
import { noFigure, type SessionResult } from '../record/session-record.ts';
import { scoreOfTable } from '../score.ts';
import type { Seat } from '../seat.ts';
import type { Side } from '../side.ts';
import type { Vulnerability } from '../vulnerability.ts';
import type { BwsRow } from './bws-tables.ts';
import { textIn } from './cells.ts';
import { isNobody, type Seating } from './seating.ts';

export interface RowContext {
  readonly vulnerability: Vulnerability;
  readonly seating: Seating;
  /** By its letter. */
  readonly section: string | null;
  readonly warn: WarnOfRow;
}

/** Null for a table that had no opponents. */
export function readResult(row: BwsRow, context: RowContext): SessionResult | null {
  const { warn, vulnerability } = context;
  const remarks = textIn(row, 'Remarks');
  const adjusted = parseAdjusted(remarks);
  const isNotPlayed = /^not played$/iu.test(remarks);
  const contract = adjusted || isNotPlayed ? null : readContract(row, warn);
  const played = contract !== null && contract !== 'Pass';
  const declarer = played ? readDeclarerOfRow(textIn(row, 'NS/EW'), warn) : null;
  const won = played ? readTricks(row, contract, warn) : null;
  const who = whoSat(row, context);
  if (contract === null && !adjusted && !isNotPlayed) {
    if (who.isAlone) return null;
    warn(
      'no-result',
      remarks === '' ? 'The row has no result.' : `The row has no result: ${quote(remarks)}.`,
    );
  }
  return {
    players: who.players,
    pairNumbers: who.pairNumbers,
    section: context.section,
    table: textIn(row, 'Table') || null,
    room: null,
    round: textIn(row, 'Round') || null,
    contract,
    declarer,
    tricks: won,
    scoreNS: scoreOfTable({ contract, declarer, tricks: won }, vulnerability),
    auction: null,
    play: null,
    lead: played ? readLeadOfRow(textIn(row, 'LeadCard'), warn) : null,
    matchpoints: noFigure,
    percent: noFigure,
    imps: noFigure,
    adjusted,
    isNotPlayed,
  };
}

function readContract(row: BwsRow, warn: WarnOfRow): Contract | PassedOut | null {
  const text = textIn(row, 'Contract');
  return text === '' ? null : readContractOfRow(text, warn);
}

/** `=`, `+2`, `-1`. */
function readTricks(row: BwsRow, contract: Contract, warn: WarnOfRow): Tricks | null {
  const text = textIn(row, 'Result');
  const over = text === '=' ? 0 : /^[+-]\d{1,2}$/u.test(text) ? Number(text) : Number.NaN;
  const won = tricks(tricksNeeded(contract) + over);
  if (won.ok) return won.value;
  warn('bad-result', `${quote(text)} is not a result of ${contract.level}${contract.strain}.`);
  return null;
}

interface Sat extends Pick<SessionResult, 'players' | 'pairNumbers'> {
  readonly isAlone: boolean;
}

/** Pairs that sat the wrong way round are reported in a remark, with the numbers as they should have sat. */
function whoSat(row: BwsRow, { seating, section }: RowContext): Sat {
  const isTurned = /^wrong direction$/iu.test(textIn(row, 'Remarks'));
  const columns: Readonly<Record<Side, string>> = isTurned
    ? { NS: 'PairEW', EW: 'PairNS' }
    : { NS: 'PairNS', EW: 'PairEW' };
  const scope = { session: null, section };
  const individual = seating.at(row)?.players;
  if (individual) {
    const name = (seat: Seat): string | null => seating.contestants.player(scope, individual[seat]);
    return {
      players: { N: name('N'), E: name('E'), S: name('S'), W: name('W') },
      pairNumbers: { NS: `${individual.N}-${individual.S}`, EW: `${individual.E}-${individual.W}` },
      isAlone: false,
    };
  }
  const side = (name: Side): { number: string | null; names: readonly (string | null)[] } => {
    const number = textIn(row, columns[name]);
    if (isNobody(number)) return { number: null, names: [] };
    const enrolled = isTurned ? (name === 'NS' ? 'EW' : 'NS') : name;
    return { number, names: seating.contestants.pair(scope, number, enrolled) };
  };
  const [ns, ew] = [side('NS'), side('EW')];
  return {
    players: {
      N: ns.names[0] ?? null,
      S: ns.names[1] ?? null,
      E: ew.names[0] ?? null,
      W: ew.names[1] ?? null,
    },
    pairNumbers: { NS: ns.number, EW: ew.number },
    isAlone: ns.number === null || ew.number === null,
  };
}
