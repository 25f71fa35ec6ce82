/**
 * Buttons and links that show an icon and no word, and have no tooltip with their name. Toggles have a label beside
 * them, and suits are words to players. Browser tests send this function to the page as it stands, so it uses nothing from outside.
 */
export function iconsWithoutTooltip(): string[] {
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  };
  const showsWords = (element: Element): boolean =>
    [...element.childNodes].some((node) =>
      node instanceof Text
        ? node.data.trim() !== ''
        : node instanceof Element && isSeen(node) && showsWords(node),
    );
  const toggles = '[role=checkbox], [role=switch], [role=radio]';
  return [...document.querySelectorAll(`button:not(${toggles}), a[href]`)]
    .filter(
      (element) =>
        isSeen(element) && element.querySelector('svg:not([data-notation])') && !showsWords(element),
    )
    .filter(
      (element) =>
        element.getAttribute('data-tooltip') !== (element.getAttribute('aria-label') ?? element.textContent),
    )
    .map((element) => element.outerHTML.slice(0, 200));
}
