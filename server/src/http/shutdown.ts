import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Connections } from './connections.ts';

/** Long enough for any request to end. */
const REQUESTS_TIMEOUT_MS = 4_500;

interface Step {
  readonly name: string;
  /** Together, the slowest steps of all stages stay below the ten seconds that an impatient supervisor gives. */
  readonly timeoutMs: number;
  run(): Promise<void> | void;
}

/**
 * Runs stage after stage on SIGTERM or SIGINT, the steps of a stage side by side, then exits; a second signal exits
 * at once. A step that fails, or is not done in its time, keeps no other from running.
 */
export function shutDownOnSignal(stages: readonly (readonly Step[])[], log: FastifyBaseLogger): void {
  let begun = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (begun) process.exit(1);
    begun = true;
    log.info({ signal }, 'shutting down');
    void runInOrder(stages, log).then((clean) => process.exit(clean ? 0 : 1));
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** Returns whether every step succeeded. */
export async function runInOrder(
  stages: readonly (readonly Step[])[],
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Promise<boolean> {
  let clean = true;
  for (const steps of stages) {
    const done = await Promise.all(steps.map((step) => runInTime(step, log)));
    clean &&= done.every(Boolean);
  }
  return clean;
}

async function runInTime(step: Step, log: Pick<FastifyBaseLogger, 'info' | 'error'>): Promise<boolean> {
  const finished = new AbortController();
  const late = sleep(step.timeoutMs, undefined, { signal: finished.signal }).then(() => {
    throw new Error('It took too long.');
  });
  try {
    await Promise.race([(async () => step.run())(), late]);
    log.info({ step: step.name }, 'shutdown step done');
    return true;
  } catch (error) {
    log.error({ err: error, step: step.name }, 'shutdown step failed');
    return false;
  } finally {
    finished.abort();
  }
}

/**
 * Goes on as ever, though unready, until whoever sends requests here has noticed. Each answer closes its connection, so
 * that the next request goes where nobody is about to leave.
 */
export const waitUnready = (delayMs: number): Step => ({
  name: 'delay',
  timeoutMs: delayMs + 1_000,
  run: () => sleep(delayMs),
});

/** Finishes running requests within a time limit, and closes all other connections. */
export async function closeServer(app: FastifyInstance, connections: Connections): Promise<void> {
  await connections.quiet();
  // First of all, with nothing in between: what arrives before is in, what arrives later is refused.
  const closed = new Promise<void>((done) => app.server.close(() => done()));
  connections.closeUnused();
  const deadline = setTimeout(() => app.server.closeAllConnections(), REQUESTS_TIMEOUT_MS);
  try {
    app.endEventStreams();
    await closed;
    await app.close();
  } finally {
    clearTimeout(deadline);
  }
}
