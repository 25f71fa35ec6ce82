import type { Call as CallText } from '@bridge-review/bridge/call';
import { nextSeat, placesBetween, type Seat, seatName, seatsFrom } from '@bridge-review/bridge/seat';
import { sideOf } from '@bridge-review/bridge/side';
import { isVulnerable, type Vulnerability } from '@bridge-review/bridge/vulnerability';
import type { ReactNode } from 'react';
import { spokenCall } from './spoken-call.ts';
import { Call } from './call.tsx';
import { cx } from './cx.ts';
import { type CallNote, ExplainedCall, noteText } from './explained-call.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const COLUMNS = seatsFrom('W');

export interface AuctionTableProps {
  dealer: Seat;
  vulnerability: Vulnerability;
  calls: readonly {
    call: CallText;
    /** The number of the footnote that explains it. */
    footnote?: number | undefined;
    /** What is said of it, which the call opens. */
    note?: CallNote | undefined;
  }[];
  /** Given while the auction is edited: each call leads to what is said of it. */
  onExplain?: ((call: number) => void) | undefined;
  /** Given where one of the calls is to be chosen. */
  choice?: CallChoice | undefined;
  /** In the cell of the seat that calls next: a question mark, an input. */
  turn?: ReactNode;
  caption?: string;
}

interface CallChoice {
  chosen: number | null;
  onChoose: (call: number) => void;
}

/** Four columns, West first; cells before the dealer's first call stay empty. */
export function AuctionTable(props: AuctionTableProps) {
  const { dealer, vulnerability, calls, turn, caption = 'Auction', onExplain, choice } = props;
  const before = placesBetween('W', dealer);
  const cells: ReactNode[] = [
    ...Array.from({ length: before }, () => null),
    ...calls.map((called, index) => (
      <CalledCell
        key="call"
        {...called}
        seat={nextSeat(dealer, index)}
        onExplain={onExplain && (() => onExplain(index))}
        choice={choice && { isChosen: choice.chosen === index, choose: () => choice.onChoose(index) }}
      />
    )),
  ];
  const turnAt = turn === undefined ? -1 : cells.length;
  const rows = Math.max(1, Math.ceil((cells.length + (turnAt < 0 ? 0 : 1)) / 4));
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {COLUMNS.map((seat) => (
            <SeatHeader key={seat} seat={seat} vulnerable={isVulnerable(vulnerability, sideOf(seat))} />
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row} className="not-last:border-b not-last:border-line">
            {COLUMNS.map((seat, column) => {
              const index = row * 4 + column;
              return (
                <td
                  key={seat}
                  className={cx(
                    'h-[var(--call-row,2.65rem)] text-center text-[1.2rem] leading-none not-first:border-l not-first:border-line',
                    index === turnAt &&
                      'bg-green-soft text-md font-semibold text-green shadow-[inset_0_0_0_2px_var(--color-green)]',
                  )}
                >
                  {index === turnAt ? turn : cells[index]}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SeatHeader({ seat, vulnerable }: { seat: Seat; vulnerable: boolean }) {
  return (
    <th
      scope="col"
      className={cx(
        'px-s1 pt-[0.45rem] pb-[0.4rem] leading-[1.2] font-semibold not-first:border-l not-first:border-l-line',
        vulnerable ? 'border-b-3 border-b-red text-ink' : 'border-b border-b-line-2 text-ink-2',
      )}
    >
      {seatName(seat)}
      <small
        {...(!vulnerable && { 'data-not': '' })}
        className={cx('auction-vul block text-xs font-medium', vulnerable ? 'text-red' : 'text-ink-3')}
      >
        {vulnerable ? 'vul' : 'not vul'}
      </small>
    </th>
  );
}

type CalledCellProps = AuctionTableProps['calls'][number] & {
  seat: Seat;
  onExplain: (() => void) | undefined;
  choice: { isChosen: boolean; choose: () => void } | undefined;
};

const explainLabel = (seat: Seat, call: CallText, note: CallNote | undefined): string =>
  `Explain ${seatName(seat)}’s ${spokenCall(call)}${note ? `: ${noteText(note)}` : ''}`;

function CalledCell({ seat, call, footnote, note, onExplain, choice }: CalledCellProps) {
  const word = call === 'Pass' || call === 'Double' || call === 'Redouble';
  const text = <Call call={call} {...(word && { className: 'text-md' })} />;
  return (
    <>
      {choice ? (
        <button
          type="button"
          aria-pressed={choice.isChosen}
          aria-label={`${seatName(seat)}: ${spokenCall(call)}`}
          onClick={choice.choose}
          className="h-full min-h-tap w-full hover:bg-hover focus-visible:-outline-offset-4 aria-pressed:bg-green-soft aria-pressed:shadow-[inset_0_0_0_2px_var(--color-green)]"
        >
          {text}
        </button>
      ) : onExplain ? (
        <button
          type="button"
          onClick={onExplain}
          aria-label={explainLabel(seat, call, note)}
          className={cx(
            'h-full w-full rounded-1 underline decoration-dotted underline-offset-[0.3em] hover:bg-hover',
            note ? 'decoration-2' : 'decoration-line-2',
          )}
        >
          {text}
        </button>
      ) : note ? (
        <ExplainedCall note={note}>{text}</ExplainedCall>
      ) : (
        text
      )}
      {footnote !== undefined && (
        <sup className="ml-[0.15em] text-xs font-semibold text-ink-2">
          <VisuallyHidden>, note </VisuallyHidden>
          {footnote}
        </sup>
      )}
    </>
  );
}
