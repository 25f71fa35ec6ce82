import type { Claim } from '@bridge-review/bridge/claim';
import { plural } from '@bridge-review/bridge/counted';
import { seatName } from '@bridge-review/bridge/seat';
import { PlayingCard } from '../../ui/playing-card.tsx';
import type { PlayState } from './use-play.ts';

/** Where the play stands, in a few words: 'Trick 3, West to play'. */
export function placeText({ position, last, line, isOwn, isRecorded, step }: PlayState): string {
  const { trick, winner, turn, leader } = position;
  if (last === null) return leader === null ? 'No card was played' : `${seatName(leader)} to lead`;
  if (isRecorded && !isOwn && step === line.cards.length && step < 52)
    return line.claim === null ? 'The play record ends here' : 'Claimed';
  if (winner !== null) return `Trick ${trick + 1}: ${seatName(winner)} wins`;
  return turn === null ? 'All cards are played' : `Trick ${trick + 1}, ${seatName(turn)} to play`;
}

/** How the rest was shared: 'declarer takes 3 of the last 5 tricks'. */
export function claimText({ declarer, of }: Claim): string {
  const rest = plural(of, 'the last trick', `the last ${of} tricks`);
  if (declarer === 0) return `the defence takes ${rest}`;
  return `declarer takes ${declarer === of ? rest : `${declarer} of ${rest}`}`;
}

/** The last card, and who played it; after it, what was claimed. */
export function LastCardText({ play: { last, line, step } }: { play: PlayState }) {
  if (last === null) return null;
  if (line.claim !== null && step === line.cards.length) return claimText(line.claim);
  return (
    <>
      {seatName(last.seat)} played <PlayingCard card={last.card} />
    </>
  );
}
