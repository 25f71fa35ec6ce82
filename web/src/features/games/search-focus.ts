let isWanted = false;

/** Puts the focus into the search of the page; false where it has none. */
export function focusSearch(): boolean {
  const input = document.querySelector<HTMLInputElement>('main search input');
  input?.focus();
  return input !== null;
}

/** The list of games that is about to open begins with its search. */
export function searchOnArrival(): void {
  isWanted = true;
}

/** Once, after `searchOnArrival`. */
export function focusWantedSearch(): void {
  if (isWanted) focusSearch();
  isWanted = false;
}
