import type { ContractText } from '@bridge-review/bridge/contract';
import type { ReactNode } from 'react';
import { Contract } from './contract.tsx';
import { Link } from './link.tsx';

export interface BoardLine {
  href: string;
  board: number;
  /** Which game, where the list is of several. */
  game?: string;
  /** As `4HX`, or `Pass`. */
  contract: ContractText;
  /** Who declared, in words. */
  by?: string | undefined;
  /** After the contract. */
  note: string;
  /** At the right, large and small. */
  figure: ReactNode;
  figureNote: ReactNode;
}

export interface BoardLinesProps {
  label: string;
  boards: readonly BoardLine[];
  /** For a panel without other content. */
  className?: string;
}

/** Boards one below the other, each a link: what was played, and at the right a figure. */
export function BoardLines({ label, boards, className }: BoardLinesProps) {
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
          {board.figure}
          <p className="text-sm text-ink-2">
            <Contract contract={board.contract} by={board.by} />
            {board.note !== '' && ` · ${board.note}`}
          </p>
          <p className="text-right text-sm text-ink-3">{board.figureNote}</p>
        </li>
      ))}
    </ul>
  );
}
