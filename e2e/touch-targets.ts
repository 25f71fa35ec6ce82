import { type Page, expect } from '@playwright/test';
import { resize } from './resize.ts';

const SMALLEST = 44;

/**
 * What can be pressed and is smaller than a finger, with its size. A press counts where it lands: a link that covers
 * its row, or a label that switches its box, is as large as what it covers. Links within a sentence are excepted, as
 * in WCAG 2.5.8.
 */
function smallTargets(smallest: number): string[] {
  const selector =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="switch"], [role="tab"], [role="radio"], [role="slider"]';
  // Rings of games near each other on the stats, which the list below them has too.
  const tight = '.trend-games';
  // Thirteen side by side, which the buttons and the slider of the play reach too: as tall as a finger, and as wide as
  // WCAG 2.5.8 asks.
  const narrow = { within: '.curve-tricks', smallest: 24 };
  const small: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (!isPressable(element) || isInSentence(element) || element.closest(tight)) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const widest = element.closest(narrow.within) ? narrow.smallest : smallest;
    if (width >= widest && height >= smallest) continue;
    const x = left + width / 2;
    const y = top + height / 2;
    const half = smallest / 2 - 1;
    const lands = (dx: number, dy: number) => hits(element, x + dx, y + dy);
    const wide = width >= widest || (lands(-half, 0) && lands(half, 0));
    const high = height >= smallest || (lands(0, -half) && lands(0, half));
    if (wide && high) continue;
    const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
    small.push(`${element.tagName.toLowerCase()} "${name}" ${Math.round(width)} x ${Math.round(height)}`);
  }
  scrollTo(0, 0);
  return small;

  function isPressable(element: HTMLElement): boolean {
    if (
      element.matches(':disabled, [aria-disabled="true"]') ||
      element.closest('[inert], [aria-hidden="true"]')
    )
      return false;
    const { width, height } = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // A box that only a screen reader sees is pressed through its label.
    return isShown && width > 1 && height > 1 && getComputedStyle(element).position !== 'fixed';
  }

  /** Words stand beside it on the same line. */
  function isInSentence(element: HTMLElement): boolean {
    const around = [...(element.parentElement?.childNodes ?? [])];
    return (
      getComputedStyle(element).display.startsWith('inline') &&
      around.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
    );
  }

  function hits(element: HTMLElement, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return false;
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLButtonElement ? element.labels : null;
    return element.contains(hit) || [...(labels ?? [])].some((label) => label.contains(hit));
  }
}

/** Reports what is too small on this page, on phones and on a tablet, and goes on. */
export async function expectLargeTargets(page: Page, where: string): Promise<void> {
  for (const width of [768, 390, 360]) {
    await resize(page, width, 1024);
    await expect(page.locator('.animate-pulse')).toHaveCount(0);
    expect.soft(await page.evaluate(smallTargets, SMALLEST), `${where} at ${width} px`).toEqual([]);
  }
}

/** The window of a page that is touched. */
export const touched = { viewport: { width: 390, height: 1024 }, hasTouch: true, isMobile: true };
