import type { PlayPosition } from '@bridge-review/bridge/play-position';
import type { TrickOnTable } from '../../ui/board-table.tsx';

/** The trick in the middle of a diagram, as the play stands. */
export const trickOnTable = ({ trick, onTable, winner, turn }: PlayPosition): TrickOnTable => ({
  number: trick + 1,
  cards: onTable,
  winner,
  turn,
});
