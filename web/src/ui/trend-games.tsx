import { type KeyboardEvent, useState } from 'react';
import { Anchor } from './anchor.tsx';

export interface TrendGame {
  key: number;
  /** Days since 1970. */
  day: number;
  /** In percent. */
  value: number;
  boards: number;
  /** 'Tuesday Pairs, 14 October 2025: 82%, 27 boards'. */
  text: string;
  /** Where these boards are listed. */
  href: string;
}

interface TrendGamesProps {
  /** The oldest first. */
  games: readonly TrendGame[];
  x: (day: number) => number;
  y: (percent: number) => number;
  top: number;
  bottom: number;
}

/** A press beside a ring counts this far from it, in units of the drawing. */
const REACH = 24;

/**
 * A ring for each game, larger with more boards, which leads to them. It is pressed anywhere in its strip, half way to
 * its neighbours; all of them are one tab stop, with the arrows from ring to ring.
 */
export function TrendGames({ games, x, y, top, bottom }: TrendGamesProps) {
  const [stop, setStop] = useState<number | null>(null);
  const largest = Math.max(1, ...games.map(({ boards }) => boards));
  const here = Math.min(stop ?? games.length - 1, games.length - 1);
  const step = (event: KeyboardEvent<SVGGElement>) => {
    const next = stepTo(here, event.key, games.length - 1);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<SVGAElement>('a')[next]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from the links inside it
    <g className="trend-games" data-own-arrows onKeyDown={step}>
      {games.map((game, index) => {
        const at = x(game.day);
        const before = games[index - 1];
        const after = games[index + 1];
        const from = before ? Math.max(at - REACH, (x(before.day) + at) / 2) : at - REACH;
        const to = after ? Math.min(at + REACH, (at + x(after.day)) / 2) : at + REACH;
        return (
          <Anchor
            key={game.key}
            href={game.href}
            aria-label={game.text}
            tabIndex={index === here ? 0 : -1}
            onFocus={() => setStop(index)}
          >
            <title>{game.text}</title>
            <rect x={from} y={top} width={to - from} height={bottom - top} fill="transparent" />
            <circle
              cx={at}
              cy={y(game.value)}
              // Its area grows with the boards.
              r={2 + 3.2 * Math.sqrt(game.boards / largest)}
              strokeWidth="1.4"
              className="fill-surface stroke-ink-2"
            />
          </Anchor>
        );
      })}
    </g>
  );
}

function stepTo(here: number, key: string, last: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowLeft') return Math.max(0, here - 1);
  return key === 'ArrowRight' ? Math.min(last, here + 1) : null;
}
