import { useSyncExternalStore } from 'react';

/**
 * Light, dark, or the system's theme. The choice is set as `<html data-theme>`; the colours follow in CSS,
 * so 'system' needs no listener. `public/theme.js` puts the stored choice there before the first paint.
 */
const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, currentTheme), chooseTheme];
}

function currentTheme(): ThemeChoice {
  return asChoice(document.documentElement.dataset['theme']);
}

function chooseTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  apply(choice);
}

const STORAGE_KEY = 'theme';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', followOtherTabs);
  };
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key === STORAGE_KEY || event.key === null) apply(asChoice(event.newValue));
}

function apply(choice: ThemeChoice): void {
  document.documentElement.dataset['theme'] = choice;
  paintBrowserChrome(choice);
  for (const listener of listeners) listener();
}

/** There is one `theme-color` per system theme; an explicit choice makes its own count always and the other never. */
function paintBrowserChrome(choice: ThemeChoice): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-theme-color]')) {
    const own = meta.dataset['themeColor'];
    meta.media = choice === 'system' ? `(prefers-color-scheme: ${own})` : own === choice ? 'all' : 'not all';
  }
}

function asChoice(text: string | null | undefined): ThemeChoice {
  return THEME_CHOICES.find((choice) => choice === text) ?? 'system';
}
