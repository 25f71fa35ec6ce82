// Both run in the page, also from outside: they know nothing but their arguments.

/** Marks what is visible now as seen. */
export function markSeen(mark: string): void {
  for (const element of document.querySelectorAll('*'))
    element.toggleAttribute(mark, element.checkVisibility());
}

/** What is visible now and was not when the marks were set. */
export function visibleUnseen(part: Element, mark: string): Element[] {
  return [part, ...part.querySelectorAll('*')].filter(
    (element) => !element.hasAttribute(mark) && element.checkVisibility(),
  );
}
