import { type RefObject, useEffect } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * The arrows lead from card to card. A card that is played from the keyboard is gone from where the focus was: the
 * focus goes to the next player's first card, so that a line can be played on.
 */
export function usePlayableKeys(diagram: RefObject<HTMLElement | null>, on: boolean): void {
  useEffect(() => {
    const root = diagram.current;
    if (!on || root === null) return;
    const cards = () => [...root.querySelectorAll<HTMLElement>('button[data-plays]')];
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const all = cards();
      const at = all.findIndex((card) => card === event.target);
      if (step === undefined || at < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      event.preventDefault();
      all[(at + step + all.length) % all.length]?.focus();
    };
    const onClick = ({ target, detail }: MouseEvent) => {
      // A click without a pointer is a key.
      if (detail !== 0 || !(target instanceof Element) || !target.closest('[data-plays]')) return;
      requestAnimationFrame(() => cards()[0]?.focus());
    };
    root.addEventListener('keydown', onKeyDown);
    root.addEventListener('click', onClick);
    return () => {
      root.removeEventListener('keydown', onKeyDown);
      root.removeEventListener('click', onClick);
    };
  }, [diagram, on]);
}
