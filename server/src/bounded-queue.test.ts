import { expect, it } from 'vitest';
import { boundedQueue } from './bounded-queue.ts';

const pause = () => new Promise<void>((done) => setTimeout(done, 1));

it('runs tasks in order up to its concurrency, and refuses those beyond its length', async () => {
  const enqueue = boundedQueue(2, 3, () => new Error('full'));
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (index: number) =>
    enqueue(async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(index);
      await pause();
      running -= 1;
      return index;
    });

  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map(work));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(await work(7)).toBe(7);
});

it('frees the slot when a task fails', async () => {
  const enqueue = boundedQueue(1, 1, () => new Error('full'));
  const failing = enqueue(() => Promise.reject(new Error('broken')));
  const next = enqueue(() => Promise.resolve('fine'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('fine');
});
