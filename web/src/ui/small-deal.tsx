import type { Deal } from '@bridge-review/bridge/deal';
import { ranksOf } from '@bridge-review/bridge/holding';
import { type Seat, seatName } from '@bridge-review/bridge/seat';
import { suits } from '@bridge-review/bridge/suit';
import type { ReactNode } from 'react';
import { useRankText } from './card-text.ts';
import { cx } from './cx.ts';
import { Suit } from './suit.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const PLACES: Readonly<Record<Seat, string>> = {
  N: 'col-start-2 row-start-1',
  W: 'col-start-1 row-start-2',
  E: 'col-start-3 row-start-2',
  S: 'col-start-2 row-start-3',
};

/** A whole deal as small as in a newspaper column. The middle holds a word or two. */
export function SmallDeal({ deal, label, children }: { deal: Deal; label: string; children?: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={label}
      className="grid w-fit grid-cols-[repeat(3,auto)] gap-x-s3 gap-y-s1 text-sm leading-[1.35] [font-variant-numeric:lining-nums]"
    >
      {(['N', 'W', 'E', 'S'] as const).map((seat) => (
        <SmallHand key={seat} seat={seat} deal={deal} />
      ))}
      <div
        aria-hidden
        className="col-start-2 row-start-2 grid min-h-[2.4rem] min-w-[2.4rem] place-content-center self-center justify-self-center rounded-1 border border-line px-s1 text-ink-3"
      >
        {children}
      </div>
    </div>
  );
}

function SmallHand({ seat, deal }: { seat: Seat; deal: Deal }) {
  const rankText = useRankText();
  return (
    <div className={cx('min-w-0', PLACES[seat])}>
      <p className="text-xs font-semibold text-ink-3">{seatName(seat)}</p>
      {suits.map((suit) => {
        const ranks = ranksOf(deal[seat][suit]).map(rankText).join('');
        return (
          <p key={suit} className="whitespace-nowrap">
            <Suit suit={suit} className="mr-[0.3em]" />
            {ranks === '' ? (
              <>
                <span aria-hidden>–</span>
                <VisuallyHidden>none</VisuallyHidden>
              </>
            ) : (
              ranks
            )}
          </p>
        );
      })}
    </div>
  );
}
