import type { FastifyBaseLogger } from 'fastify';
import { isConnectionFailure } from './db/connection-failure.ts';
import { type WorkLoop, workLoop } from './work-loop.ts';

interface LeasedWorkOptions<Task> {
  /** Leases the next task that is due for these seconds, so that others take over when a server dies. */
  take(seconds: number): Promise<Task | null>;
  /** Leases the task for these seconds from now; 0 releases it. */
  lease(task: Task, seconds: number): Promise<void>;
  /** Does the task and stores its result. */
  run(task: Task, signal: AbortSignal): Promise<void>;
  /** Ends what `run` uses, once nothing runs. */
  end(): Promise<void>;
  readonly log: FastifyBaseLogger;
  /** For the log: `an analysis`. */
  readonly name: string;
  /** How long a task stays with a server that has fallen silent. */
  readonly leaseSeconds?: number;
}

const POLL_INTERVAL_MS = 5_000;
/** Renewed at a quarter of this time, so that it never expires while the server runs, however long a task takes. */
const LEASE_SECONDS = 20;
/** What failed waits, so that it does not block the queue again and again. */
const SET_ASIDE_SECONDS = 180;

/** Does leased tasks one after the other, for as long as there are any. Stopping releases the current one. */
export function leasedWork<Task>(options: LeasedWorkOptions<Task>): WorkLoop {
  const { log, name, leaseSeconds = LEASE_SECONDS } = options;
  const stopping = new AbortController();

  const run = async (task: Task): Promise<void> => {
    const renewal = setInterval(() => void renew(task), (leaseSeconds * 1000) / 4);
    try {
      await options.run(task, stopping.signal);
    } catch (error) {
      const isStopping = stopping.signal.aborted;
      // A lost database connection is not the task's fault.
      const isBlameless = isStopping || isConnectionFailure(error);
      await options.lease(task, isBlameless ? 0 : SET_ASIDE_SECONDS);
      if (!isStopping) throw error;
    } finally {
      clearInterval(renewal);
    }
  };

  const renew = async (task: Task): Promise<void> => {
    try {
      await options.lease(task, leaseSeconds);
    } catch (error) {
      log.warn({ err: error }, `${name} may be done twice`);
    }
  };

  const loop = workLoop({
    async doNext() {
      const task = await options.take(leaseSeconds);
      if (task !== null) await run(task);
      return task !== null;
    },
    everyMs: POLL_INTERVAL_MS,
    onError: (error) => log.warn({ err: error }, `${name} will be tried again`),
  });

  let started = false;
  return {
    start() {
      started = true;
      loop.start();
    },
    wake() {
      if (started) loop.wake();
    },
    async stop() {
      stopping.abort();
      await loop.stop();
      await options.end();
    },
  };
}
