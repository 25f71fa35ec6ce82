import type { JudgedRecord } from '@bridge-review/api/analysis';
import { paths } from '@bridge-review/api/page-paths';
import { readContract } from '@bridge-review/bridge/contract';
import { counted } from '@bridge-review/bridge/counted';
import { seatName } from '@bridge-review/bridge/seat';
import type { StripBoard, StripState } from '../../ui/accuracy-strip.tsx';
import { bidText } from '../analysis/contract-text.ts';
import { VERDICT_TITLES } from '../analysis/verdict-text.ts';
import type { BoardRow } from './board-row.ts';

/** Every board of the game with its bar, also those without a verdict, save those of which nothing is known. */
export function stripBoards(rows: readonly BoardRow[], records: readonly JudgedRecord[]): StripBoard[] {
  const judgedOf = new Map(records.map((record) => [record.handId, record]));
  return rows.flatMap(({ hand, bidding }) => {
    const judged = judgedOf.get(hand.id) ?? null;
    if (judged === null && bidding === null) return [];
    const state = stateOf(judged, bidding);
    return {
      href: paths.hand(hand.id),
      board: hand.boardNumber,
      state,
      accuracy: judged?.accuracy ?? 0,
      words: judged ? judgedText(judged) : state === 'waiting' ? 'waiting for analysis' : 'not yet bid',
    };
  });
}

function stateOf(judged: JudgedRecord | null, bidding: BoardRow['bidding']): StripState {
  if (judged) return judged.loss === 0 ? 'par' : 'short';
  return bidding === 'waiting' ? 'waiting' : 'to-bid';
}

/** '4H by South: Par reached, 100%'. */
function judgedText({ contract: text, declarer, verdict, accuracy }: JudgedRecord): string {
  const contract = readContract(text);
  const reached = contract === 'Pass' ? 'Passed out' : bidText(contract);
  const by = declarer === null ? '' : ` by ${seatName(declarer)}`;
  return `${reached}${by}: ${VERDICT_TITLES[verdict]}, ${Math.round(accuracy)}%`;
}

/** The whole strip in one sentence. */
export function stripText(boards: readonly StripBoard[]): string {
  const count = (state: StripState) => boards.filter((board) => board.state === state).length;
  const [worst] = boards
    .filter(({ state }) => state === 'short')
    .toSorted((one, other) => one.accuracy - other.accuracy);
  const parts = [
    `par reached on ${count('par')}`,
    `short of par on ${count('short')}`,
    ...(count('to-bid') > 0 ? [`${count('to-bid')} not yet bid`] : []),
    ...(count('waiting') > 0 ? [`${count('waiting')} waiting for analysis`] : []),
  ];
  const lowest = worst ? ` Lowest: Board ${worst.board}, ${Math.round(worst.accuracy)}%.` : '';
  return `Accuracy of ${counted(boards.length, 'board')}: ${parts.join(', ')}.${lowest}`;
}
