import { type Page, expect } from '@playwright/test';

/** Fails if a text has no height, overlaps another, is cut off, or makes the page scroll sideways. */
export async function expectReadable(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => page.evaluate(unreadableTexts), { message: `${width} wide` }).toEqual([]);
  }
}

function unreadableTexts(): string[] {
  const root = document.documentElement;
  const problems: string[] = [];
  if (root.scrollWidth > root.clientWidth) problems.push(`the page is ${root.scrollWidth} wide`);

  const pieces: { text: string; box: DOMRect; layer: Element | null }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = (node.textContent ?? '').trim();
    const parent = node.parentElement;
    if (text === '' || parent === null || !isVisible(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (boxes.every(({ height }) => height < 5)) problems.push(`no height: ${text}`);
    for (const box of boxes) {
      if (isCut(box, parent)) problems.push(`cut: ${text}`);
      pieces.push({ text, box, layer: layerOf(parent) });
    }
  }
  if (pieces.length === 0) problems.push('there is no text');
  pieces.forEach((one, index) => {
    for (const other of pieces.slice(index + 1))
      if (one.layer === other.layer && overlap(one.box, other.box))
        problems.push(`${one.text} over ${other.text}`);
  });
  return problems;

  /** A bar that is fixed in the window covers what is scrolled below it. */
  function layerOf(element: Element): Element | null {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (getComputedStyle(at).position === 'fixed') return at;
    return null;
  }

  /** Not what only a screen reader says, and not the link that shows itself when it has the focus. */
  function isVisible(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect();
      const { overflow, display } = getComputedStyle(at);
      if (display !== 'contents' && overflow !== 'visible' && (width <= 1 || height <= 1)) return false;
    }
    return element.getBoundingClientRect().bottom > 0;
  }

  /** What scrolls is not cut, nor what ends in three dots on purpose. */
  function isCut(box: DOMRect, element: Element): boolean {
    for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(at);
      if (textOverflow === 'ellipsis') return false;
      const frame = at.getBoundingClientRect();
      const middle = box.top + box.height / 2;
      if (hides(overflowX) && (box.right > frame.right + 1 || box.left < frame.left - 1)) return true;
      if (hides(overflowY) && (middle > frame.bottom || middle < frame.top)) return true;
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
    }
    return false;
  }

  function hides(overflow: string): boolean {
    return overflow === 'hidden' || overflow === 'clip';
  }

  /** The boxes of two lines may share an edge, as their signs never fill them. */
  function overlap(one: DOMRect, other: DOMRect): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 2 && down > Math.min(one.height, other.height) * 0.4;
  }
}
