import type { KnownCards } from '@bridge-review/bridge/sampling/known-cards';
import { useEffect, useState } from 'react';
import type { Fit } from './conditions-tasks.ts';
import type { Conditions } from './use-conditions.ts';

/** Conditions change letter by letter while somebody types. */
const PAUSE_MS = 150;

/** How many deals fit the conditions; null while that is being counted, and without conditions. */
export function useFit(known: KnownCards, { thread, conditions, text }: Conditions): Fit | null {
  const key = JSON.stringify([known, text]);
  const [counted, setCounted] = useState<{ key: string; fit: Fit } | null>(null);
  useEffect(() => {
    if (text === '') return undefined;
    let isWanted = true;
    const pause = setTimeout(() => {
      thread.ask({ kind: 'fit', known, conditions }).then(
        (fit) => isWanted && setCounted({ key, fit }),
        // Whoever deals finds the same failure, and shows it.
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(pause);
    };
    // The cards and the conditions are known by the key.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [thread, key]);
  return counted?.key === key ? counted.fit : null;
}

/** '1 layout in 240 fits.' */
export function fitText(fit: Extract<Fit, { fits: true }>): string {
  const { value } = fit.share;
  if (value > 0.995) return 'Nearly every layout fits.';
  if (value >= 0.1) return `${Math.round(100 * value)}% of all layouts fit.`;
  return `1 layout in ${Number((1 / value).toPrecision(2)).toLocaleString()} fits.`;
}
