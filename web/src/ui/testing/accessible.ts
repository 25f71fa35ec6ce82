import axe from 'axe-core';
import { expect } from 'vitest';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails on anything that a screen reader or a low-sighted reader would stumble over. */
export async function expectAccessible(): Promise<void> {
  expect(iconsWithoutTooltip()).toEqual([]);
  const { violations } = await axe.run(document, { runOnly: { type: 'tag', values: WCAG } });
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) })),
  ).toEqual([]);
}

/** Buttons and links that show an icon and no word, and have no tooltip with their name. Toggles have a label beside them. */
function iconsWithoutTooltip(): string[] {
  const toggles = '[role=checkbox], [role=switch], [role=radio]';
  return [...document.querySelectorAll(`button:not(${toggles}), a[href]`)]
    .filter((element) => isSeen(element) && element.querySelector('svg') && !showsWords(element))
    .filter(
      (element) =>
        element.getAttribute('data-tooltip') !== (element.getAttribute('aria-label') ?? element.textContent),
    )
    .map((element) => element.outerHTML.slice(0, 200));
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

const showsWords = (element: Element): boolean =>
  [...element.childNodes].some((node) =>
    node instanceof Text
      ? node.data.trim() !== ''
      : node instanceof Element && isSeen(node) && showsWords(node),
  );
