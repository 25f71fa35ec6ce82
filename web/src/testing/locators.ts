import { type Locator, page } from 'vitest/browser';

export const toast = page.getByRole('region', { name: /Notification/ }).getByRole('listitem');

/** The words of every element that is there now, spaces as they are read. */
export const textsOf = (locator: Locator): string[] =>
  locator.elements().map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
