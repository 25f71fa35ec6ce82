import { constants } from 'node:os';
import { type BackgroundWorker, startProcess } from '../../background-worker.ts';
import { compiledWorkerUrl } from '../../compiled-worker-url.ts';
import type { DealtHand } from './repo.ts';

export type Question = Pick<DealtHand, 'deal' | 'vulnerability' | 'dealer'>;

export interface Reply {
  readonly tricks: string;
  readonly parNS: number;
}

export interface Solver {
  /** One at a time. The signal aborts the search at once. */
  solve(question: Question, signal: AbortSignal): Promise<Reply>;
  stop(): Promise<void>;
}

/** Not the lowest priority, which would hardly run beside other busy programs. */
const PRIORITY = constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Solves in a process of low priority, so that page requests go first. It is started when first needed, and again
 * after it ended.
 */
export function processSolver(): Solver {
  let worker: BackgroundWorker<Question, Reply> | null = null;

  const running = (): BackgroundWorker<Question, Reply> => {
    if (worker !== null && !worker.hasEnded) return worker;
    worker = startProcess(compiledWorkerUrl(import.meta.url, './solver-process.ts'), { priority: PRIORITY });
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
