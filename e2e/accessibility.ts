import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { iconsWithoutTooltip } from '../web/src/ui/testing/icons-without-tooltip.ts';
import { sticksOut } from '../web/src/ui/testing/sticks-out.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WCAG: axe.RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
const CONTRAST: axe.RunOnly = { type: 'rule', values: ['color-contrast'] };

/** Fails on anything a screen reader or a low-sighted reader would stumble over. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await page.evaluate(iconsWithoutTooltip)).toEqual([]);
  expect(await violations(page, 'html', WCAG)).toEqual([]);
}

/** The same on a phone and on a desk, by day and by night; nothing may scroll sideways. */
export async function expectComfortable(page: Page, part: string): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await page.evaluate(sticksOut)).toEqual([]);
    expect(await page.evaluate(iconsWithoutTooltip)).toEqual([]);
    expect(await violations(page, part, WCAG)).toEqual([]);
  }
  // Colours are the same in every width.
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, part, CONTRAST)).toEqual([]);
}

/** Injects the checker once per page. The product has no frames, which would need their own. */
async function violations(page: Page, part: string, runOnly: axe.RunOnly): Promise<unknown[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const options: axe.RunOptions = { runOnly, resultTypes: ['violations'] };
  return page.evaluate(
    async (question) => {
      const { axe: checker } = globalThis as unknown as { axe: typeof axe };
      const answer = await checker.run(question.part, question.options);
      return answer.violations.map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.map(({ html }) => html),
      }));
    },
    { part, options },
  );
}
