import { tricksNeeded } from '@bridge-review/bridge/contract';
import { sides } from '@bridge-review/bridge/side';
import type { AnalysedBoard } from '../analysed-board.ts';
import { everyBid, overtricks, parFor } from './board-figures.ts';
import {
  BID,
  OUTCOME,
  SEAT,
  listOf,
  outcomeIn,
  contractsIn,
  sameContract,
  assertThat,
} from './read-sentence.ts';

const PAR_GROUP = new RegExp(
  `^(?<bids>${listOf(BID)}) by (?<who>${SEAT}(?: or ${SEAT})*), (?:which (?<outcome>${OUTCOME})|(?<tricks>\\d+) tricks)(?: as a sacrifice by (?<by>N–S|E–W))?$`,
  'u',
);
const SIDES = { 'N–S': 'NS', 'E–W': 'EW' } as const;

export function checkPar(sentence: string, board: AnalysedBoard): void {
  if (sentence === 'Par is to pass the board out: neither side can make anything.') {
    const anything = sides
      .flatMap((side) => everyBid(board, side))
      .some((bid) => overtricks(bid, board) >= 0);
    return assertThat(board.parNS === 0 && !anything, 'nobody can make anything');
  }
  const [, list = '', side = 'N–S', score] = /^Par is (.+): (N–S|E–W) \+(\d+)\.$/u.exec(sentence) ?? [];
  assertThat(parFor(SIDES[side as keyof typeof SIDES], board) === Number(score), 'par is worth that');
  const groups = list.split('; or ').map((text) => PAR_GROUP.exec(text)?.groups);
  const named = groups.flatMap((group) => {
    if (group === undefined) throw new Error('nothing is known of such a sentence');
    const contracts = (group['bids'] ?? '')
      .split(/, | or /u)
      .flatMap((bid) => contractsIn(`${bid} by ${group['who']}`));
    for (const one of contracts) {
      const over = overtricks(one, board);
      if (group['outcome'] !== undefined) assertThat(outcomeIn(group['outcome']) === over, 'how it ends');
      else assertThat(over + tricksNeeded(one) === Number(group['tricks']), 'so many tricks');
      assertThat((group['by'] !== undefined) === over < 0, 'a sacrifice fails');
    }
    return contracts;
  });
  assertThat(named.length === board.par.contracts.length, 'each contract is named once');
  assertThat(
    board.par.contracts.every((one) => named.some((two) => sameContract(one, two))),
    'all are named',
  );
}
