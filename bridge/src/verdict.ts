/**
 * What a contract was worth with all cards visible, against par, for the side that is judged.
 *
 * ```ts
 * import { judge } from '@bridge-review/bridge/verdict';
 *
 * const row = { C: 5, D: 6, H: 8, S: 10, NT: 9 } as const;
 * const other = { C: 8, D: 7, H: 5, S: 3, NT: 4 } as const;
 * const board = { tricks: { N: row, S: row, E: other, W: other }, parNS: 420, vulnerability: 'None' } as const;
 *
 * const tooLow = judge({ level: 2, strain: 'S', doubling: '', declarer: 'N' }, board, 'NS');
 * tooLow.verdict; // => 'underbid'
 * tooLow.loss; // => 6
 * Math.round(tooLow.accuracy); // => 35
 * judge({ level: 4, strain: 'S', doubling: '', declarer: 'N' }, board, 'NS').verdict; // => 'par reached'
 * ```
 *
 * @module
 */
import { bidRank, levels, makeBid, type Level } from './call.ts';
import { tricksNeeded, type Contract, type DeclaredContract, type PassedOut } from './contract.ts';
import { imps } from './imps.ts';
import { scoreNS } from './score.ts';
import { seatsOf, sideOf, type Side } from './side.ts';
import { strains, type Strain } from './strain.ts';
import type { TrickTable } from './double-dummy/trick-table.ts';
import type { Vulnerability } from './vulnerability.ts';

/** In what way a contract fell short of par, seen by the side that is judged. */
export type Verdict =
  'par reached' | 'underbid' | 'overbid' | 'wrong strain' | 'missed double' | 'missed sacrifice';

/** What must be known of a board to judge a contract on it. */
export interface JudgedBoard {
  readonly tricks: TrickTable;
  /** Par for North and South. */
  readonly parNS: number;
  readonly vulnerability: Vulnerability;
}

/** A contract against par. */
export interface Judgement {
  /** Of the contract, with the tricks that it takes when all cards are visible. */
  readonly scoreNS: number;
  /** IMPs by which the side falls short of par; never below 0. */
  readonly loss: number;
  /** 100 for par, halved for every four IMPs lost. */
  readonly accuracy: number;
  readonly verdict: Verdict;
}

/** What the contract was worth to the side, whoever declared it. */
export function judge(contract: DeclaredContract | PassedOut, board: JudgedBoard, side: Side): Judgement {
  const score = doubleDummyScore(contract, board);
  const loss = Math.max(0, imps(seenBy(side, board.parNS - score)));
  const verdict = loss === 0 ? 'par reached' : shortfall(contract, board, side);
  return { scoreNS: score, loss, accuracy: accuracyOf(loss), verdict };
}

/** 100 for nothing lost, halved for every four IMPs. */
export const accuracyOf = (loss: number): number => 100 * 2 ** (-loss / 4);

/** The score for North and South if everybody saw all cards from the first lead on. */
export const doubleDummyScore = (
  contract: DeclaredContract | PassedOut,
  { tricks, vulnerability }: JudgedBoard,
): number =>
  contract === 'Pass' ? 0 : scoreNS(contract, tricks[contract.declarer][contract.strain], vulnerability);

const seenBy = (side: Side, scoreOfNS: number): number => (side === 'NS' ? scoreOfNS : 0 - scoreOfNS);

function shortfall(contract: DeclaredContract | PassedOut, board: JudgedBoard, side: Side): Verdict {
  if (contract === 'Pass') return 'underbid';
  return sideOf(contract.declarer) === side
    ? shortfallDeclaring(contract, board, side)
    : shortfallDefending(contract, board, side);
}

function shortfallDeclaring(contract: DeclaredContract, board: JudgedBoard, side: Side): Verdict {
  const good = makingParContracts(board, side);
  const sameStrain = good.filter(({ strain }) => strain === contract.strain);
  if (!makes(contract, board)) {
    if (sameStrain.some(({ level }) => level < contract.level)) return 'overbid';
    return good.some(({ level }) => level <= contract.level) ? 'wrong strain' : 'overbid';
  }
  if (sameStrain.some(({ level }) => level > contract.level)) return 'underbid';
  const least = Math.min(...good.map(bonusOf));
  return good.length > 0 && least <= bonusOf(contract) ? 'wrong strain' : 'underbid';
}

function shortfallDefending(contract: DeclaredContract, board: JudgedBoard, side: Side): Verdict {
  const reaches = (other: DeclaredContract): boolean => reachesPar(other, board, side);
  if (!makes(contract, board) && contract.doubling === '' && reaches({ ...contract, doubling: 'X' })) {
    return 'missed double';
  }
  if (contract.doubling !== '' && reaches({ ...contract, doubling: '' })) return 'overbid';
  const outbids = (own: DeclaredContract): boolean => rankOf(own) > rankOf(contract);
  return makingParContracts(board, side).some(outbids) ? 'underbid' : 'missed sacrifice';
}

/** The side's own contracts that make and are worth par or more. */
const makingParContracts = (board: JudgedBoard, side: Side): DeclaredContract[] =>
  seatsOf(side).flatMap((declarer) =>
    strains.flatMap((strain) =>
      levels
        .map((level): DeclaredContract => ({ level, strain, doubling: '', declarer }))
        .filter((contract) => makes(contract, board) && reachesPar(contract, board, side)),
    ),
  );

const makes = (contract: DeclaredContract, { tricks }: JudgedBoard): boolean =>
  tricks[contract.declarer][contract.strain] >= tricksNeeded(contract);

const reachesPar = (contract: DeclaredContract, board: JudgedBoard, side: Side): boolean =>
  seenBy(side, doubleDummyScore(contract, board) - board.parNS) >= 0;

const rankOf = ({ level, strain }: Contract): number => bidRank(makeBid(level, strain));

const gameLevels: Readonly<Record<Strain, Level>> = { C: 5, D: 5, H: 4, S: 4, NT: 3 };

/** Part score, game, slam, grand slam: what is bid for beside the tricks. */
function bonusOf({ level, strain }: Contract): 0 | 1 | 2 | 3 {
  if (level === 7) return 3;
  if (level === 6) return 2;
  return level >= gameLevels[strain] ? 1 : 0;
}
