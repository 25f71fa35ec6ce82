import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { iconsWithoutTooltip } from '../web/src/ui/testing/icons-without-tooltip.ts';
import { sticksOut } from '../web/src/ui/testing/sticks-out.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WCAG: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // No rule of WCAG, but screen readers jump from heading to heading.
  rules: { 'heading-order': { enabled: true } },
};
/** Takes more time than all other rules together. */
const CONTRAST = 'color-contrast';
const WITHOUT_CONTRAST: axe.RunOptions = {
  ...WCAG,
  rules: { ...WCAG.rules, [CONTRAST]: { enabled: false } },
};
const ONLY_CONTRAST: axe.RunOptions = { runOnly: { type: 'rule', values: [CONTRAST] } };

/** A page, or a part of one. */
export type Place = Page | Locator;
const isPart = (place: Place): place is Locator => 'page' in place;
const pageOf = (place: Place): Page => (isPart(place) ? place.page() : place);

/** Fails on anything a screen reader or a low-sighted reader would stumble over. */
export async function expectAccessible(place: Place): Promise<void> {
  expect(await pageOf(place).evaluate(iconsWithoutTooltip)).toEqual([]);
  expect(await violations(place, WCAG)).toEqual([]);
}

/** The same on a phone and on a desk, by day and by night; nothing may scroll sideways. */
export async function expectComfortable(place: Place): Promise<void> {
  const page = pageOf(place);
  await page.emulateMedia({ colorScheme: 'light' });
  await showOn(page, 390);
  expect(await violations(place, WCAG)).toEqual([]);
  await page.evaluate(markVisible, SEEN);
  await showOn(page, 1280);
  expect(await violations(place, WITHOUT_CONTRAST)).toEqual([]);
  // Colours are the same in every width: what the phone shows has been looked at.
  expect(await violations(place, ONLY_CONTRAST, SEEN)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(place, ONLY_CONTRAST)).toEqual([]);
}

async function showOn(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  expect(await page.evaluate(sticksOut)).toEqual([]);
  expect(await page.evaluate(iconsWithoutTooltip)).toEqual([]);
}

const SEEN = 'data-seen';

function markVisible(mark: string): void {
  for (const element of document.querySelectorAll('*'))
    element.toggleAttribute(mark, element.checkVisibility());
}

/** Injects the checker once per page. The product has no frames, which would need their own. */
async function violations(place: Place, rules: axe.RunOptions, except?: string): Promise<unknown[]> {
  const page = pageOf(place);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const part = isPart(place) ? place : page.locator('html');
  return part.evaluate(
    async (element, question) => {
      const { axe: checker } = globalThis as unknown as { axe: typeof axe };
      const isAsked = (inner: Element) => !inner.hasAttribute(question.except!) && inner.checkVisibility();
      const include =
        question.except === undefined
          ? [element]
          : [element, ...element.querySelectorAll('*')].filter((inner) => isAsked(inner));
      if (include.length === 0) return [];
      const answer = await checker.run({ include }, question.options);
      return answer.violations.map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.map(({ html }) => html),
      }));
    },
    { except, options: { ...rules, resultTypes: ['violations' as const] } },
  );
}
