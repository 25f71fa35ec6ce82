import type { GameDetails } from '@bridge-review/api/games';
import type { ReactNode } from 'react';
import { BACK } from '../../base/scroll-restoration.ts';
import { BoardHead } from '../../ui/board-head.tsx';
import { gameAddress } from '../games/game-address.ts';
import { BoardPager } from './board-pager.tsx';
import { GameLines, HandBadges, type HandBadgesProps } from './hand-lines.tsx';

export interface HandHeadProps extends HandBadgesProps {
  game: GameDetails | undefined;
  /** Before the pager. */
  actions?: ReactNode;
  /** The rail of the game's boards. */
  children?: ReactNode;
}

export function HandHead({ game, actions, children, ...badges }: HandHeadProps) {
  const { hand } = badges;
  return (
    <BoardHead
      back={{ href: gameAddress(hand.gameId), label: 'Back to game', state: BACK }}
      title={`Board ${hand.boardNumber}`}
      game={game && <GameLines game={game} />}
      badges={<HandBadges {...badges} />}
      pager={
        <>
          {actions}
          <BoardPager hand={hand} />
        </>
      }
    >
      {children}
    </BoardHead>
  );
}
