import { useShortcuts } from '../../base/shortcuts.ts';
import { backward, forward, type StepCount, toNextBoard, toPreviousBoard } from './presentation.ts';
import { startOrPause } from './timer.ts';
import type { UpdatePresentation } from './use-presentation.ts';

/** The keys of both windows: those that a presenter's remote sends work even where shortcuts are switched off. */
export function usePresenterKeys(boards: readonly StepCount[], update: UpdatePresentation): void {
  const next = () => update((before) => forward(before, boards));
  const back = () => update((before) => backward(before, boards));
  const blank = () => update((before) => ({ ...before, isBlank: !before.isBlank }));
  useShortcuts(
    {
      ' ': next,
      pagedown: next,
      arrowright: next,
      arrowdown: next,
      pageup: back,
      arrowleft: back,
      arrowup: back,
      backspace: back,
      'shift+ ': back,
    },
    { evenIfOff: true },
  );
  useShortcuts({
    b: blank,
    '.': blank,
    ']': () => update((before) => toNextBoard(before, boards)),
    '[': () => update((before) => toPreviousBoard(before, boards)),
    t: () => update((before) => ({ ...before, timer: startOrPause(before.timer, Date.now()) })),
  });
}
