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
    // On a busy device one callback may have the entries of several frames.
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, matters, margin, near]);
  return near;
}
