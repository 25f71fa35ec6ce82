import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { ONLY_CONTRAST, WCAG, WITHOUT_CONTRAST } from '../web/src/ui/testing/axe-rules.ts';
import { iconsWithoutTooltip } from '../web/src/ui/testing/icons-without-tooltip.ts';
import { markSeen, visibleUnseen } from '../web/src/ui/testing/seen.ts';
import { overflowingElements } from '../web/src/ui/testing/overflowing-elements.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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
  await page.evaluate(markSeen, SEEN);
  await showOn(page, 1280);
  expect(await violations(place, WITHOUT_CONTRAST)).toEqual([]);
  // Colours are the same in every width: what the phone shows has been looked at.
  expect(await violations(place, ONLY_CONTRAST, SEEN)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(place, ONLY_CONTRAST)).toEqual([]);
}

async function showOn(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  expect(await page.evaluate(overflowingElements)).toEqual([]);
  expect(await page.evaluate(iconsWithoutTooltip)).toEqual([]);
}

const SEEN = 'data-seen';

/** Injects the checker once per page. The product has no frames, which would need their own. */
async function violations(place: Place, rules: axe.RunOptions, except?: string): Promise<unknown[]> {
  const page = pageOf(place);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const part = isPart(place) ? place : page.locator('html');
  const asked =
    except === undefined
      ? await part.evaluateHandle((element) => [element as Element])
      : await part.evaluateHandle(visibleUnseen, except);
  return asked.evaluate(async (include, options) => {
    if (include.length === 0) return [];
    const { axe: checker } = globalThis as unknown as { axe: typeof axe };
    const answer = await checker.run({ include }, options);
    return answer.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ html }) => html),
    }));
  }, rules);
}
