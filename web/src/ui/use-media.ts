import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is as the media query says, kept true while it changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Phones and other screens that are touched: cards are played from the tray, since ranks are narrower than a finger. */
export const BY_THUMB = '(max-width: 37.5em), (pointer: coarse)';
