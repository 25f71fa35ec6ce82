const TRICK = 4;

/** After how many cards the trick before ended. */
export const trickBefore = (step: number): number => Math.max(0, Math.floor((step - 1) / TRICK) * TRICK);

/** After how many cards the current trick ends. */
export const trickAfter = (step: number, steps: number): number =>
  Math.min(steps, (Math.floor(step / TRICK) + 1) * TRICK);

/** A key press, as an event of React or of the window. */
type StepKey = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented' | 'preventDefault'
>;

/** For whatever steps through a play while it has the focus: arrows a card, Page keys a trick. */
export const stepKeys =
  (step: number, steps: number, go: (step: number) => void) =>
  (event: StepKey): void => {
    const to = stepByKey(event.key, step, steps);
    if (
      to === null ||
      event.defaultPrevented ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return;
    event.preventDefault();
    go(Math.min(steps, Math.max(0, to)));
  };

function stepByKey(key: string, step: number, steps: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return step - 1;
    case 'ArrowRight':
      return step + 1;
    case 'PageUp':
      return trickBefore(step);
    case 'PageDown':
      return trickAfter(step, steps);
    case 'Home':
      return 0;
    case 'End':
      return steps;
    default:
      return null;
  }
}
