import { counted } from '@bridge-review/bridge/counted';
import type { Trick } from '@bridge-review/bridge/play';
import { type Seat, seatName, seatsFrom } from '@bridge-review/bridge/seat';
import { cx } from './cx.ts';
import { PlayingCard } from './playing-card.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface TrickRow {
  cards: Trick;
  leader: Seat;
  winner: Seat | null;
  /** Tricks that a seat's card gave away. */
  costs?: Readonly<Partial<Record<Seat, number>>>;
}

export interface TrickTableProps {
  caption: string;
  tricks: readonly TrickRow[];
  /** The trick that is shown elsewhere, counted from 0. */
  current: number | null;
  /** Counted from 0. */
  onShow: (trick: number) => void;
}

const COLUMNS = seatsFrom('W');

/** One row a trick: the lead underlined, the winner bold on green, both with text for screen readers. */
export function TrickTable({ caption, tricks, current, onShow }: TrickTableProps) {
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-tap border-b border-line-2">
            <VisuallyHidden>Trick</VisuallyHidden>
          </th>
          {COLUMNS.map((seat) => (
            <th
              key={seat}
              scope="col"
              className="border-b border-line-2 py-[0.4rem] font-semibold text-ink-2"
            >
              {seatName(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tricks.map((trick, index) => (
          <tr
            key={COLUMNS.map((seat) => trick.cards[seat]).join(' ')}
            className={cx('not-last:border-b not-last:border-line', index === current && 'bg-sunk')}
          >
            <th scope="row" className="p-0">
              <button
                type="button"
                {...(index === current && { 'aria-current': 'step' as const })}
                onClick={() => onShow(index)}
                className={cx(
                  'min-h-[2.1rem] pointer-coarse:min-h-tap w-full min-w-[1.75rem] rounded-1 text-center text-sm transition-colors hover:bg-hover hover:text-ink',
                  index === current ? 'font-semibold text-ink' : 'text-ink-3',
                )}
              >
                <VisuallyHidden>Show trick </VisuallyHidden>
                {index + 1}
              </button>
            </th>
            {COLUMNS.map((seat) => (
              <td key={seat} className="p-0 text-center">
                <PlayedCell trick={trick} seat={seat} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PlayedCell({ trick: { cards, leader, winner, costs }, seat }: { trick: TrickRow; seat: Seat }) {
  const card = cards[seat];
  if (card === null) return null;
  const cost = costs?.[seat];
  return (
    <span
      className={cx(
        'relative inline-block rounded-1 px-[0.45em] py-[0.1em]',
        seat === leader && 'underline decoration-2 underline-offset-[0.22em]',
        seat === winner && 'bg-green-soft font-semibold',
      )}
    >
      <PlayingCard card={card} />
      {seat === leader && <VisuallyHidden>, led</VisuallyHidden>}
      {seat === winner && <VisuallyHidden>, wins</VisuallyHidden>}
      {cost !== undefined && (
        <>
          <b aria-hidden className="absolute top-1/2 left-full -translate-y-1/2 pl-[0.15em] text-sm text-red">
            −{cost}
          </b>
          <VisuallyHidden>, costs {counted(cost, 'trick')}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
