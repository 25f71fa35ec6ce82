import { useRef } from 'react';
import type { FocusEvent } from 'react';

/**
 * Gives the focus back to what had it before a dialog took it. Radix does so for a trigger of its own only, and our
 * dialogs are opened by state. Spread the result onto the dialog's content.
 */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      if (opener.current || !(relatedTarget instanceof HTMLElement)) return;
      if (!currentTarget.contains(relatedTarget)) opener.current = standing(relatedTarget);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const back = opener.current?.isConnected ? opener.current : document.getElementById('main');
      opener.current = null;
      back?.focus({ preventScroll: true });
    },
  };
}

/** A menu item is gone when the dialog closes; the button that opened the menu is still there. */
function standing(element: HTMLElement): HTMLElement {
  const trigger = element.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (trigger ? document.getElementById(trigger) : null) ?? element;
}
