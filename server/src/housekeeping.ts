import type { FastifyBaseLogger } from 'fastify';

const HOUR_MS = 60 * 60 * 1000;

interface Chore {
  readonly name: string;
  run(): Promise<void>;
}

/** Does the chores at once and then every hour, one after the other. One that fails is tried again with the next round. */
export function startHousekeeping(
  chores: readonly Chore[],
  log: FastifyBaseLogger,
): { retry(): void; stop(): Promise<void> } {
  let failed = false;
  const sweep = async (): Promise<void> => {
    failed = false;
    for (const { name, run } of chores) {
      try {
        await run();
      } catch (error) {
        failed = true;
        log.warn({ err: error, chore: name }, 'a chore will be tried again in an hour');
      }
    }
  };
  let running = sweep();
  const timer = setInterval(() => void (running = running.then(sweep)), HOUR_MS).unref();
  return {
    /** What stood in the way is over. Without anything that failed, nothing happens. */
    retry: () => {
      if (failed) running = running.then(sweep);
    },
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
