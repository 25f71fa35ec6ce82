import { type Page, expect } from '@playwright/test';

interface Shifts {
  sum: number;
  parts: string[];
}

/** Adds up how far things move on every page that is opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shifts = { sum: 0, parts: [] };
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number; sources?: { node?: Node }[] })[]) {
        shifts.sum += entry.value;
        for (const { node } of entry.sources ?? [])
          shifts.parts.push(node instanceof Element ? node.outerHTML.slice(0, 120) : '');
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const read = () => {
      add(observer.takeRecords());
      return shifts;
    };
    Object.assign(globalThis, { readShifts: read });
  });
}

/** Since the page was opened. */
export async function expectNoShift(page: Page, where: string): Promise<void> {
  const { sum, parts } = await page.evaluate(async () => {
    // Shifts are reported after the frame that they happen in.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return (globalThis as unknown as { readShifts: () => Shifts }).readShifts();
  });
  expect(sum, `${where}: ${parts.join('\n')}`).toBeLessThanOrEqual(0.02);
}
