import { useEffect, useRef } from 'react';

/** For a link back: restores the scroll position of the page. */
export const BACK = { scrollRestoration: 'back' } as const;
/** For a step within the same page: focus and scroll position stay. */
export const STAY = { scrollRestoration: 'stay' } as const;

/**
 * Focus and scroll position after navigation. The focus moves to the new page's heading; going back restores the
 * scroll position. The first page needs neither.
 */
export function useScrollRestoration(path: string): void {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    const back = cameBack();
    if (!back && scrollRestoration() === STAY.scrollRestoration) return;
    document.getElementById('main')?.focus({ preventScroll: true });
    return scrollWhenPossible(back ? (positions.get(here()) ?? 0) : 0);
  }, [path]);
}

const here = (): string => location.pathname + location.search;

const positions = new Map<string, number>();
let poppedTo: string | null = null;

// The browser's own memory knows nothing of pages that are put together after it looked.
history.scrollRestoration = 'manual';
addEventListener('scroll', () => positions.set(here(), scrollY), { passive: true });
addEventListener('popstate', () => (poppedTo = here()), { capture: true });

function cameBack(): boolean {
  const popped = poppedTo === here();
  poppedTo = null;
  return popped || scrollRestoration() === BACK.scrollRestoration;
}

function scrollRestoration(): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'scrollRestoration' in state
    ? state.scrollRestoration
    : null;
}

const TIMEOUT_MS = 3000;
const USER_INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls at once, and again while the page is growing, until it is tall enough or the user scrolls. */
function scrollWhenPossible(top: number): () => void {
  const tall = () => document.documentElement.scrollHeight >= top + innerHeight;
  const stop = () => {
    growth.disconnect();
    clearTimeout(timeout);
    for (const event of USER_INPUTS) removeEventListener(event, stop);
  };
  const growth = new ResizeObserver(() => {
    scrollTo(0, top);
    if (tall()) stop();
  });
  const timeout = setTimeout(stop, TIMEOUT_MS);
  scrollTo(0, top);
  if (tall()) {
    stop();
    return stop;
  }
  growth.observe(document.body);
  for (const event of USER_INPUTS) addEventListener(event, stop, { passive: true });
  return stop;
}
