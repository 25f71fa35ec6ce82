import axe from 'axe-core';
import { expect } from 'vitest';
import { WCAG } from './axe-rules.ts';
import { iconsWithoutTooltip } from './icons-without-tooltip.ts';

/** Fails on anything that a screen reader or a low-sighted reader would stumble over. */
export async function expectAccessible(part = 'html', rules: axe.RunOptions = WCAG): Promise<void> {
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
