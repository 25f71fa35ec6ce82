import { expect, it } from 'vitest';
import { fairQueue } from './fair-queue.ts';

const [ada, ben, cleo] = [1, 2, 3];

const newQueue = (atOnce: number, waitingPerOwner = 3, waiting = 10) =>
  fairQueue({ atOnce, waitingPerOwner, waiting, refusal: (reason) => new Error(reason) });

/** Work that ends when the test says so. */
function stage(queue: ReturnType<typeof newQueue>) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    run: (owner: number, name: string, signal?: AbortSignal) =>
      queue.run(
        owner,
        () => {
          started.push(name);
          return new Promise<void>((end) => ends.set(name, end));
        },
        signal,
      ),
    end: async (name: string) => {
      ends.get(name)?.();
      await new Promise((done) => setImmediate(done));
    },
  };
}

it('lets owners take turns, however much work one of them adds', async () => {
  const { started, run, end } = stage(newQueue(1));
  for (const name of ['a1', 'a2', 'a3', 'a4']) void run(ada, name);
  for (const name of ['b1', 'b2']) void run(ben, name);
  void run(cleo, 'c1');
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name);
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

it('never runs two tasks of one owner at once', async () => {
  const { started, run, end } = stage(newQueue(2));
  void run(ada, 'a1');
  void run(ada, 'a2');
  expect(started).toEqual(['a1']);
  void run(ben, 'b1');
  expect(started).toEqual(['a1', 'b1']);
  await end('b1');
  expect(started).toEqual(['a1', 'b1']);
  await end('a1');
  expect(started).toEqual(['a1', 'b1', 'a2']);
});

it('refuses an owner with too much waiting, while others continue', async () => {
  const queue = newQueue(1, 2);
  const { started, run, end } = stage(queue);
  for (const name of ['a1', 'a2', 'a3']) void run(ada, name);
  await expect(run(ada, 'a4')).rejects.toThrow('owner');
  expect(() => queue.permit(ada)).toThrow('owner');
  queue.permit(ben);
  void run(ben, 'b1');
  for (const name of ['a1', 'a2']) await end(name);
  expect(started).toEqual(['a1', 'a2', 'b1']);
});

it('refuses everyone when too much is waiting in total', async () => {
  const { run } = stage(newQueue(1, 2, 2));
  for (const owner of [ada, ben, cleo]) void run(owner, String(owner));
  await expect(run(4, 'one too many')).rejects.toThrow('all');
});

it('continues after a failed task', async () => {
  const queue = newQueue(1);
  const failing = queue.run(ada, () => Promise.reject(new Error('broken')));
  const next = queue.run(ben, () => Promise.resolve('fine'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('fine');
});

it('drops work that is cancelled while waiting, and frees its place', async () => {
  const { started, run, end } = stage(newQueue(1, 1, 2));
  const cancel = new AbortController();
  void run(ada, 'a1');
  const cancelled = run(ada, 'a2', cancel.signal);
  void run(ben, 'b1');
  await expect(run(cleo, 'c1')).rejects.toThrow('all');
  cancel.abort(new Error('cancelled'));
  await expect(cancelled).rejects.toThrow('cancelled');
  void run(ada, 'a3');
  await expect(run(cleo, 'c2')).rejects.toThrow('all');
  for (const name of ['a1', 'b1', 'a3']) await end(name);
  expect(started).toEqual(['a1', 'b1', 'a3']);
});

it('does not start work cancelled before it was added, and lets started work finish', async () => {
  const { started, run, end } = stage(newQueue(1));
  await expect(run(ada, 'a1', AbortSignal.abort(new Error('cancelled')))).rejects.toThrow('cancelled');
  const cancel = new AbortController();
  const first = run(ada, 'a2', cancel.signal);
  const second = run(ada, 'a3', cancel.signal);
  cancel.abort(new Error('cancelled'));
  await expect(second).rejects.toThrow('cancelled');
  await end('a2');
  await first;
  void run(ada, 'a4');
  expect(started).toEqual(['a2', 'a4']);
});

it('still counts waiting work correctly when work is cancelled after its turn', async () => {
  const queue = newQueue(1, 1, 1);
  const { started, run, end } = stage(queue);
  const cancel = new AbortController();
  void run(ada, 'a1');
  void run(ben, 'b1', cancel.signal);
  await end('a1');
  expect(started).toEqual(['a1', 'b1']);
  cancel.abort(new Error('cancelled'));
  void run(ada, 'a2');
  expect(() => queue.permit(cleo)).toThrow('all');
});
