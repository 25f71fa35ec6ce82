import type { Call as CallName } from '@bridge-review/bridge/call';
import type { Suit as SuitLetter } from '@bridge-review/bridge/suit';
import { useNotrumpText } from './card-text.ts';
import { cx } from './cx.ts';
import { Suit } from './suit.tsx';

export type { CallName };

const SUITS: readonly SuitLetter[] = ['S', 'H', 'D', 'C'];

export interface CallProps {
  call: CallName;
  /** Follows the colour of the text around it, as on a disabled call. */
  muted?: boolean;
  className?: string;
}

/** A call set as one word: 3NT, 4♥, Pass. */
export function Call({ call, muted = false, className }: CallProps) {
  const look = cx('whitespace-nowrap [font-variant-numeric:lining-nums_proportional-nums]', className);
  if (call === 'Pass') return <span className={cx(look, !muted && 'text-ink-3')}>Pass</span>;
  if (call === 'Double' || call === 'Redouble') {
    return <span className={cx(look, 'font-semibold', !muted && 'text-red')}>{call}</span>;
  }
  const level = call.slice(0, 1);
  const suit = SUITS.find((letter) => call.endsWith(letter));
  return (
    <span className={cx(look, 'font-semibold')}>
      {level}
      {suit === undefined ? (
        <Notrump />
      ) : (
        <Suit
          suit={suit}
          name={level === '1' ? 'singular' : 'plural'}
          muted={muted}
          className="ml-[0.1em] align-[-0.07em]"
        />
      )}
    </span>
  );
}

/** NT, or what the reader writes for it. */
export function Notrump() {
  return <span className="ml-[0.01em] text-[0.84em] tracking-[-0.02em]">{useNotrumpText()}</span>;
}
