import { Contract } from './contract.tsx';
import { cx } from './cx.ts';
import type { JudgedBoard } from './judged-boards.tsx';
import { Link } from './link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** One bar a board, as high as its accuracy, the full ones in the darker green; each links to its board. */
export function AccuracyStrip({ label, boards }: { label: string; boards: readonly JudgedBoard[] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-y-s3">
      {boards.map((board) => (
        <li key={board.href} className="w-[2.1rem]">
          <Link
            tone="title"
            href={board.href}
            className="grid justify-items-center gap-[0.2rem] text-sm text-ink-3 hover:text-ink"
          >
            <span
              aria-hidden
              className="flex h-[3.4rem] w-full items-end justify-center border-b border-control"
            >
              <span
                className={cx(
                  'w-[1.3rem]',
                  board.loss === 0 ? 'bg-green' : 'bg-bar',
                  'forced-colors:bg-[Highlight]',
                )}
                style={{ height: `max(3px, ${board.accuracy}%)` }}
              />
            </span>
            <VisuallyHidden>Board </VisuallyHidden>
            {board.board}
            <VisuallyHidden>
              , <Contract contract={board.contract} by={board.by} />: {board.verdict},{' '}
              {Math.round(board.accuracy)}%
            </VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  );
}
