import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

const OPEN_DELAY_MS = 700;
/** A tooltip that follows another within this time opens without delay. */
const SKIP_DELAY_MS = 300;
/** Long enough to move the pointer onto the tooltip, which must not vanish under it. */
const CLOSE_DELAY_MS = 100;

/** One tooltip at a time, on the whole page. */
let closeCurrent: (() => void) | null = null;
let closedAt = Number.NEGATIVE_INFINITY;

/**
 * When a tooltip is open, and for which element. It opens on hover, and on focus from the keyboard only: not when a menu
 * or dialog that was closed with the mouse returns the focus. Escape, a press, scrolling and leaving close it.
 */
export function useTooltip() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Pointed at already: opened, waiting to be, or pressed. */
  const entered = useRef(false);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    setAnchor(null);
  }, []);
  const open = (element: HTMLElement) => {
    clearTimeout(timer.current);
    if (closeCurrent !== close) closeCurrent?.();
    closeCurrent = close;
    setAnchor(element);
  };
  const closeSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(close, CLOSE_DELAY_MS);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (anchor === null) return undefined;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), options);
    window.addEventListener(
      'scroll',
      ({ target }) => target instanceof Node && target.contains(anchor) && close(),
      options,
    );
    window.addEventListener('resize', close, options);
    return () => {
      listening.abort();
      if (closeCurrent === close) closeCurrent = null;
      closedAt = Date.now();
    };
  }, [anchor, close]);

  const triggerProps = {
    onPointerMove: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'touch' || entered.current) return;
      entered.current = true;
      clearTimeout(timer.current);
      const atOnce = closeCurrent !== null || Date.now() - closedAt < SKIP_DELAY_MS;
      if (atOnce) open(currentTarget);
      else timer.current = setTimeout(() => open(currentTarget), OPEN_DELAY_MS);
    },
    onPointerLeave: () => {
      entered.current = false;
      if (anchor === null) clearTimeout(timer.current);
      else closeSoon();
    },
    onPointerDown: () => {
      entered.current = true;
      close();
    },
    onClick: close,
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.matches(':focus-visible')) open(currentTarget);
    },
    onBlur: close,
  };
  const bubbleProps = { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: closeSoon };
  return { anchor, triggerProps, bubbleProps };
}
