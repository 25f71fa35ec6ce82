type Enqueue = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs at most `atOnce` pieces of work at a time; past `waiting` more, new work is refused. */
export function boundedQueue(atOnce: number, waiting: number, refusal: () => Error): Enqueue {
  let running = 0;
  const queue: (() => void)[] = [];

  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw refusal();
      await new Promise<void>((start) => queue.push(start));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The slot passes to the next in the queue rather than being freed, so that no later task can take it first.
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
