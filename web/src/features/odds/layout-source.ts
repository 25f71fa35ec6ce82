import type { Deal } from '@bridge-review/bridge/deal';
import { fail, ok, type Result } from '@bridge-review/bridge/result';
import { layoutAt, type Partnership } from '@bridge-review/bridge/sampling/layouts';
import type { LayoutFailure } from '@bridge-review/bridge/sampling/sampled-layout';
import type { DealQuestion, Deals } from '../conditions/conditions-tasks.ts';
import type { ConditionsThread } from '../conditions/conditions-thread.ts';

/** The layout of a number; or a sentence why there is none. */
export type LayoutSource = (number: number) => Promise<Result<Deal, LayoutFailure>>;

/** Every layout of the unseen cards, each as likely as the others. */
export const allLayouts =
  (partnership: Partnership, seed: number): LayoutSource =>
  async (number) =>
    ok(layoutAt(partnership, { seed, number }));

/** A message to the worker costs more than a layout. */
const BATCH = 20;

/** Those that fit, dealt in a worker. */
export function fittingLayouts(thread: ConditionsThread, question: DealQuestion, seed: number): LayoutSource {
  const batches = new Map<number, Promise<Deals>>();
  const fetchBatch = (batch: number): Promise<Deals> =>
    thread.ask({ kind: 'deals', ...question, seed, from: batch * BATCH, count: BATCH });
  return async (number) => {
    const batch = Math.floor(number / BATCH);
    let asked = batches.get(batch);
    if (!asked) {
      batches.set(batch, (asked = fetchBatch(batch)));
      // Layouts are asked for roughly in order: batches long before have been dealt.
      batches.delete(batch - 4);
      // Whoever asks again may have more luck.
      asked.catch(() => batches.delete(batch));
    }
    const answer = await asked;
    return answer.fits ? ok(answer.deals[number % BATCH]!) : fail('not-found', answer.reason);
  };
}
