import type { RunOptions } from 'axe-core';

// What pages are checked for, here and in the tests of the whole product.

export const WCAG: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // No rule of WCAG, but screen readers jump from heading to heading.
  rules: { 'heading-order': { enabled: true } },
  resultTypes: ['violations'],
};

/** Takes more time than all other rules together. */
const CONTRAST = 'color-contrast';
export const WITHOUT_CONTRAST: RunOptions = {
  ...WCAG,
  rules: { ...WCAG.rules, [CONTRAST]: { enabled: false } },
};
export const ONLY_CONTRAST: RunOptions = {
  runOnly: { type: 'rule', values: [CONTRAST] },
  resultTypes: ['violations'],
};
