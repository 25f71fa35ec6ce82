type Work<T> = () => Promise<T>;

interface FairQueueOptions {
  /** How many pieces of work run at once; never two of one owner. */
  readonly atOnce: number;
  /** How many of one owner may wait, and how many of all owners together. */
  readonly waitingPerOwner: number;
  readonly waiting: number;
  refusal(reason: 'owner' | 'all'): Error;
}

export interface FairQueue {
  /** Throws the error that `run` would reject with, before anything expensive is done. */
  permit(owner: number): void;
  /** Work whose `signal` is aborted while it waits leaves the queue at once and is never started. */
  run<T>(owner: number, work: Work<T>, signal?: AbortSignal): Promise<T>;
}

/** A bounded queue in which owners take turns: an owner with much work delays only themselves. */
export function fairQueue(options: FairQueueOptions): FairQueue {
  const running = new Set<number>();
  /** In the order of their turns. */
  const waiting = new Map<number, (() => void)[]>();
  let count = 0;

  const mayStart = (owner: number): boolean => running.size < options.atOnce && !running.has(owner);

  const permit = (owner: number): void => {
    if (mayStart(owner)) return;
    if ((waiting.get(owner)?.length ?? 0) >= options.waitingPerOwner) throw options.refusal('owner');
    if (count >= options.waiting) throw options.refusal('all');
  };

  const startNext = (): void => {
    for (const [owner, [next, ...others]] of waiting) {
      if (next === undefined || !mayStart(owner)) continue;
      waiting.delete(owner);
      if (others.length > 0) waiting.set(owner, others);
      count -= 1;
      running.add(owner);
      return next();
    }
  };

  const waitForTurn = (owner: number, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const start = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        const others = waiting.get(owner)?.filter((other) => other !== start) ?? [];
        if (others.length > 0) waiting.set(owner, others);
        else waiting.delete(owner);
        count -= 1;
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      waiting.set(owner, [...(waiting.get(owner) ?? []), start]);
      count += 1;
    });

  return {
    permit,
    async run(owner, work, signal) {
      signal?.throwIfAborted();
      permit(owner);
      if (mayStart(owner)) running.add(owner);
      else await waitForTurn(owner, signal);
      try {
        return await work();
      } finally {
        running.delete(owner);
        startNext();
      }
    },
  };
}
