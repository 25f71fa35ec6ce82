import type { GameDetails } from '@bridge-review/api/games';
import type { GameHand } from '@bridge-review/api/hands';
import type { ReactNode } from 'react';
import { BACK } from '../../base/scroll-restoration.ts';
import { BoardHead } from '../../ui/board-head.tsx';
import { gameAddress } from '../games/game-address.ts';
import { BoardPager } from './board-pager.tsx';
import { GameLines, HandBadges } from './hand-lines.tsx';

export interface HandHeadProps {
  hand: GameHand;
  game: GameDetails | undefined;
  /** Before the pager. */
  actions?: ReactNode;
  /** The rail of the game's boards. */
  children?: ReactNode;
}

export function HandHead({ hand, game, actions, children }: HandHeadProps) {
  return (
    <BoardHead
      back={{ href: gameAddress(hand.gameId), label: 'Back to game', state: BACK }}
      title={`Board ${hand.boardNumber}`}
      game={game && <GameLines game={game} />}
      badges={<HandBadges hand={hand} />}
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
