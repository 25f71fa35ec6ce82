import type { DeclaredContract, PassedOut } from '@bridge-review/bridge/contract';
import { type Side, sideOf } from '@bridge-review/bridge/side';
import type { Judgement, Verdict } from '@bridge-review/bridge/verdict';
import type { AnalysedBoard } from './analysed-board.ts';
import { contractWords, impsWords, outcomeOf } from './contract-words.ts';
import { parContractWords } from './par-words.ts';

export const VERDICT_TITLES: Readonly<Record<Verdict, string>> = {
  'par reached': 'Par reached',
  underbid: 'Underbid',
  overbid: 'Overbid',
  'wrong strain': 'Wrong strain',
  'missed double': 'Missed double',
  'missed sacrifice': 'Missed sacrifice',
};

/** One sentence of why, for the side that is judged. */
export function verdictSentence(
  contract: DeclaredContract | PassedOut,
  { loss, verdict, scoreNS }: Pick<Judgement, 'loss' | 'verdict' | 'scoreNS'>,
  board: AnalysedBoard,
  side: Side,
): string {
  const end = endOf(contract, board);
  if (verdict === 'par reached') {
    const ahead = side === 'NS' ? scoreNS - board.parNS : board.parNS - scoreNS;
    return ahead > 0
      ? `${end}, which is more than par: the other side could have done better.`
      : `${end}, and nothing better was to be had${ahead < 0 ? ' that is worth an IMP' : ''}.`;
  }
  return `${end}; ${reasonOf(verdict, contract, board, side)}, ${impsWords(loss)} better.`;
}

function endOf(contract: DeclaredContract | PassedOut, { tricks }: AnalysedBoard): string {
  if (contract === 'Pass') return 'Passed out, the board scores nothing';
  return `${contractWords(contract)} ${outcomeOf(contract, tricks[contract.declarer][contract.strain])}`;
}

function reasonOf(
  verdict: Exclude<Verdict, 'par reached'>,
  contract: DeclaredContract | PassedOut,
  board: AnalysedBoard,
  side: Side,
): string {
  const best = parContractWords(board);
  switch (verdict) {
    case 'underbid':
      return contract !== 'Pass' && sideOf(contract.declarer) === side
        ? `there was more to bid, for par is ${best}`
        : `you had a contract of your own, for par is ${best}`;
    case 'overbid':
      return contract !== 'Pass' && sideOf(contract.declarer) !== side
        ? 'without the double it would be par'
        : `lower was enough, for par is ${best}`;
    case 'wrong strain':
      return `another strain does more, for par is ${best}`;
    case 'missed double':
      return 'doubled it would be par';
    case 'missed sacrifice':
      return `going down was cheaper, for par is ${best}`;
  }
}
