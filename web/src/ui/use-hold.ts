import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';

/** As long as phones wait. */
const HOLD_MS = 500;

/**
 * For a button that does something else when it is held: by finger or mouse, by the key for menus, or with Arrow down.
 * The press that held it does not count as a click.
 */
export function useHold() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    /** For the button. */
    holdable: (onHold: () => void) => {
      const hold = () => {
        stop();
        wasHeld.current = true;
        onHold();
      };
      return {
        onPointerDown: () => {
          timer.current = setTimeout(hold, HOLD_MS);
        },
        onPointerUp: stop,
        onPointerLeave: stop,
        onPointerCancel: stop,
        onContextMenu: (event: MouseEvent) => {
          event.preventDefault();
          hold();
        },
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          hold();
        },
      };
    },
    /** For what is around it, since the button may be gone when it is let go. */
    around: {
      onPointerDownCapture: () => {
        wasHeld.current = false;
      },
      onKeyUpCapture: () => {
        wasHeld.current = false;
      },
      onClickCapture: (event: MouseEvent) => {
        if (wasHeld.current) event.stopPropagation();
      },
    },
  };
}
