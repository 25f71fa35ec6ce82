/**
 * Layouts that show how two leads differ.
 *
 * ```ts
 * import { parseHand } from '@bridge-review/bridge/hand';
 * import { unwrap } from '@bridge-review/bridge/result';
 * import { leadExamples } from '@bridge-review/bridge/sampling/lead-examples';
 * import { LeadSamples } from '@bridge-review/bridge/sampling/lead-samples';
 *
 * const samples = new LeadSamples(unwrap(parseHand('KQ2.JT9.8765.432')));
 * samples.add(0, [5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
 * samples.add(1, [4, 4, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
 * samples.add(2, [5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
 *
 * const contract = { level: 3, strain: 'NT', doubling: '', declarer: 'S' } as const;
 * leadExamples(samples, contract, 'SK', 'S2'); // => { by: 'defeat', better: [0, 2], worse: [1] }
 * ```
 *
 * @module
 */
import type { Card } from '../card.ts';
import type { DeclaredContract } from '../contract.ts';
import { tricksToDefeat } from './lead-odds.ts';
import type { LeadSamples } from './lead-samples.ts';

/** Numbers of layouts, in order. */
export interface LeadExamples {
  /** Whether only one of the two defeats the contract there; else, where that never happens, only one takes more tricks. */
  readonly by: 'defeat' | 'tricks';
  readonly better: readonly number[];
  readonly worse: readonly number[];
}

/** Where the lead does better than its rival, and where worse. */
export function leadExamples(
  samples: LeadSamples,
  contract: DeclaredContract,
  lead: Card,
  rival: Card,
): LeadExamples {
  const needed = tricksToDefeat(contract);
  const byDefeat = compare(samples, lead, rival, (tricks) => (tricks >= needed ? 1 : 0));
  if (byDefeat.better.length + byDefeat.worse.length > 0) return { by: 'defeat', ...byDefeat };
  return { by: 'tricks', ...compare(samples, lead, rival, (tricks) => tricks) };
}

function compare(
  samples: LeadSamples,
  lead: Card,
  rival: Card,
  worth: (tricks: number) => number,
): Pick<LeadExamples, 'better' | 'worse'> {
  const theirs = samples.tricks(rival);
  const gains = Array.from(samples.tricks(lead), (tricks, layout) => worth(tricks) - worth(theirs[layout]!));
  const numbers = (wanted: 1 | -1): number[] =>
    gains.flatMap((gain, layout) => (Math.sign(gain) === wanted ? [layout] : []));
  return { better: numbers(1), worse: numbers(-1) };
}
