import { useEffect } from 'react';

const TYPING =
  'input:not([type="range"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="listbox"]';
/** Where arrows already have a meaning: choices, and what steps by itself. */
const OWN_ARROWS =
  '[data-own-arrows], [role="tablist"], [role="radiogroup"], [role="slider"], [role="grid"], input[type="range"]';

/** Whether a key pressed there is free for the page: nobody types, nothing else has it, no menu or dialog is open. */
export function isFreeKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return false;
  if (event.target instanceof Element && event.target.closest(TYPING)) return false;
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') === null;
}

/** The arrow keys lead to the neighbouring boards, wherever they do not mean anything else. */
export function useBoardKeys(previous: (() => void) | null, next: (() => void) | null): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isFreeKey(event) || (event.target instanceof Element && event.target.closest(OWN_ARROWS))) return;
      const go = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : null;
      if (go === null) return;
      event.preventDefault();
      go();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [previous, next]);
}
