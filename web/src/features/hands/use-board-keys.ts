import { useEffect } from 'react';

/** Where arrows already have a meaning: text, choices, and what steps by itself. */
const OWN_ARROWS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [data-own-arrows], ' +
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tablist"], [role="radiogroup"], [role="slider"], [role="grid"]';

/** The arrow keys lead to the neighbouring boards, wherever they do not mean anything else. */
export function useBoardKeys(previous: (() => void) | null, next: (() => void) | null): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return;
      // A menu or dialog that is open has the keys, wherever the focus is.
      if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return;
      const go = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : null;
      if (go === null) return;
      event.preventDefault();
      go();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [previous, next]);
}
