import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width of an element in pixels, kept true while it changes; 0 before it is laid out. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return undefined;
    const sizes = new ResizeObserver(() => setWidth(measured.clientWidth));
    sizes.observe(measured);
    return () => sizes.disconnect();
  }, [element]);
  return width;
}
