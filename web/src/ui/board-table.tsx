import { type Trick } from '@bridge-review/bridge/play';
import { type Seat, seatName, seats } from '@bridge-review/bridge/seat';
import { sideOf } from '@bridge-review/bridge/side';
import { isVulnerable, type Vulnerability } from '@bridge-review/bridge/vulnerability';
import { PlayingCard } from './playing-card.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { vulnerabilityText } from './vulnerability-text.ts';

export interface TrickOnTable {
  /** Counted from 1. */
  number: number;
  cards: Trick;
  winner: Seat | null;
  /** Whose card comes next; marked while the trick is not complete. */
  turn: Seat | null;
}

export interface BoardTableProps {
  /** Null, as the dealer, for a deal that is no board; then a trick lies in the middle. */
  board: number | null;
  dealer: Seat | null;
  vulnerability: Vulnerability;
  /** What lies in the middle instead of the board's number. */
  trick?: TrickOnTable | undefined;
}

/** The table in the middle of a deal: red sides are vulnerable, `D` is the dealer, then the board or the trick. */
export function BoardTable({ board, dealer, vulnerability, trick }: BoardTableProps) {
  return (
    <div className="bridge-table">
      <VisuallyHidden>
        {board === null || dealer === null
          ? `${vulnerabilityText(vulnerability)}.`
          : `Board ${board}, dealer ${seatName(dealer)}, ${vulnerabilityText(vulnerability)}.`}
      </VisuallyHidden>
      {seats.map((seat) => (
        <div
          key={seat}
          aria-hidden
          data-seat={seat}
          {...(isVulnerable(vulnerability, sideOf(seat)) && { 'data-vulnerable': '' })}
          className="table-side"
        >
          {seat === dealer && <span className="table-dealer">D</span>}
          {seat}
        </div>
      ))}
      {trick !== undefined ? (
        <TrickCards {...trick} />
      ) : board === null || dealer === null ? null : (
        <div aria-hidden className="table-middle">
          <span className="eyebrow">Board</span>
          <b className="table-board" {...(board > 99 && { 'data-long': '' })}>
            {board}
          </b>
          <span className="mt-[0.2rem] text-sm text-ink-2">Dealer {seatName(dealer)}</span>
        </div>
      )}
    </div>
  );
}

function TrickCards({ number, cards, winner, turn }: TrickOnTable) {
  return (
    <div className="table-trick">
      <span className="table-number">
        Trick <b>{number}</b>
      </span>
      {seats.map((seat) => {
        const card = cards[seat];
        if (card !== null) {
          return (
            <span
              key={seat}
              data-seat={seat}
              {...(seat === winner && { 'data-winner': '' })}
              className="trick-card"
            >
              <VisuallyHidden>{`${seatName(seat)}${seat === winner ? ', who wins' : ''}: `}</VisuallyHidden>
              <PlayingCard card={card} />
            </span>
          );
        }
        return (
          seat === turn &&
          winner === null && (
            <span key={seat} aria-hidden data-seat={seat} className="trick-next">
              ?
            </span>
          )
        );
      })}
    </div>
  );
}
