import { type Card, makeCard } from '@bridge-review/bridge/card';
import { type Hand, pointsOf } from '@bridge-review/bridge/hand';
import { readPlayerName } from '@bridge-review/bridge/player-name';
import type { Rank } from '@bridge-review/bridge/rank';
import { type Seat, seatName } from '@bridge-review/bridge/seat';
import { type Suit as SuitLetter, suits } from '@bridge-review/bridge/suit';
import type { CSSProperties } from 'react';
import { type CardLook, cardPieces } from './card-pieces.ts';
import { useRankText } from './card-text.ts';
import { ClosedHand } from './closed-hand.tsx';
import { shortName, shortSurname, surnameOf } from './short-name.ts';
import { Suit } from './suit.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { WorthGroup } from './worth-group.tsx';

export interface SeatHandProps {
  seat: Seat;
  /** Null where the file does not know it. */
  hand: Hand | null;
  /** Who sat there, as the file spells it. */
  player?: string | null | undefined;
  /** In the place of a hand that is null. */
  missing?: string | undefined;
  /** Whose card comes next. */
  toPlay?: boolean;
  lookOf?: ((card: Card) => CardLook | undefined) | undefined;
  /** Whether groups of cards are buttons; elsewhere the tray plays them, and has their figures. */
  playsHere?: boolean;
  isHidden?: boolean;
  /** Hides the hand, or shows it again. */
  onToggle?: (() => void) | undefined;
}

/** One of the four hands around the table. A hidden one is neither drawn nor read out. */
export function SeatHand(props: SeatHandProps) {
  const { seat, hand, toPlay = false, lookOf, playsHere = false, isHidden = false, onToggle } = props;
  const { missing = 'No hand data' } = props;
  const player = readPlayerName(props.player ?? '').name;
  const rankText = useRankText();
  const name = seatName(seat);
  const rows = suits.map((suit) => ({ suit, pieces: hand === null ? [] : cardPieces(hand, suit, lookOf) }));
  return (
    <section
      aria-label={isHidden ? `${name}, hidden` : name}
      className="seat"
      data-seat={seat}
      {...(isHidden && { 'data-hidden': '' })}
      style={{ '--places': isHidden ? LEAST_PLACES : placesOf(rows, rankText, playsHere) } as CSSProperties}
    >
      <header className="seat-head" {...(toPlay && { 'data-turn': '' })}>
        <h3>
          {name}
          {toPlay && <VisuallyHidden>, to play</VisuallyHidden>}
        </h3>
        {player !== '' && <SeatPlayer name={player} />}
        {hand !== null && !isHidden && (
          <span className="seat-points">
            <b>{pointsOf(hand)}</b>
            <span className="seat-unit"> HCP</span>
          </span>
        )}
        {onToggle && hand !== null && (
          <button
            type="button"
            aria-label={`${isHidden ? 'Show' : 'Hide'} ${name}`}
            data-word={isHidden ? 'Show' : 'Hide'}
            onClick={onToggle}
            className="seat-toggle"
          />
        )}
      </header>
      {hand === null ? (
        <p className="seat-missing">{missing}</p>
      ) : isHidden ? (
        <ClosedHand />
      ) : (
        <dl>
          {rows.map(({ suit, pieces }) => (
            <div key={suit} className="seat-row">
              <dt>
                <Suit suit={suit} className="h-[0.74em]" />
              </dt>
              <dd className="seat-ranks">
                <Ranks suit={suit} pieces={pieces} playsHere={playsHere} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** The name as long as there is room; screen readers, and the pointer, get it whole. */
function SeatPlayer({ name }: { name: string }) {
  const short = shortName(name);
  const widths = { '--characters': name.length, '--short-characters': short.length } as CSSProperties;
  return (
    <span className="seat-player" title={name} style={widths}>
      <span className="full">{name}</span>
      <span aria-hidden className="short">
        {short}
      </span>
      <span aria-hidden className="surname" data-name={shortSurname(surnameOf(name))} />
    </span>
  );
}

type Pieces = ReturnType<typeof cardPieces>;

function Ranks({ suit, pieces, playsHere }: { suit: SuitLetter; pieces: Pieces; playsHere: boolean }) {
  const rankText = useRankText();
  if (pieces.length === 0) {
    return (
      <span className="font-regular text-ink-3">
        <span aria-hidden>–</span>
        <VisuallyHidden>none</VisuallyHidden>
      </span>
    );
  }
  return pieces.map((piece) => {
    if ('group' in piece) {
      return <WorthGroup key={piece.group[0]?.rank} suit={suit} cards={piece.group} playsHere={playsHere} />;
    }
    const { rank, look } = piece;
    const text = rankText(rank);
    if (!look?.played) {
      return (
        <span key={rank} className="rank" {...(text.length > 1 && { 'data-wide': '' })}>
          {text}
        </span>
      );
    }
    return (
      <s
        key={rank}
        className="rank"
        data-card={makeCard(suit, rank)}
        data-played
        {...(text.length > 1 && { 'data-wide': '' })}
        {...(look.current && { 'data-current': '' })}
      >
        {text}
      </s>
    );
  });
}

const LEAST_PLACES = 5;
/** How much room the figure of a group takes, in ranks. */
const FIGURE = 1.2;

/** How many ranks a `10` or a `Kn` takes. */
const WIDE = 2;

/** How many ranks the longest row has room for: one figure more than cards, so that switching values on shrinks nothing. */
function placesOf(
  rows: readonly { pieces: Pieces }[],
  rankText: (rank: Rank) => string,
  withFigures: boolean,
): number {
  const needed = rows.map(({ pieces }) => {
    const ranks = pieces.flatMap<{ rank: Rank }>((piece) => ('group' in piece ? piece.group : [piece]));
    const groups = withFigures ? pieces.filter((piece) => 'group' in piece).length : 0;
    const cards = ranks.reduce((sum, { rank }) => sum + (rankText(rank).length > 1 ? WIDE : 1), 0);
    return cards + Math.max(1.4, groups * FIGURE);
  });
  return Math.max(LEAST_PLACES, ...needed);
}
