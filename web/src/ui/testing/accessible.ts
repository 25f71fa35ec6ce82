import axe from 'axe-core';
import { expect } from 'vitest';
import { iconsWithoutTooltip } from './icons-without-tooltip.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails on anything that a screen reader or a low-sighted reader would stumble over. */
export async function expectAccessible(): Promise<void> {
  expect(iconsWithoutTooltip()).toEqual([]);
  const { violations } = await axe.run(document, { runOnly: { type: 'tag', values: WCAG } });
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) })),
  ).toEqual([]);
}
