import type { Deal } from '@bridge-review/bridge/deal';
import { layoutAt, type Partnership } from '@bridge-review/bridge/sampling/layouts';
import type { DealQuestion } from '../conditions/conditions-tasks.ts';
import type { ConditionsThread } from '../conditions/conditions-thread.ts';

/** The layout of a number. */
export type LayoutSource = (number: number) => Promise<Deal>;

/** No layout fits the conditions; the message is a sentence for the viewer. */
export class NoLayoutFits extends Error {}

/** Every layout of the unseen cards, each as likely as the others. */
export const allLayouts =
  (partnership: Partnership, seed: number): LayoutSource =>
  async (number) =>
    layoutAt(partnership, { seed, number });

/** A message to the worker costs more than a layout. */
const BATCH = 20;

/** Those that fit, dealt in a worker. */
export function fittingLayouts(thread: ConditionsThread, question: DealQuestion, seed: number): LayoutSource {
  const batches = new Map<number, Promise<readonly Deal[]>>();
  const fetchBatch = async (batch: number): Promise<readonly Deal[]> => {
    const answer = await thread.ask({ kind: 'deals', ...question, seed, from: batch * BATCH, count: BATCH });
    if (!answer.fits) throw new NoLayoutFits(answer.reason);
    return answer.deals;
  };
  return async (number) => {
    const batch = Math.floor(number / BATCH);
    let deals = batches.get(batch);
    if (!deals) {
      batches.set(batch, (deals = fetchBatch(batch)));
      // Layouts are asked for roughly in order: what came long before has been dealt.
      batches.delete(batch - 4);
      // Whoever asks again may have more luck.
      deals.catch(() => batches.delete(batch));
    }
    return (await deals)[number % BATCH]!;
  };
}
