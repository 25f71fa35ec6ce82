import { constants } from 'node:os';
import { type BackgroundWorker, startProcess } from './background-worker.ts';

/** A process that works out answers. */
export interface SolvingProcess<Question, Reply> {
  /** One at a time. The signal aborts the work at once. */
  solve(question: Question, signal: AbortSignal): Promise<Reply>;
  stop(): Promise<void>;
}

/** Not the lowest priority, which would hardly run beside other busy programs. */
const PRIORITY = constants.priority.PRIORITY_BELOW_NORMAL;

/** Of low priority, so that page requests go first. It is started when first needed, and again after it ended. */
export function solvingProcess<Question extends object, Reply>(url: URL): SolvingProcess<Question, Reply> {
  let worker: BackgroundWorker<Question, Reply> | null = null;

  const running = (): BackgroundWorker<Question, Reply> => {
    if (worker !== null && !worker.hasEnded) return worker;
    worker = startProcess(url, { priority: PRIORITY });
    worker.unref();
    return worker;
  };

  return {
    async solve(question, signal) {
      signal.throwIfAborted();
      const asked = running();
      asked.post(question);
      const [reply] = await asked.receive(() => true, signal);
      return reply!;
    },
    stop: async () => worker?.terminate(),
  };
}
