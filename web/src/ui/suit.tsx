import { cx } from './cx.ts';
import { SUIT_SHAPES } from '@bridge-review/bridge/picture/suit-shape';
import type { Suit as SuitLetter } from '@bridge-review/bridge/suit';
import { VisuallyHidden } from './visually-hidden.tsx';

const COLOURS: Record<SuitLetter, string> = {
  S: 'text-suit-s',
  H: 'text-suit-h',
  D: 'text-suit-d',
  C: 'text-suit-c',
};

export interface SuitProps {
  suit: SuitLetter;
  /** The hidden name: 'hearts', or 'heart' as in 1♥; none where the words stand beside it. */
  name?: 'plural' | 'singular' | 'none';
  /** Takes the colour of the text around it, as on a disabled call. */
  muted?: boolean;
  className?: string;
}

export function Suit({ suit, name = 'plural', muted = false, className }: SuitProps) {
  const shape = SUIT_SHAPES[suit];
  return (
    <>
      <svg
        viewBox={shape.viewBox}
        aria-hidden
        data-notation=""
        className={cx(
          'inline-block h-[0.86em] w-auto shrink-0 fill-current align-[-0.08em]',
          !muted && COLOURS[suit],
          className,
        )}
      >
        <path d={shape.path} />
      </svg>
      {/* The space keeps 4♥ from being read, or copied, as '4hearts'. */}
      {name !== 'none' && <VisuallyHidden>{` ${shape.name}${name === 'plural' ? 's' : ''}`}</VisuallyHidden>}
    </>
  );
}
