/** The figures that sentences are checked against, from the scoring tables alone. */
import { bidRank, levels, makeBid } from '@bridge-review/bridge/call';
import {
  type Contract,
  type DeclaredContract,
  type PassedOut,
  tricksNeeded,
} from '@bridge-review/bridge/contract';
import { scoreNS } from '@bridge-review/bridge/score';
import { type Side, seatsOf } from '@bridge-review/bridge/side';
import { strains } from '@bridge-review/bridge/strain';
import type { AnalysedBoard } from '../analysed-board.ts';

export const scoreFor = (
  side: Side,
  contract: DeclaredContract | PassedOut,
  board: AnalysedBoard,
): number => {
  const taken = contract === 'Pass' ? 0 : board.tricks[contract.declarer][contract.strain];
  const score = scoreNS(contract, taken, board.vulnerability);
  return side === 'NS' ? score : 0 - score;
};
export const parFor = (side: Side, { parNS }: AnalysedBoard) => (side === 'NS' ? parNS : 0 - parNS);
export const overtricks = (contract: DeclaredContract, { tricks }: AnalysedBoard) =>
  tricks[contract.declarer][contract.strain] - tricksNeeded(contract);
export const rank = ({ level, strain }: Contract) => bidRank(makeBid(level, strain));

/** As a side would play it: doubled where it fails. */
export const everyBid = (board: AnalysedBoard, side: Side): DeclaredContract[] =>
  seatsOf(side).flatMap((declarer) =>
    strains.flatMap((strain) =>
      levels.map((level): DeclaredContract => {
        const plain: DeclaredContract = { level, strain, doubling: '', declarer };
        return overtricks(plain, board) < 0 ? { ...plain, doubling: 'X' } : plain;
      }),
    ),
  );
