import type { FastifyBaseLogger } from 'fastify';

/** Long enough for any request to end, short enough for an impatient supervisor. */
const PATIENCE_MS = 10_000;

interface Step {
  readonly name: string;
  run(): Promise<void> | void;
}

/** Runs the steps in their order on SIGTERM or SIGINT, then exits; a second signal exits at once. */
export function shutDownOnSignal(steps: readonly Step[], log: FastifyBaseLogger): void {
  let begun = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (begun) process.exit(1);
    begun = true;
    log.info({ signal }, 'shutting down');
    setTimeout(() => {
      log.error('shutdown took too long');
      process.exit(1);
    }, PATIENCE_MS).unref();
    void runInOrder(steps, log).then((clean) => process.exit(clean ? 0 : 1));
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

async function runInOrder(steps: readonly Step[], log: FastifyBaseLogger): Promise<boolean> {
  let clean = true;
  for (const step of steps) {
    try {
      await step.run();
      log.info({ step: step.name }, 'shutdown step done');
    } catch (error) {
      clean = false;
      log.error({ err: error, step: step.name }, 'shutdown step failed');
    }
  }
  return clean;
}
