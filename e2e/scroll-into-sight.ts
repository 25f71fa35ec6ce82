import { type Locator, expect } from '@playwright/test';

/**
 * Scrolls to a part of the page that begins once somebody has come near. `scrollIntoViewIfNeeded` finds the element once
 * and then waits for it to stand still, and meanwhile the part takes the place of its room; here what has gone is looked
 * for again, until one that was scrolled to is still there when the browser has said what is in sight.
 */
export async function scrollIntoSight(part: Locator): Promise<void> {
  const scrollTo = () =>
    part.evaluate(async (element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const { top, bottom } = element.getBoundingClientRect();
      return element.isConnected && top < innerHeight && bottom > 0;
    });
  await expect.poll(scrollTo, 'it stays in sight').toBe(true);
}
