import type { Rank } from '@bridge-review/bridge/rank';
import { type Seat, seatName, seats } from '@bridge-review/bridge/seat';
import { type Suit as SuitLetter, suits } from '@bridge-review/bridge/suit';
import type { Vulnerability } from '@bridge-review/bridge/vulnerability';
import type { CSSProperties } from 'react';
import { BoardTable, type TrickOnTable } from '../board-table.tsx';
import { useRankText } from '../card-text.ts';
import { Suit } from '../suit.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** The cards that a hand still has, by suit; or why none are shown. */
export type ShownHand =
  | {
      readonly state: 'open';
      readonly cards: Readonly<Record<SuitLetter, readonly Rank[]>>;
      /** Null once cards were played. */
      readonly points: number | null;
    }
  | { readonly state: 'hidden' }
  | { readonly state: 'unknown' };

export interface SlideDealProps {
  board: number;
  dealer: Seat;
  vulnerability: Vulnerability;
  hands: Readonly<Record<Seat, ShownHand>>;
  trick: TrickOnTable | null;
}

/** The four hands around the table, each at its place whether it is open or not. */
export function SlideDeal({ board, dealer, vulnerability, hands, trick }: SlideDealProps) {
  return (
    <div className="slide-deal">
      {seats.map((seat) => (
        <SlideHand key={seat} seat={seat} hand={hands[seat]} />
      ))}
      <BoardTable board={board} dealer={dealer} vulnerability={vulnerability} trick={trick ?? undefined} />
    </div>
  );
}

function SlideHand({ seat, hand }: { seat: Seat; hand: ShownHand }) {
  const rankText = useRankText();
  const name = seatName(seat);
  const rows =
    hand.state === 'open'
      ? suits.map((suit) => ({ suit, ranks: hand.cards[suit].map(rankText).join('') }))
      : [];
  const places = Math.max(1, ...rows.map(({ ranks }) => ranks.length));
  return (
    <section
      aria-label={hand.state === 'hidden' ? `${name}, hidden` : name}
      className="slide-hand"
      data-seat={seat}
      {...(hand.state !== 'open' && { 'data-closed': '' })}
      style={{ '--places': places } as CSSProperties}
    >
      <header>
        <b>{name}</b>
        {hand.state === 'open' && hand.points !== null && <small>{hand.points} HCP</small>}
      </header>
      {hand.state === 'unknown' && <p>Not known</p>}
      {rows.length > 0 && (
        <dl>
          {rows.map(({ suit, ranks }) => (
            <div key={suit}>
              <dt>
                <Suit suit={suit} className="h-[0.74em]" />
              </dt>
              <dd>
                {ranks === '' ? (
                  <>
                    <span aria-hidden>–</span>
                    <VisuallyHidden>none</VisuallyHidden>
                  </>
                ) : (
                  ranks
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
