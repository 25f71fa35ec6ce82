import { pointsOf } from '@bridge-review/bridge/hand';
import { ranksOf } from '@bridge-review/bridge/holding';
import { seatName, seats } from '@bridge-review/bridge/seat';
import { suits } from '@bridge-review/bridge/suit';
import { useRankText } from '../../ui/card-text.ts';
import { Suit } from '../../ui/suit.tsx';
import type { PresentedBoard } from './presented-board.ts';

/** The four hands in a line each, as they were dealt. */
export function AllHands({ board: { hands } }: { board: PresentedBoard }) {
  const rankText = useRankText();
  return (
    <table className="border-collapse max-sm:text-sm [font-variant-numeric:lining-nums]">
      <caption className="sr-only">All hands</caption>
      <tbody>
        {seats.map((seat) => {
          const hand = hands[seat];
          return (
            <tr key={seat}>
              <th scope="row" className="pr-s2 text-left font-semibold sm:pr-s4">
                {seatName(seat)}
              </th>
              {hand === null ? (
                <td colSpan={5} className="text-ink-3">
                  Not known
                </td>
              ) : (
                <>
                  {suits.map((suit) => (
                    <td key={suit} className="pr-s2 whitespace-nowrap sm:pr-s4">
                      <Suit suit={suit} className="mr-[0.25em]" />
                      {ranksOf(hand[suit]).map(rankText).join('') || '–'}
                    </td>
                  ))}
                  <td className="text-sm whitespace-nowrap text-ink-3">
                    {pointsOf(hand)}
                    <span className="max-sm:sr-only"> HCP</span>
                  </td>
                </>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
