import type { DeclaredContract, PassedOut } from '@bridge-review/bridge/contract';
import { imps } from '@bridge-review/bridge/imps';
import { type Side, opponentsOf, sideOf } from '@bridge-review/bridge/side';
import { type Judgement, type Verdict, doubleDummyScore, shortfall } from '@bridge-review/bridge/verdict';
import { SIDE_TEXT } from '../bidding/side-of-record.ts';
import type { AnalysedBoard } from './analysed-board.ts';
import { contractText, impsText, outcomeOf } from './contract-text.ts';
import { bidListText, contractListText, parContractText } from './par-text.ts';

export const VERDICT_TITLES: Readonly<Record<Verdict, string>> = {
  'par reached': 'Par reached',
  underbid: 'Underbid',
  overbid: 'Overbid',
  'wrong strain': 'Wrong strain',
  'wrong declarer': 'Wrong declarer',
  'missed double': 'Missed double',
  'wrong double': 'Wrong double',
  'missed sacrifice': 'Missed sacrifice',
};

/** The names of the two pairs: the reader's own, or those of another table. */
export interface Pairs {
  readonly judged: string;
  readonly opponents: string;
}

export const YOUR_PAIR: Pairs = { judged: 'you', opponents: 'your opponents' };

export const pairsOf = (side: Side): Pairs => ({
  judged: SIDE_TEXT[side],
  opponents: SIDE_TEXT[opponentsOf(side)],
});

type Reached = DeclaredContract | PassedOut;

/** What the contract does with best play, and why that is less or more than par for the side that is judged. */
export function verdictSentence(
  contract: Reached,
  { scoreNS, verdict }: Pick<Judgement, 'scoreNS' | 'verdict'>,
  board: AnalysedBoard,
  side: Side,
  pairs: Pairs,
): string {
  const end =
    contract === 'Pass'
      ? 'Passed out'
      : `Double dummy, ${contractText(contract)} ${outcomeOf(contract, board.tricks[contract.declarer][contract.strain])}`;
  const ahead = side === 'NS' ? scoreNS - board.parNS : board.parNS - scoreNS;
  if (ahead > 0) return `${end}, better than par: ${pairs.opponents} ${theirMistake(contract, board, side)}.`;
  if (ahead === 0) return `${end}: that was the best result available.`;
  if (verdict === 'par reached') return `${end}; par is ${-ahead} points better, less than 1 IMP.`;
  return `${end}; ${reasonOf(contract, board, side, pairs)}.`;
}

/** Why the side is below par, and by how much what it missed is better. */
function reasonOf(contract: Reached, board: AnalysedBoard, side: Side, { judged }: Pairs): string {
  const { verdict, better } = shortfall(contract, board, side);
  const played = { contract, board, side };
  const [first] = better;
  switch (verdict) {
    case 'underbid':
      return `${judged} ${bidMore(contract, better, side)}: ${parAfter(played, better)}`;
    case 'overbid':
      return first !== undefined && isSameBid(first, contract)
        ? `without the redouble it would ${againstPar(played, first)}`
        : `${judged} bid too high: ${parAfter(played, better)}`;
    case 'wrong strain':
    case 'wrong declarer':
      return `${verdict}: ${wasPar(played, better)}`;
    case 'missed double':
      return `doubled it would ${againstPar(played, first)}`;
    case 'wrong double':
      return `without the double it would ${againstPar(played, first)}`;
    case 'missed sacrifice':
      return `a sacrifice was cheaper: ${parAfter(played, better)}`;
  }
}

function bidMore(contract: Reached, better: readonly DeclaredContract[], side: Side): string {
  if (contract === 'Pass') return 'should have bid';
  if (sideOf(contract.declarer) === side) return 'stopped short';
  return better.every((own) => isSameBid(own, contract)) ? 'could have bid it first' : 'should have bid on';
}

interface Played {
  readonly contract: Reached;
  readonly board: AnalysedBoard;
  readonly side: Side;
}

/** 'par is 4S by North or South, 6 IMPs better', preceded by the bid that leads there where it is not par itself. */
function parAfter(played: Played, better: readonly DeclaredContract[]): string {
  const { board } = played;
  const [bid] = better;
  const way = bid === undefined || parAmong(board, better).length > 0 ? '' : `${wayText(bid, board)}, and `;
  return `${way}par is ${parContractText(board)}, ${gain(played, board.parNS)}`;
}

/** '3H by North was par, 10 IMPs better'. */
function wasPar(played: Played, better: readonly DeclaredContract[]): string {
  const own = parAmong(played.board, better);
  return own.length === 0
    ? parAfter(played, better)
    : `${contractListText(own)} was par, ${gain(played, played.board.parNS)}`;
}

const wayText = (bid: DeclaredContract, { tricks }: AnalysedBoard): string =>
  `${contractText(bid)} ${bid.doubling === '' ? 'makes' : outcomeOf(bid, tricks[bid.declarer][bid.strain])}`;

/** 'be par, 3 IMPs better': the same contract with another doubling. */
function againstPar(played: Played, other: DeclaredContract | undefined): string {
  const { board } = played;
  const score = other === undefined ? board.parNS : doubleDummyScore(other, board);
  return `${score === board.parNS ? 'be par' : 'beat par'}, ${gain(played, score)}`;
}

const gain = ({ contract, board, side }: Played, scoreNS: number): string => {
  const difference = scoreNS - doubleDummyScore(contract, board);
  return `${impsText(imps(side === 'NS' ? difference : -difference))} better`;
};

/** What the opponents of the side did wrong: the same reasons, seen from the other side of the table. */
function theirMistake(contract: Reached, board: AnalysedBoard, side: Side): string {
  const { verdict, better } = shortfall(contract, board, opponentsOf(side));
  const own = parAmong(board, better);
  const [first] = better;
  const missed = bidListText(own.length > 0 ? own : better.slice(0, 1));
  switch (verdict) {
    case 'underbid':
    case 'wrong strain':
      return `missed ${missed}`;
    case 'overbid':
      return first !== undefined && isSameBid(first, contract) ? 'should not have redoubled' : 'bid too high';
    case 'wrong declarer':
      return `played it from the wrong hand`;
    case 'missed double':
      return 'missed the double';
    case 'wrong double':
      return 'should not have doubled';
    case 'missed sacrifice':
      return `missed the sacrifice in ${missed}`;
  }
}

const parAmong = ({ par }: AnalysedBoard, contracts: readonly DeclaredContract[]): DeclaredContract[] =>
  par.contracts.filter((one) =>
    contracts.some((other) => isSameBid(one, other) && one.declarer === other.declarer),
  );

const isSameBid = (one: DeclaredContract, other: Reached): boolean =>
  other !== 'Pass' && one.level === other.level && one.strain === other.strain;
