import { type Level, levels } from '@bridge-review/bridge/call';
import { type Strain, strains } from '@bridge-review/bridge/strain';
import type { Ref } from 'react';
import { BIDS_ACROSS } from './bidding-box-step.ts';
import type { CallOption } from './call-option.ts';
import { Call, type CallName, Notrump } from './call.tsx';
import { cx } from './cx.ts';
import { Suit } from './suit.tsx';

export interface TwoStepBidsProps {
  /** The 35 bids upwards. */
  bids: readonly CallOption[];
  level: number | null;
  onLevel: (level: Level) => void;
  onCall: (call: CallName) => void;
  /** Why what was pressed does nothing. */
  onReason: (reason: string | null) => void;
  /** The lowest level that is open. */
  ref: Ref<HTMLButtonElement> | undefined;
}

/** For low phones: the level, then the strain, two rows in place of seven. */
export function TwoStepBids({ bids, level, onLevel, onCall, onReason, ref }: TwoStepBidsProps) {
  const bidsAt = (one: number) => bids.slice((one - 1) * BIDS_ACROSS, one * BIDS_ACROSS);
  const isOpen = (one: number) => bidsAt(one).some(({ objection }) => objection === null);
  const lowest = levels.find(isOpen);
  const press = (reason: string | null, act: () => void) => {
    onReason(reason);
    if (reason === null) act();
  };
  return (
    <div className="two-step-bids">
      <div role="group" aria-label="Level" className={cx(ROW, 'grid-cols-7')}>
        {levels.map((one) => (
          <button
            key={one}
            type="button"
            ref={one === lowest ? ref : undefined}
            aria-pressed={one === level}
            aria-disabled={!isOpen(one)}
            onClick={() =>
              press(isOpen(one) ? null : (bidsAt(one).at(-1)?.objection ?? null), () => onLevel(one))
            }
            onBlur={() => onReason(null)}
            className={cx(
              CELL,
              !isOpen(one) ? CLOSED : one === level ? 'bg-green text-on-green' : 'bg-surface',
            )}
          >
            {one}
          </button>
        ))}
      </div>
      <div role="group" aria-label="Strain" className={cx(ROW, 'grid-cols-5')}>
        {strains.map((strain, index) => {
          const bid = level === null ? undefined : bidsAt(level)[index];
          const closed = bid === undefined ? 'Choose a level first.' : bid.objection;
          return (
            <button
              key={strain}
              type="button"
              data-call={bid?.call}
              aria-disabled={closed !== null}
              onClick={() => press(closed, () => bid && onCall(bid.call))}
              onBlur={() => onReason(null)}
              className={cx(CELL, closed === null ? 'bg-surface' : CLOSED)}
            >
              {bid ? <Call call={bid.call} muted={closed !== null} /> : <StrainText strain={strain} />}
            </button>
          );
        })}
      </div>
    </div>
  );
}

const StrainText = ({ strain }: { strain: Strain }) =>
  strain === 'NT' ? <Notrump /> : <Suit suit={strain} muted />;

const ROW = 'grid gap-px overflow-hidden rounded-2 border border-line-2 bg-line-2';
const CELL =
  'min-h-[2.9rem] touch-manipulation text-[1.15rem] leading-none font-semibold transition-colors select-none focus-visible:-outline-offset-3';
const CLOSED = 'bg-sunk font-regular text-ink-off [&_*]:font-regular';
