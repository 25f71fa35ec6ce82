import { scrollToTop } from '../../ui/switcher.tsx';

/**
 * For what stands outside the deal and changes what it shows: where that is out of sight, the page scrolls to it and the
 * focus goes there, so that keyboard and screen reader arrive as well.
 */
export function showDeal(): void {
  const deal = document.getElementById('deal');
  if (deal === null || isWholeInView(deal)) return;
  scrollToTop();
  deal.focus({ preventScroll: true });
}

/** Whether its first and its last line are in the window, and nothing that stays there lies over them. */
function isWholeInView(part: HTMLElement): boolean {
  const { left, width, top, bottom } = part.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => part.contains(document.elementFromPoint(left + width / 2, y)));
}
