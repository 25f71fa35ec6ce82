import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

export const toast = page.getByRole('region', { name: /Notification/ }).getByRole('listitem');

/** The words of an element, spaces as they are read. */
export const textOf = ({ textContent }: Element): string => textContent.replaceAll(/\s+/g, ' ').trim();

/** The words of every element that is there now. */
export const textsOf = (locator: Locator): string[] => locator.elements().map(textOf);

/** Scrolls to a part of the page that begins once somebody has come near it. */
export async function scrollIntoSight(part: Locator): Promise<void> {
  await expect.element(part).toBeInTheDocument();
  part.element().scrollIntoView();
}
