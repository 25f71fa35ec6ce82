export interface CardAttributes {
  colours: 'two' | 'four';
  size: 'normal' | 'large';
}

/**
 * Colours of suits and size of cards are attributes of `<html>`, which the style sheet follows. They are stored, too:
 * `public/theme.js` restores them before the first paint, when the user is not known yet.
 */
export function showCardAttributes({ colours, size }: CardAttributes): void {
  Object.assign(document.documentElement.dataset, { suits: colours, cards: size });
  try {
    localStorage.setItem('cards', `${colours} ${size}`);
  } catch {
    // Storage is blocked: they are shown as soon as the user is known.
  }
}
