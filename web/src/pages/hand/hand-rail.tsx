import type { GameHand } from '@bridge-review/api/hands';
import { paths } from '@bridge-review/api/page-paths';
import { STAY } from '../../base/scroll-restoration.ts';
import { useGameAnalysis } from '../../features/analysis/game-queries.ts';
import { useHandsOfGame } from '../../features/hands/queries.ts';
import { BoardRail, BoardRailRoom } from '../../ui/board-rail.tsx';
import { useRootMark } from '../../ui/use-root-mark.ts';

/** So many boards on either side of the current one have a cell. A game may have a thousand. */
const BOARDS_AROUND = 40;

/** The boards of the game, each with the accuracy of the viewer's bidding, on what the pair knew where that is worked out; nothing for a single board. */
export function HandRail({ hand }: { hand: GameHand }) {
  const { data: hands = [], isPending } = useHandsOfGame(hand.gameId);
  const records = useGameAnalysis(hand.gameId).data?.records ?? [];
  const accuracies = new Map(
    records.map(({ handId, accuracy, fair }) => [handId, fair?.accuracy ?? accuracy]),
  );
  const index = hands.findIndex(({ id }) => id === hand.id);
  const boards = hands
    .slice(Math.max(0, index - BOARDS_AROUND), index + BOARDS_AROUND + 1)
    .map(({ id, boardNumber }) => ({
      href: paths.hand(id),
      board: boardNumber,
      accuracy: accuracies.get(id) ?? null,
      isCurrent: id === hand.id,
    }));
  const isAlone = !isPending && boards.length < 2;
  useRootMark('no-rail', isAlone);
  if (isPending) return <BoardRailRoom />;
  return !isAlone ? <BoardRail boards={boards} state={STAY} /> : null;
}
