import { plural } from '@bridge-review/bridge/counted';
import { type Hand, pointsOf } from '@bridge-review/bridge/hand';
import type { Seat } from '@bridge-review/bridge/seat';
import { type Side, seatsOf, sides } from '@bridge-review/bridge/side';
import type { ReactNode } from 'react';

export interface CornerProps {
  /** Northwest, northeast, southwest, southeast of the table. */
  of: 'contract' | 'hands' | 'tricks' | 'points';
  title?: string;
  children: ReactNode;
}

/** One of the four corners that a compass leaves free. */
export function Corner({ of, title, children }: CornerProps) {
  return (
    <div className="corner" data-corner={of}>
      {title !== undefined && <span className="eyebrow">{title}</span>}
      {children}
    </div>
  );
}

const SIDES: Readonly<Record<Side, string>> = { NS: 'N–S', EW: 'E–W' };

export interface TrickTallyProps {
  won: Readonly<Record<Side, number>>;
  /** How many the contract needs, and who needs them. */
  declaring: Side;
  needed: number;
}

/** Tricks so far: as many pips as declarer needs to make it, and as the defence needs to beat it. */
export function TrickTally({ won, declaring, needed }: TrickTallyProps) {
  return (
    <div className="tally">
      {sides.map((side) => {
        const pips = side === declaring ? needed : 14 - needed;
        return [
          <span key={side}>{SIDES[side]}</span>,
          <b key={`${side} won`}>{won[side]}</b>,
          <span
            key={`${side} pips`}
            aria-hidden
            className="pips"
            {...(side === declaring && { 'data-declarer': '' })}
          >
            {Array.from({ length: pips }, (_, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- pips have places, not names
              <i key={index} {...(index < won[side] && { 'data-won': '' })} />
            ))}
          </span>,
        ];
      })}
    </div>
  );
}

export interface SidePointsProps {
  hands: Readonly<Record<Seat, Hand | null>>;
  /** Hands that are hidden keep the points of their side to themselves. */
  shown: ReadonlySet<Seat>;
  /** Where the room is narrow there is no corner for tricks; they stand here. */
  won?: Readonly<Record<Side, number>> | undefined;
}

/** High-card points of the two sides. Where the corner has its title, that says what they are. */
export function SidePoints({ hands, shown, won }: SidePointsProps) {
  return (
    <div className="side-points">
      {sides.map((side) => [
        <span key={side}>{SIDES[side]}</span>,
        <SideTotal key={`${side} points`} points={pointsOfSide(hands, shown, side)} />,
        <span key={`${side} tricks`} className="narrow-only">
          {won && (
            <>
              <b>{won[side]}</b> {plural(won[side], 'trick')}
            </>
          )}
        </span>,
      ])}
    </div>
  );
}

function SideTotal({ points }: { points: number | null }) {
  if (points === null) return <span>–</span>;
  return (
    <span>
      <b>{points}</b>
      <span className="narrow-only"> HCP</span>
    </span>
  );
}

function pointsOfSide(hands: SidePointsProps['hands'], shown: ReadonlySet<Seat>, side: Side): number | null {
  const [one, other] = seatsOf(side).map((seat) => (shown.has(seat) ? hands[seat] : null));
  return one && other ? pointsOf(one) + pointsOf(other) : null;
}
