import { seatName } from '@bridge-review/bridge/seat';
import { PlayingCard } from '../../ui/playing-card.tsx';
import type { PlayState } from './use-play.ts';

/** Where the play stands, in a few words: 'Trick 3, West to play'. */
export function placeText({ position, last, line, isOwn, isRecorded, step }: PlayState): string {
  const { trick, winner, turn, leader } = position;
  if (last === null) return leader === null ? 'No card was played' : `${seatName(leader)} to lead`;
  if (isRecorded && !isOwn && step === line.cards.length && step < 52) return 'The play record ends here';
  if (winner !== null) return `Trick ${trick + 1}: ${seatName(winner)} wins`;
  return turn === null ? 'All cards are played' : `Trick ${trick + 1}, ${seatName(turn)} to play`;
}

/** The last card, and who played it. */
export function LastCardText({ play: { last } }: { play: PlayState }) {
  if (last === null) return null;
  return (
    <>
      {seatName(last.seat)} played <PlayingCard card={last.card} />
    </>
  );
}
