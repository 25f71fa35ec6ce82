/**
 * The hands that one bids on and the editor begin at the top. Where they are taller than the window, as on a tablet or a
 * phone on its side, the page scrolls on until one can bid.
 */
export function showEditor(): void {
  scrollTo(0, 0);
  const box = document.querySelector('.bidding-box');
  if (box === null || box.getBoundingClientRect().bottom <= innerHeight) return;
  // The whole of it if it fits, else at least the box.
  for (const part of [box.closest('.bidding-editor'), box]) {
    part?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }
}
