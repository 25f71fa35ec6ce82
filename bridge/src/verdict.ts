/**
 * What a contract was worth double dummy, against par, for the side that is judged.
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
import { bidRank, makeBid } from './call.ts';
import {
  gameLevels,
  tricksNeeded,
  type Contract,
  type DeclaredContract,
  type PassedOut,
} from './contract.ts';
import { bidValues, parContracts } from './double-dummy/par.ts';
import { imps } from './imps.ts';
import { scoreNS } from './score.ts';
import { sideOf, type Side } from './side.ts';
import type { TrickTable } from './double-dummy/trick-table.ts';
import type { Vulnerability } from './vulnerability.ts';

/** In what way a contract can fall short of par, seen by the side that is judged. */
export const verdicts = [
  'par reached',
  'underbid',
  'overbid',
  'wrong strain',
  'wrong declarer',
  'missed double',
  'wrong double',
  'missed sacrifice',
] as const;

/** One of `verdicts`. */
export type Verdict = (typeof verdicts)[number];

/** What must be known of a board to judge a contract on it. */
export interface JudgedBoard {
  readonly tricks: TrickTable;
  /** Par for North and South. */
  readonly parNS: number;
  readonly vulnerability: Vulnerability;
}

/** A contract against par. */
export interface Judgement {
  /** Of the contract, with the tricks that it takes double dummy. */
  readonly scoreNS: number;
  /** IMPs by which the side falls short of par; never below 0. */
  readonly loss: number;
  /** 100 for par, halved for every four IMPs lost. */
  readonly accuracy: number;
  readonly verdict: Verdict;
}

/** What the contract was worth to the side, as declarer or defender. */
export function judge(contract: DeclaredContract | PassedOut, board: JudgedBoard, side: Side): Judgement {
  const score = doubleDummyScore(contract, board);
  const loss = Math.max(0, imps(seenBy(side, board.parNS - score)));
  const verdict = loss === 0 ? 'par reached' : shortfall(contract, board, side).verdict;
  return { scoreNS: score, loss, accuracy: accuracyOf(loss), verdict };
}

/** 100 for nothing lost, halved for every four IMPs. */
export const accuracyOf = (loss: number): number => 100 * 2 ** (-loss / 4);

/** The double-dummy score for North and South. */
export const doubleDummyScore = (
  contract: DeclaredContract | PassedOut,
  { tricks, vulnerability }: JudgedBoard,
): number =>
  contract === 'Pass' ? 0 : scoreNS(contract, tricks[contract.declarer][contract.strain], vulnerability);

const seenBy = (side: Side, scoreOfNS: number): number => (side === 'NS' ? scoreOfNS : 0 - scoreOfNS);

/** Why a side scores less than par. */
export interface Shortfall {
  readonly verdict: Exclude<Verdict, 'par reached'>;
  /**
   * What would have led to par or more, the lowest first: contracts of the side, or the contract itself with another
   * doubling. None where the side should have left the other one alone.
   */
  readonly better: readonly DeclaredContract[];
}

/** Only for a contract that scores less than par for the side, be it by less than an IMP. */
export function shortfall(contract: DeclaredContract | PassedOut, board: JudgedBoard, side: Side): Shortfall {
  if (contract === 'Pass') return { verdict: 'underbid', better: parBids(board, side) };
  return sideOf(contract.declarer) === side
    ? shortfallDeclaring(contract, board, side)
    : shortfallDefending(contract, board, side);
}

function shortfallDeclaring(contract: DeclaredContract, board: JudgedBoard, side: Side): Shortfall {
  const good = parBids(board, side);
  const sameStrain = good.filter(({ strain }) => strain === contract.strain);
  const elsewhere = good.filter(({ strain }) => strain !== contract.strain);
  if (!makes(contract, board)) {
    const doubled: DeclaredContract = { ...contract, doubling: 'X' };
    if (contract.doubling === 'XX' && reachesPar(doubled, board, side)) {
      return { verdict: 'overbid', better: [doubled] };
    }
    const asHigh = sameStrain.filter(({ level }) => level >= contract.level);
    if (asHigh.length > 0) return { verdict: 'wrong declarer', better: asHigh };
    if (sameStrain.length > 0 || elsewhere.length === 0) return { verdict: 'overbid', better: sameStrain };
    return { verdict: 'wrong strain', better: elsewhere };
  }
  const higher = sameStrain.filter(({ level }) => level > contract.level);
  if (higher.length > 0) return { verdict: 'underbid', better: higher };
  if (sameStrain.length > 0) return { verdict: 'wrong declarer', better: sameStrain };
  const above = elsewhere.filter((other) => bidRankOf(other) > bidRankOf(contract));
  const isForBonus = elsewhere.every((other) => bonusOf(other) > bonusOf(contract));
  return isForBonus && above.length > 0
    ? { verdict: 'underbid', better: above }
    : { verdict: 'wrong strain', better: elsewhere };
}

function shortfallDefending(contract: DeclaredContract, board: JudgedBoard, side: Side): Shortfall {
  const fails = !makes(contract, board);
  const doubled: DeclaredContract = { ...contract, doubling: 'X' };
  if (fails && contract.doubling === '' && reachesPar(doubled, board, side)) {
    return { verdict: 'missed double', better: [doubled] };
  }
  const undoubled: DeclaredContract = { ...contract, doubling: '' };
  if (contract.doubling !== '' && reachesPar(undoubled, board, side)) {
    return { verdict: 'wrong double', better: [undoubled] };
  }
  // At the same rank only the side that bids first can have it: both sides may make 1NT.
  const outbids = bidsToPar(board, side).filter((own) => bidRankOf(own) >= bidRankOf(contract));
  const making = outbids.filter((own) => makes(own, board));
  return making.length > 0
    ? { verdict: 'underbid', better: making }
    : { verdict: 'missed sacrifice', better: outbids };
}

/** The bids after which the side gets par or more, declaring or defending. */
const bidsToPar = ({ tricks, parNS, vulnerability }: JudgedBoard, side: Side): DeclaredContract[] => {
  const own = bidValues(tricks, vulnerability)[side];
  return own
    .filter(({ standsNS }) => seenBy(side, standsNS - parNS) >= 0)
    .flatMap(({ contract, declarers }) => declarers.map((declarer) => ({ ...contract, declarer })));
};

/**
 * Those that the side means to play: where it scores, contracts that make; where the other side does, the sacrifices
 * that are par, not every bid that does no harm.
 */
const parBids = (board: JudgedBoard, side: Side): DeclaredContract[] =>
  seenBy(side, board.parNS) > 0
    ? bidsToPar(board, side).filter((own) => makes(own, board))
    : parContracts(bidValues(board.tricks, board.vulnerability), board.parNS).filter(
        ({ declarer }) => sideOf(declarer) === side,
      );

const makes = (contract: DeclaredContract, { tricks }: JudgedBoard): boolean =>
  tricks[contract.declarer][contract.strain] >= tricksNeeded(contract);

const reachesPar = (contract: DeclaredContract, board: JudgedBoard, side: Side): boolean =>
  seenBy(side, doubleDummyScore(contract, board) - board.parNS) >= 0;

const bidRankOf = ({ level, strain }: Contract): number => bidRank(makeBid(level, strain));

/** Part score, game, slam, grand slam: what is bid for beside the tricks. */
function bonusOf({ level, strain }: Contract): 0 | 1 | 2 | 3 {
  if (level === 7) return 3;
  if (level === 6) return 2;
  return level >= gameLevels[strain] ? 1 : 0;
}
