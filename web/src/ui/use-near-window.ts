import { type RefObject, useEffect, useState } from 'react';

export interface NearWindowOptions {
  /** While it does not, nothing is watched. */
  matters: boolean;
  /** How far outside the window is near, as in `rootMargin`. */
  margin: string;
}

/** Whether an element is, or once was, near the window. */
export function useNearWindow(
  element: RefObject<HTMLElement | null>,
  { matters, margin }: NearWindowOptions,
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
