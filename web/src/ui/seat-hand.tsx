import { type Card, cardName, makeCard, rankOf } from '@bridge-review/bridge/card';
import { plural } from '@bridge-review/bridge/counted';
import { type Hand, pointsOf } from '@bridge-review/bridge/hand';
import { formatHolding, lengthOf, ranksOf } from '@bridge-review/bridge/holding';
import { type Seat, seatName } from '@bridge-review/bridge/seat';
import { suits } from '@bridge-review/bridge/suit';
import type { CSSProperties } from 'react';
import { cx } from './cx.ts';
import { Suit } from './suit.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** How one card differs from the others: it has gone, it is the last one played, something is to be said of it. */
export interface CardLook {
  played?: boolean;
  current?: boolean;
  /** Given for a card that may be played from here. */
  playable?: { onPlay: () => void; worth: CardWorthLook | null };
}

/** What comes of a card: a short figure under it, and the same in words. */
interface CardWorthLook {
  readonly figure: string;
  readonly words: string;
  readonly best: boolean;
}

export interface SeatHandProps {
  seat: Seat;
  /** Null where the file does not know it. */
  hand: Hand | null;
  /** Who sat there. */
  player?: string | null | undefined;
  /** Whose card comes next. */
  toPlay?: boolean;
  lookOf?: ((card: Card) => CardLook | undefined) | undefined;
}

/** One of the four hands around the table. */
export function SeatHand({ seat, hand, player, toPlay = false, lookOf }: SeatHandProps) {
  const points = hand && pointsOf(hand);
  return (
    <section
      aria-label={seatName(seat)}
      className="seat"
      data-seat={seat}
      style={{ '--longest': hand ? longestOf(hand) : 4 } as CSSProperties}
    >
      <header
        className={cx(
          'mb-[0.35rem] border-b pb-[0.2rem]',
          toPlay ? 'border-green shadow-[0_1px_0_var(--color-green)]' : 'border-line-2',
        )}
      >
        <div className="flex items-baseline justify-between gap-x-s4">
          <h3 className="text-lg font-semibold">
            {seatName(seat)}
            {toPlay && <VisuallyHidden>, to play</VisuallyHidden>}
          </h3>
          {points !== null && (
            <span className="relative text-sm text-ink-2">
              <b className="text-ink">{points}</b>
              <span className="seat-unit"> {plural(points, 'point')}</span>
            </span>
          )}
        </div>
        {player && <p className="text-sm leading-snug text-ink-2 [overflow-wrap:anywhere]">{player}</p>}
      </header>
      {hand === null ? (
        <p className="py-s2 text-ink-3 italic">No hand data</p>
      ) : (
        <dl className="seat-rows">
          {suits.map((suit) => (
            <div key={suit} className="seat-row">
              <dt className="flex justify-center">
                <Suit suit={suit} className="h-[0.76em]" />
              </dt>
              <dd className="seat-ranks">
                <Ranks hand={hand} suit={suit} lookOf={lookOf} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function Ranks({
  hand,
  suit,
  lookOf,
}: { hand: Hand; suit: (typeof suits)[number] } & Pick<SeatHandProps, 'lookOf'>) {
  const holding = hand[suit];
  if (lengthOf(holding) === 0) {
    return (
      <span className="font-regular text-ink-3">
        <span aria-hidden>–</span>
        <VisuallyHidden>none</VisuallyHidden>
      </span>
    );
  }
  if (lookOf === undefined) return formatHolding(holding);
  return ranksOf(holding).map((rank) => {
    const card = makeCard(suit, rank);
    const look = lookOf(card) ?? {};
    if (look.playable) return <PlayableCard key={rank} card={card} {...look.playable} />;
    return (
      <span key={rank} className="card-rank">
        {look.played ? <s className={look.current ? 'card-current' : 'card-played'}>{rank}</s> : rank}
      </span>
    );
  });
}

/** Until its worth is known a dot stands in its place, so that nothing moves when it comes. */
function PlayableCard({ card, onPlay, worth }: { card: Card } & NonNullable<CardLook['playable']>) {
  return (
    <button
      type="button"
      data-card={card}
      aria-label={`Play the ${cardName(card)}${worth ? `: ${worth.words}` : ''}`}
      {...(worth?.best && { 'data-best': '' })}
      onClick={onPlay}
      className="card-playable"
    >
      {rankOf(card)}
      <span className="card-worth">{worth?.figure ?? '·'}</span>
    </button>
  );
}

const longestOf = (hand: Hand): number => Math.max(4, ...suits.map((suit) => lengthOf(hand[suit])));
