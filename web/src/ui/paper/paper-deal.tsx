import { type Hand, pointsOf } from '@bridge-review/bridge/hand';
import { ranksOf } from '@bridge-review/bridge/holding';
import { type Seat, seatName, seats } from '@bridge-review/bridge/seat';
import { sideOf } from '@bridge-review/bridge/side';
import { suits } from '@bridge-review/bridge/suit';
import { isVulnerable } from '@bridge-review/bridge/vulnerability';
import type { CSSProperties, ReactNode } from 'react';
import { useRankText } from '../card-text.ts';
import { Suit } from '../suit.tsx';
import type { PaperBoard } from './paper-board.ts';

/** As many ranks as stand beside the table in full size; longer suits are set smaller and closer, as in paper.css. */
const MOST_RANKS = 9;

export interface PaperHandProps {
  seat: Seat;
  /** Null where the file does not know it. */
  hand: Hand | null;
  /** With the seat's name and HCP above. */
  headed?: boolean;
}

export function PaperHand({ seat, hand, headed = false }: PaperHandProps) {
  const rankText = useRankText();
  return (
    <section className="paper-hand" data-seat={seat} aria-label={seatName(seat)}>
      {headed && (
        <header>
          {seatName(seat)}
          {hand !== null && <small>{pointsOf(hand)} HCP</small>}
        </header>
      )}
      {hand === null ? (
        <p>Not known</p>
      ) : (
        suits.map((suit) => {
          const ranks = ranksOf(hand[suit]).map(rankText).join('');
          return (
            <div key={suit}>
              <span>
                <Suit suit={suit} className="h-[0.78em]" />
              </span>
              <b
                {...(ranks.length > MOST_RANKS && { 'data-long': '' })}
                style={{ '--ranks': Math.max(1, ranks.length) } as CSSProperties}
              >
                {ranks === '' ? '–' : ranks}
              </b>
            </div>
          );
        })
      )}
    </section>
  );
}

/** The four hands around a table that shows number, dealer and vulnerable sides. */
export function PaperDeal({ board, children }: { board: PaperBoard; children?: ReactNode }) {
  const { number, dealer, vulnerability, hands } = board;
  return (
    <div className="paper-deal">
      {seats.map((seat) => (
        <PaperHand key={seat} seat={seat} hand={hands[seat]} headed />
      ))}
      <div className="paper-table-top" aria-hidden>
        {seats.map((seat) => (
          <span
            key={seat}
            data-seat={seat}
            {...(isVulnerable(vulnerability, sideOf(seat)) && { 'data-vul': '' })}
          >
            {seat === dealer ? (
              sideOf(seat) === 'NS' ? (
                `${seat} dealer`
              ) : (
                <span>
                  {seat}
                  <br />D
                </span>
              )
            ) : (
              seat
            )}
          </span>
        ))}
        <b {...(number > 99 && { 'data-long': '' })}>{number}</b>
      </div>
      {children}
    </div>
  );
}
