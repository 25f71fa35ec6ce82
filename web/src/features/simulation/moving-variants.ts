import type { SeatConditions } from '@bridge-review/bridge/conditions/seat-conditions';
import type { ConditionsVariant } from '../conditions/chip.ts';
import type { Moving, SamplerEvents } from './sampled-run.ts';

/** The same figures on the conditions without each of them. */
export const movingVariants = <S, F>(
  variants: readonly ConditionsVariant[],
  samplerFor: (conditions: SeatConditions, events: SamplerEvents) => S,
  figureOf: (sampler: S) => F,
): Moving<S, F> => ({
  chips: variants.map(({ chip }) => chip),
  samplerWithout: (chip, events) =>
    samplerFor(variants.find((each) => each.chip === chip)!.conditions, events),
  figureOf,
});
