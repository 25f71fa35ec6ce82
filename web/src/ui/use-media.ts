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

/** Tall enough for the curve of the play under the deal, beside which the rest scrolls. */
export const TALL = '(min-width: 77.5em) and (min-height: 60em)';

/** What waits below in narrower windows stands in a column of its own: as in desk.css. */
export const THREE_COLUMNS = '(min-width: 100em) and (min-height: 37.5em)';

/** Phones: what the thumb needs is at the foot of the window. */
export const PHONE = '(max-width: 37.5em)';

/** Phones too low for a row of bids for each level, with what must be seen above them; on their side, all are. */
export const LOW_PHONE = '(max-width: 37.5em) and (max-height: 52.6em), (max-height: 30em)';

/** Phones and other screens that are touched: cards are played from the tray, since ranks are narrower than a finger. */
export const BY_THUMB = '(max-width: 37.5em), (pointer: coarse)';

/** Screens that are touched: what can be hit needs the size of a finger. */
export const BY_TOUCH = '(pointer: coarse)';
