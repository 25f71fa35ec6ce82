import { counted } from '@bridge-review/bridge/counted';
import type { ReactNode } from 'react';
import { Contract } from './contract.tsx';
import { cx } from './cx.ts';
import { Link } from './link.tsx';

export interface JudgedBoard {
  href: string;
  board: number;
  /** Which game, where the list is of several. */
  game?: string;
  /** As `4HX`, or `Pass`. */
  contract: string;
  /** Who declared, in words. */
  by?: string | undefined;
  verdict: string;
  /** IMPs short of par. */
  loss: number;
  /** In percent. */
  accuracy: number;
}

export interface JudgedBoardsProps {
  label: string;
  boards: readonly JudgedBoard[];
  /** For a panel without other content. */
  className?: string;
}

/** Boards one below the other: what was bid, the verdict on it, and at the right what it cost. */
export function JudgedBoards({ label, boards, className }: JudgedBoardsProps) {
  return (
    <ul aria-label={label} className={className}>
      {boards.map((board) => (
        <li
          key={board.href}
          className="relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-s4 border-line px-s4 py-s3 transition-colors not-first:border-t hover:bg-hover has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-green sm:px-s5"
        >
          <p className="min-w-0">
            <Link
              tone="title"
              href={board.href}
              className="font-semibold outline-none after:absolute after:inset-0"
            >
              Board {board.board}
            </Link>
            {board.game !== undefined && <span className="ml-s2 text-ink-2 wrap-anywhere">{board.game}</span>}
          </p>
          <Cost loss={board.loss} />
          <p className="text-sm text-ink-2">
            <Contract contract={board.contract} by={board.by} /> · {board.verdict}
          </p>
          <p className="text-right text-sm text-ink-3">{Math.round(board.accuracy)}%</p>
        </li>
      ))}
    </ul>
  );
}

function Cost({ loss }: { loss: number }): ReactNode {
  return (
    <b className={cx('text-right', loss > 0 && 'text-red')}>
      {loss > 0 ? `−${counted(loss, 'IMP')}` : '0 IMPs'}
    </b>
  );
}
