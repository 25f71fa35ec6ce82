import { useShortcuts } from '../../base/shortcuts.ts';
import type { PlayState } from '../../features/hands/use-play.ts';
import { trickAfter, trickBefore } from '../../ui/play-steps.ts';

/** The arrows step through the play wherever the focus is. Without a play they do nothing. */
export function usePlayKeys(play: PlayState | null): void {
  const step = play?.step ?? 0;
  const steps = play?.line.cards.length ?? 0;
  const to = (next: number) => (play === null || steps === 0 ? null : () => play.setStep(next));
  useShortcuts({
    arrowleft: to(Math.max(0, step - 1)),
    arrowright: to(Math.min(steps, step + 1)),
    arrowup: to(trickBefore(step)),
    arrowdown: to(trickAfter(step, steps)),
    home: to(0),
    end: to(steps),
  });
}
