import { counted } from '@bridge-review/bridge/counted';
import type { ReactNode } from 'react';
import { type BoardLine, BoardLines, type BoardLinesProps } from './board-lines.tsx';
import { cx } from './cx.ts';

export interface JudgedBoard extends Omit<BoardLine, 'note' | 'figure' | 'figureNote'> {
  verdict: string;
  /** IMPs short of par. */
  loss: number;
  /** In percent. */
  accuracy: number;
}

export interface JudgedBoardsProps extends Omit<BoardLinesProps, 'boards'> {
  boards: readonly JudgedBoard[];
}

/** Boards one below the other: what was bid, the verdict on it, and at the right what it cost. */
export const JudgedBoards = ({ boards, ...rest }: JudgedBoardsProps) => (
  <BoardLines
    {...rest}
    boards={boards.map(({ verdict, loss, accuracy, ...board }) => ({
      ...board,
      note: verdict,
      figure: <Cost loss={loss} />,
      figureNote: `${Math.round(accuracy)}%`,
    }))}
  />
);

function Cost({ loss }: { loss: number }): ReactNode {
  return (
    <b className={cx('text-right', loss > 0 && 'text-red')}>
      {loss > 0 ? `−${counted(loss, 'IMP')}` : '0 IMPs'}
    </b>
  );
}
