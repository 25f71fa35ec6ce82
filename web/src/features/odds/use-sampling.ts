import type { OddsQuestion } from '@bridge-review/bridge/sampling/contract-odds';
import { makeKnownCards } from '@bridge-review/bridge/sampling/known-cards';
import type { Partnership } from '@bridge-review/bridge/sampling/layouts';
import { formatSeatConditions, type SeatConditions } from '@bridge-review/bridge/conditions/seat-conditions';
import { unwrap } from '@bridge-review/bridge/result';
import { seatsOf } from '@bridge-review/bridge/side';
import { useEffect, useRef, useState } from 'react';
import { variantsOf } from '../conditions/chip.ts';
import type { Conditions } from '../conditions/use-conditions.ts';
import { allLayouts, fittingLayouts, type LayoutSource } from './layout-source.ts';
import { LAYOUTS_PER_RUN, type OddsRun, type Shown, startOddsRun } from './odds-run.ts';

export interface Sampling extends Shown {
  /** Starts or continues. */
  deal(): void;
  stop(): void;
}

interface Asked {
  readonly partnership: Partnership;
  readonly seed: number;
  readonly question: OddsQuestion;
  readonly conditions: Conditions;
}

const NOTHING: Shown = {
  phase: 'idle',
  count: 0,
  target: LAYOUTS_PER_RUN,
  rows: [],
  moves: null,
  reason: null,
};

/** Who changes conditions changes several, or types. */
const PAUSE_MS = 300;

/**
 * Samples and solves in workers while mounted and visible. Another question starts from zero: by itself if only the
 * conditions are others, and the odds were being watched.
 */
export function useSampling(asked: Asked): Sampling {
  const { partnership, seed, question, conditions } = asked;
  const asks = JSON.stringify([partnership, seed, question]);
  const key = `${asks} ${conditions.text}`;
  const [state, setState] = useState({ key, shown: NOTHING });
  const runs = useRef(new Map<string, OddsRun>());
  /** The question that was started and not stopped. */
  const watched = useRef<string | null>(null);
  const deal = () => {
    const run =
      runs.current.get(key) ??
      startOddsRun({
        partnership,
        question,
        layoutAt: layoutsFor(asked, conditions.conditions),
        variants: variantsOf(conditions.chips).map((variant) => ({
          chip: variant.chip,
          layoutAt: layoutsFor(asked, variant.conditions),
        })),
        show: (shown) => setState({ key, shown }),
      });
    runs.current.set(key, run);
    watched.current = asks;
    run.deal();
  };
  const latestDeal = useRef(deal);
  useEffect(() => {
    latestDeal.current = deal;
  });
  useEffect(() => {
    const { current } = runs;
    const follow = () => current.get(key)?.follow();
    document.addEventListener('visibilitychange', follow);
    if (watched.current !== asks) watched.current = null;
    const again = watched.current && setTimeout(() => latestDeal.current(), PAUSE_MS);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      if (again) clearTimeout(again);
      current.get(key)?.end();
      current.delete(key);
    };
  }, [key, asks]);
  return {
    ...(state.key === key ? state.shown : NOTHING),
    deal,
    stop: () => {
      watched.current = null;
      runs.current.get(key)?.stop();
    },
  };
}

function layoutsFor(
  { partnership, seed, conditions: { thread } }: Asked,
  where: SeatConditions,
): LayoutSource {
  if (formatSeatConditions(where) === '') return allLayouts(partnership, seed);
  return fittingLayouts(thread, { known: knownCards(partnership), conditions: where }, seed);
}

/** The two hands that are seen. */
export function knownCards({ side, hands: [first, second] }: Partnership) {
  const [one, other] = seatsOf(side);
  return unwrap(makeKnownCards({ [one]: first, [other]: second }));
}
