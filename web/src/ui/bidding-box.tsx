import type { Level } from '@bridge-review/bridge/call';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Call } from './call.tsx';
import type { CallName } from './call.tsx';
import { BIDS_ACROSS, stepInBox } from './bidding-box-step.ts';
import type { CallOption } from './call-option.ts';
import { cx } from './cx.ts';
import { Sentence } from './sentence.tsx';
import { TwoStepBids } from './two-step-bids.tsx';
import { LOW_PHONE, useMedia } from './use-media.ts';

export interface BiddingBoxProps {
  /** The 35 bids upwards, then Pass, Double and Redouble. */
  options: readonly CallOption[];
  onCall: (call: CallName) => void;
  /** A level that was typed or chosen and waits for its strain. */
  level?: number | null;
  /** Where it is given, low phones have two rows: the level, then the strain. */
  onLevel?: (level: Level) => void;
  /** Stands where the reason for a closed call would: how to type, why a typed call was refused. */
  hint?: ReactNode;
  /** The call that the keyboard stands on, which is the box's one tab stop. */
  ref?: Ref<HTMLButtonElement>;
  className?: string;
}

/**
 * One joined sheet of bids, as the boxes on the table have it, and three more calls below. Closed calls stay reachable
 * by pointer and keyboard and say why they are closed, in the line above the sheet, where a finger does not cover it.
 */
export function BiddingBox(props: BiddingBoxProps) {
  const { options, onCall, level = null, onLevel, hint, ref, className } = props;
  const inTwoSteps = useMedia(LOW_PHONE) && onLevel !== undefined;
  const reasonId = useId();
  const [stop, setStop] = useState<number | null>(null);
  const [asked, setAsked] = useState<CallName | null>(null);
  const [stepReason, setStepReason] = useState<string | null>(null);
  const here = stop ?? firstOpen(options);
  const reason = options.find(({ call }) => call === asked)?.objection ?? stepReason;

  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = stepInBox(here, event.key);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setStop(next);
    event.currentTarget.querySelectorAll<HTMLButtonElement>('[data-call]')[next]?.focus();
  };
  const cell = ({ call, objection }: CallOption, index: number): CellProps => {
    // One that closes under the pointer, since it was just called, is not being asked about.
    const ask = () => setAsked(objection === null ? null : call);
    return {
      call,
      closed: objection !== null,
      reasonId: objection !== null && asked === call ? reasonId : undefined,
      stop: index === here,
      ref: index === here ? ref : undefined,
      onCall: () => (objection === null ? onCall(call) : setAsked(call)),
      onFocus: () => {
        setStop(index);
        ask();
      },
      onAsk: ask,
      onLeave: () => setAsked(null),
    };
  };
  const bids = options.slice(0, BIDS);
  const box = useRef<HTMLDivElement>(null);
  const whatIsOpen = options.map(({ objection }) => (objection === null ? 'open' : 'closed')).join(' ');
  // The call that was just made is closed now: the focus goes on to the lowest bid, and from a double to Pass. Only as
  // calls open or close: the arrows lead over closed ones too.
  useLayoutEffect(() => {
    if (!whatIsOpen.includes('open')) return;
    const made = document.activeElement;
    if (!box.current?.contains(made) || made?.getAttribute('aria-disabled') !== 'true') return;
    const isDouble = made.getAttribute('data-call')?.endsWith('ouble') === true;
    const open = isDouble ? '[data-call=Pass][aria-disabled=false]' : '[aria-disabled=false]';
    box.current.querySelector<HTMLElement>(open)?.focus({ preventScroll: true });
  }, [whatIsOpen]);
  return (
    <div className={className}>
      <p id={reasonId} className="box-reason mb-s2 min-h-[1.5em] text-sm text-ink-3">
        {reason === null ? hint : <Sentence>{reason}</Sentence>}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the calls inside it */}
      <div
        ref={box}
        role="group"
        aria-label="Bidding box"
        className="bidding-box"
        {...(!inTwoSteps && { onKeyDown: step })}
      >
        {inTwoSteps ? (
          <TwoStepBids
            bids={bids}
            level={level}
            onLevel={onLevel}
            onCall={onCall}
            onReason={setStepReason}
            ref={firstOpen(options) < BIDS ? ref : undefined}
          />
        ) : (
          <div className="grid grid-cols-5 gap-px overflow-hidden rounded-2 border border-line-2 bg-line-2">
            {bids.map((option, index) => (
              <BidCell
                key={option.call}
                {...cell(option, index)}
                lit={level !== null && Math.floor(index / BIDS_ACROSS) + 1 === level}
              />
            ))}
          </div>
        )}
        <div className="mt-s2 grid grid-cols-3 gap-s2">
          {options.slice(BIDS).map((option, index) => (
            <WordCell key={option.call} {...cell(option, BIDS + index)} {...(inTwoSteps && { stop: true })} />
          ))}
        </div>
      </div>
    </div>
  );
}

const BIDS = 35;

/** The keyboard starts on the lowest bid that is open, or else on Pass. */
function firstOpen(options: readonly CallOption[]): number {
  const open = options.findIndex(({ objection }) => objection === null);
  return open < 0 ? BIDS : open;
}

interface CellProps {
  call: CallName;
  closed: boolean;
  reasonId: string | undefined;
  stop: boolean;
  ref: Ref<HTMLButtonElement> | undefined;
  onCall: () => void;
  onFocus: () => void;
  onAsk: () => void;
  onLeave: () => void;
}

function BidCell({ lit, ...cell }: CellProps & { lit: boolean }) {
  return (
    <Cell
      {...cell}
      className={cx(
        'min-h-[var(--bid-cell,2.6rem)] text-[1.15rem] leading-none focus-visible:-outline-offset-3',
        cell.closed ? 'bg-sunk' : lit ? 'bg-green-soft' : 'bg-surface hover:bg-green-soft',
      )}
    />
  );
}

const WORDS: Partial<Record<CallName, string>> = {
  Pass: 'border-green bg-green-soft text-green hover:bg-green-mid',
  Double: 'border-red bg-surface text-red hover:bg-red-soft',
  Redouble: 'border-control bg-surface text-ink hover:bg-hover',
};

function WordCell(cell: CellProps) {
  return (
    <Cell
      {...cell}
      className={cx(
        'min-h-tap rounded-2 border px-s1 text-md leading-none',
        cell.closed ? 'border-line bg-sunk' : WORDS[cell.call],
      )}
    />
  );
}

function Cell({
  call,
  closed,
  reasonId,
  stop,
  ref,
  onCall,
  onFocus,
  onAsk,
  onLeave,
  className,
}: CellProps & { className: string }) {
  return (
    <button
      type="button"
      ref={ref}
      data-call={call}
      tabIndex={stop ? 0 : -1}
      aria-disabled={closed}
      aria-describedby={reasonId}
      onClick={onCall}
      onFocus={onFocus}
      onBlur={onLeave}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onAsk()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onLeave()}
      className={cx(
        'transition-colors select-none touch-manipulation',
        closed && 'cursor-not-allowed font-regular text-ink-off [&_*]:font-regular',
        className,
      )}
    >
      <Call call={call} muted={closed || call === 'Pass' || call === 'Double' || call === 'Redouble'} />
    </button>
  );
}
