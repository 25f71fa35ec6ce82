import { type RefObject, useEffect, useState } from 'react';

export interface NearnessOptions {
  /** While it does not, nothing is watched. */
  matters: boolean;
  /** How far outside the window is near, as in `rootMargin`. */
  margin: string;
}

/** Whether an element has come near the window; then for good. */
export function useNearness(
  element: RefObject<HTMLElement | null>,
  { matters, margin }: NearnessOptions,
): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!matters || near || element.current === null) return undefined;
    // On a busy device several frames may be told at once.
    const sight = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    sight.observe(element.current);
    return () => sight.disconnect();
  }, [element, matters, margin, near]);
  return near;
}
