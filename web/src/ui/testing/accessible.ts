import axe from 'axe-core';
import { expect } from 'vitest';
import { iconsWithoutTooltip } from './icons-without-tooltip.ts';

const WCAG: axe.RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** No rule of WCAG, but screen readers jump from heading to heading. */
const HEADINGS: axe.RunOptions = { rules: { 'heading-order': { enabled: true } } };
const CONTRAST: axe.RunOnly = { type: 'rule', values: ['color-contrast'] };

/** Fails on anything that a screen reader or a low-sighted reader would stumble over. */
export async function expectAccessible(part = 'html'): Promise<void> {
  expect(iconsWithoutTooltip()).toEqual([]);
  expect(await violations(part, WCAG)).toEqual([]);
}

export async function expectContrast(part: string): Promise<void> {
  expect(await violations(part, CONTRAST)).toEqual([]);
}

async function violations(part: string, runOnly: axe.RunOnly): Promise<unknown[]> {
  const answer = await axe.run(part, {
    ...(runOnly === WCAG && HEADINGS),
    runOnly,
    resultTypes: ['violations'],
  });
  return answer.violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
}
