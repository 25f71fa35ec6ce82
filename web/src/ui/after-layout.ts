/**
 * Calls once the browser has laid the element out, and before it is painted. Measuring in an effect makes the browser lay
 * out at once, in the middle of what a long rendering still has to do. Returns how to cancel it.
 */
export function afterLayout(element: Element, measure: () => void): () => void {
  const sizes = new ResizeObserver(() => {
    sizes.disconnect();
    measure();
  });
  sizes.observe(element);
  return () => sizes.disconnect();
}
