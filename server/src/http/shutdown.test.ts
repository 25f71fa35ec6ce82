import { expect, it } from 'vitest';
import { makeLogger } from './logger.ts';
import { runInOrder } from './shutdown.ts';

const log = makeLogger('silent');
const never = new Promise<void>(() => undefined);

it('a step that hangs or fails does not stop the others, and the shutdown is not clean', async () => {
  const ran: string[] = [];
  const step = (name: string, work: () => Promise<void> | void) => ({
    name,
    timeoutMs: 50,
    run: () => {
      ran.push(name);
      return work();
    },
  });
  const clean = await runInOrder(
    [
      [step('hangs', () => never), step('fails', () => Promise.reject(new Error('on purpose')))],
      [step('last', () => undefined)],
    ],
    log,
  );
  expect(clean).toBe(false);
  expect(ran).toEqual(['hangs', 'fails', 'last']);
});

it('a shutdown is clean when every step is done', async () => {
  expect(await runInOrder([[{ name: 'one', timeoutMs: 1_000, run: () => undefined }]], log)).toBe(true);
});
