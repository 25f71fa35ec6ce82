import { type Seat, seatName, seats } from '@bridge-review/bridge/seat';
import { sideOf } from '@bridge-review/bridge/side';
import { type Trick } from '@bridge-review/bridge/play';
import { isVulnerable, type Vulnerability } from '@bridge-review/bridge/vulnerability';
import { PlayingCard } from './playing-card.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { vulnerabilityText } from './vulnerability-text.ts';

export interface TrickOnTable {
  /** Counted from 1. */
  number: number;
  cards: Trick;
  winner: Seat | null;
}

export interface BoardTableProps {
  board: number;
  dealer: Seat;
  vulnerability: Vulnerability;
  /** What lies in the middle instead of the board's number. */
  trick?: TrickOnTable | undefined;
}

/** The table in the middle of a deal: who is vulnerable and who dealt in words, then the board or the trick. */
export function BoardTable({ board, dealer, vulnerability, trick }: BoardTableProps) {
  return (
    <div className="bridge-table">
      <VisuallyHidden>
        {`Board ${board}, dealer ${seatName(dealer)}, ${vulnerabilityText(vulnerability)}.`}
      </VisuallyHidden>
      {seats.map((seat) => {
        const vulnerable = isVulnerable(vulnerability, sideOf(seat));
        return (
          <div
            key={seat}
            aria-hidden
            data-seat={seat}
            {...(vulnerable && { 'data-vulnerable': '' })}
            className="table-side"
          >
            {seat === dealer && <span className="table-dealer upright">D</span>}
            <span className={vulnerable ? undefined : 'upright'}>
              {seat}
              {vulnerable && <span className="table-words"> · vulnerable</span>}
            </span>
          </div>
        );
      })}
      {trick === undefined ? (
        <div aria-hidden className="table-middle">
          <span className="eyebrow">Board</span>
          <b className="table-board" {...(board > 99 && { 'data-long': '' })}>
            {board}
          </b>
          <span className="table-dealt mt-[0.3rem] text-sm text-ink-2">Dealer {seatName(dealer)}</span>
        </div>
      ) : (
        <TrickCards {...trick} />
      )}
    </div>
  );
}

function TrickCards({ number, cards, winner }: TrickOnTable) {
  return (
    <div className="table-trick">
      <span className="table-number text-center text-xs leading-tight text-ink-3">
        Trick
        <br />
        {number}
      </span>
      {seats.map((seat) => {
        const card = cards[seat];
        return (
          card !== null && (
            <span
              key={seat}
              data-seat={seat}
              {...(seat === winner && { 'data-winner': '' })}
              className="trick-card"
            >
              <VisuallyHidden>{`${seatName(seat)}${seat === winner ? ', who wins' : ''}: `}</VisuallyHidden>
              <PlayingCard card={card} />
            </span>
          )
        );
      })}
    </div>
  );
}
