import { useLayoutEffect, useRef } from 'react';
import { afterLayout } from './after-layout.ts';
import { Anchor } from './anchor.tsx';

export interface RailBoard {
  href: string;
  board: number;
  /** In percent; null without a verdict. */
  accuracy: number | null;
  isCurrent: boolean;
}

/** Below these the bar is red and ochre. Its length and the spoken percentage carry the meaning. */
const LOW = 45;
const MIDDLING = 75;

const toneOf = (accuracy: number): string =>
  accuracy < LOW ? 'low' : accuracy < MIDDLING ? 'middling' : 'good';

/** One cell a board, with a bar as long as its accuracy; the current one reversed and scrolled into the middle. */
export function BoardRail({ boards, state }: { boards: readonly RailBoard[]; state?: unknown }) {
  const rail = useRef<HTMLElement>(null);
  const current = boards.find(({ isCurrent }) => isCurrent)?.href;
  useLayoutEffect(() => {
    const shown = rail.current;
    const cell = shown?.querySelector<HTMLElement>(`[href="${current}"]`);
    if (!shown || !cell) return undefined;
    return afterLayout(shown, () => {
      shown.scrollLeft = cell.offsetLeft - (shown.clientWidth - cell.offsetWidth) / 2;
    });
  }, [current]);
  return (
    <nav ref={rail} aria-label="All boards" className="board-rail">
      {boards.map(({ href, board, accuracy, isCurrent }) => (
        <Anchor
          key={href}
          href={href}
          state={state}
          aria-label={`Board ${board}, ${accuracy === null ? 'no verdict yet' : `${Math.round(accuracy)}%`}`}
          {...(isCurrent && { 'aria-current': 'page' as const })}
        >
          {board}
          <i
            aria-hidden
            data-tone={accuracy === null ? 'none' : toneOf(accuracy)}
            style={{ backgroundSize: `${accuracy ?? 0}% 100%` }}
          />
        </Anchor>
      ))}
    </nav>
  );
}

/** Keeps the place of a rail that is not known yet, so that nothing below it moves. */
export function BoardRailRoom() {
  return <div aria-hidden className="board-rail invisible" />;
}
