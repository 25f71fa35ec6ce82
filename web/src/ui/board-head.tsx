import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import { Icon } from './icon.tsx';
import { NameTooltip } from './tooltip.tsx';

export interface BoardHeadProps {
  back: { href: string; label: string; state?: unknown };
  title: string;
  /** Where the board is from, in two short lines. */
  game: ReactNode;
  badges: ReactNode;
  pager: ReactNode;
  /** Below the line: a rail of boards, of class `board-rail`. It stays in place with the line. */
  children?: ReactNode;
}

/** Of a longer title, as of board 133, phones leave out how many boards there are. */
const ROOM_BESIDE_COUNT = 'Board 99'.length;

/** The head of a board's page, in one line. On phones the game's lines stand elsewhere, and badges on a line below. */
export function BoardHead({ back, title, game, badges, pager, children }: BoardHeadProps) {
  return (
    <div className="desk-top">
      <div className="board-line" {...(title.length > ROOM_BESIDE_COUNT && { 'data-long': '' })}>
        <NameTooltip
          name={back.label}
          className="[@media(min-width:37.51em)_and_(min-height:30.01em)]:hidden"
        >
          <Anchor
            href={back.href}
            state={back.state}
            className="board-back inline-flex min-h-[2rem] items-center gap-[0.35rem] font-semibold text-green no-underline hover:underline pointer-coarse:min-h-tap pointer-coarse:min-w-tap"
          >
            <Icon of={ChevronLeft} className="-ml-[0.35rem]" />
            <span className="board-words">{back.label}</span>
          </Anchor>
        </NameTooltip>
        <h1>{title}</h1>
        <div className="board-game">{game}</div>
        <div className="board-badges">{badges}</div>
        <div className="board-pager">{pager}</div>
      </div>
      {children}
    </div>
  );
}
