import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { stepKeys } from './play-steps.ts';

export interface PlayControlsProps {
  /** How many cards have been played. */
  step: number;
  /** 0 where there is nothing to step through. */
  steps: number;
  onStep: (step: number) => void;
  /** The slider; null where it stands elsewhere. */
  slider: ReactNode;
  /** The current step and its result, in words. Announced at each step. */
  children?: ReactNode;
}

/** Steps through a line of play: by buttons, a slider, and the arrow keys, Page keys, Home and End while the focus is here. */
export function PlayControls({ step, steps, onStep, slider, children }: PlayControlsProps) {
  const go = (to: number) => onStep(Math.min(steps, Math.max(0, to)));
  // `aria-disabled` and not `disabled`: at the last card the focus must stay where it is.
  const button = (to: number, off: boolean, wide = false) => ({
    'aria-disabled': off,
    onClick: () => go(to),
    className: cx(
      'aria-disabled:text-ink-off aria-disabled:cursor-not-allowed aria-disabled:hover:bg-transparent',
      wide && 'touch-manipulation max-[37.5em]:w-[4.2rem] max-[37.5em]:bg-sunk',
    ),
  });
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on its buttons
    <div
      role="toolbar"
      aria-label="The play"
      data-own-arrows
      onKeyDown={stepKeys(step, steps, go)}
      className="play-controls"
    >
      <IconButton icon={ChevronFirst} label="Start of the play" {...button(0, step === 0)} />
      <IconButton icon={ChevronLeft} label="Previous card" {...button(step - 1, step === 0, true)} />
      <IconButton icon={ChevronRight} label="Next card" {...button(step + 1, step === steps, true)} />
      <IconButton icon={ChevronLast} label="End of the play" {...button(steps, step === steps)} />
      {slider}
      {children !== undefined && <output className="play-status">{children}</output>}
    </div>
  );
}
