import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';

export interface PlayControlsProps {
  /** How many cards have been played. */
  step: number;
  steps: number;
  onStep: (step: number) => void;
  /** Where one is: the trick, who won what. Announced as one steps. */
  children: ReactNode;
  className?: string;
}

/** Steps through a line of play: by buttons, and by the arrow keys, Home and End while the focus is here. */
export function PlayControls({ step, steps, onStep, children, className }: PlayControlsProps) {
  const moves = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: steps };
  const go = (to: number) => onStep(Math.min(steps, Math.max(0, to)));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.key in moves)) return;
    // Elsewhere on the page the same arrows lead to the next board.
    event.preventDefault();
    go(moves[event.key as keyof typeof moves]);
  };
  // `aria-disabled` and not `disabled`: at the last card the focus must stay where it is.
  const button = (to: number, off: boolean) => ({
    'aria-disabled': off,
    onClick: () => go(to),
    className:
      'aria-disabled:text-ink-off aria-disabled:cursor-not-allowed aria-disabled:hover:bg-transparent',
  });
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on its buttons
    <div
      role="toolbar"
      aria-label="The play"
      data-own-arrows
      onKeyDown={onKeyDown}
      className={cx('flex flex-wrap items-center justify-between gap-x-s3', className)}
    >
      <div className="flex">
        <IconButton icon={ChevronFirst} label="Start of the play" {...button(0, step === 0)} />
        <IconButton icon={ChevronLeft} label="Card back" {...button(step - 1, step === 0)} />
        <IconButton icon={ChevronRight} label="Card forward" {...button(step + 1, step === steps)} />
        <IconButton icon={ChevronLast} label="End of the play" {...button(steps, step === steps)} />
      </div>
      <output className="text-ink-2">{children}</output>
    </div>
  );
}
