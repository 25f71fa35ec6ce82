import axe from 'axe-core';
import { expect, inject } from 'vitest';
import { WCAG, WITHOUT_CONTRAST } from './axe-rules.ts';
import { iconsWithoutTooltip } from './icons-without-tooltip.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `npm test` has no time for contrast, nor for desk and night: `npm run test:long` asks everything. */
    accessibility: 'quick' | 'full';
  }
}

/** The rules for a page that is seen for the first time. */
export const firstRules = (accessibility: 'quick' | 'full'): axe.RunOptions =>
  accessibility === 'full' ? WCAG : WITHOUT_CONTRAST;

/** Fails on anything that a screen reader or a low-sighted reader would stumble over. */
export async function expectAccessible(
  part = 'html',
  rules = firstRules(inject('accessibility')),
): Promise<void> {
  expect(iconsWithoutTooltip()).toEqual([]);
  await expectNoViolations(part, rules);
}

export async function expectNoViolations(
  where: axe.ElementContext & (string | Element[]),
  rules: axe.RunOptions,
): Promise<void> {
  if (where.length === 0) return;
  const { violations } = await axe.run(where, rules);
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) })),
  ).toEqual([]);
}
