import type { GameDetails } from '@bridge-review/api/games';
import type { GameHand, TableResult } from '@bridge-review/api/hands';
import type { User } from '@bridge-review/api/user';
import { CopyBoard } from '../../features/hands/copy-board.tsx';
import { PrintBoardLink } from '../../features/print/print-board-link.tsx';
import { ShareButton } from '../../features/shares/share-button.tsx';

export interface HandActionsProps {
  hand: GameHand;
  game: GameDetails | undefined;
  user: User;
  table: TableResult | undefined;
}

/** The board taken along: copied, on paper, as a link. */
export const HandActions = ({ hand, game, user, table }: HandActionsProps) => (
  <>
    <span className="max-[37.5em]:hidden [@media(max-height:30em)]:hidden">
      <CopyBoard hand={hand} game={game} table={table} />
    </span>
    <PrintBoardLink hand={hand} />
    <ShareButton small gameId={hand.gameId} user={user} board={{ hand, table }} />
  </>
);

/** What has no room beside the title of a phone. */
export const PhoneActions = ({ hand, game, table }: Omit<HandActionsProps, 'user'>) => (
  <CopyBoard hand={hand} game={game} table={table} />
);
