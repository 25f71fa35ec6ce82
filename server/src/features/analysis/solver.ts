import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { compiledTwin } from '../../compiled-twin.ts';
import type { DealtHand } from './repo.ts';

export type Question = Pick<DealtHand, 'deal' | 'vulnerability' | 'dealer'>;

export interface Reply {
  readonly tricks: string;
  readonly parNS: number;
}

export interface Solver {
  /** One at a time. Where the signal ends it, the search ends at once. */
  solve(question: Question, signal: AbortSignal): Promise<Reply>;
  stop(): Promise<void>;
}

/**
 * Solves in a process of its own, for only a process can be given a low priority: whoever waits for a page goes
 * first, whatever else there is to work out. It is started when first needed and again after it died.
 */
export function processSolver(): Solver {
  let child: ChildProcess | null = null;

  const start = (): ChildProcess => {
    // Not what this process was started with: tests are run on sources, which a plain process cannot load.
    const started = fork(compiledTwin(import.meta.url, './solver-process.ts'), {
      execArgv: [],
      stdio: 'inherit',
    });
    started.once('exit', () => {
      if (child === started) child = null;
    });
    started.once('spawn', () => yieldToOthers(started.pid));
    started.unref();
    started.channel?.unref();
    return started;
  };

  return {
    solve: (question, signal) =>
      new Promise((resolve, reject) => {
        const asked = (child ??= start());
        const finish = (end: () => void): void => {
          asked.off('message', onReply).off('exit', onExit).off('error', onError);
          signal.removeEventListener('abort', onAbort);
          end();
        };
        const onReply = (reply: unknown): void => finish(() => resolve(reply as Reply));
        const onExit = (): void =>
          finish(() => reject(new Error('The process that solves deals has ended.')));
        const onError = (error: Error): void => finish(() => reject(error));
        const onAbort = (): void => {
          asked.kill('SIGKILL');
          finish(() => reject(signal.reason as Error));
        };
        if (signal.aborted) return reject(signal.reason as Error);
        asked.on('message', onReply).on('exit', onExit).on('error', onError);
        signal.addEventListener('abort', onAbort);
        asked.send(question);
      }),

    async stop() {
      const last = child;
      if (last === null || last.exitCode !== null) return;
      const ended = new Promise((done) => last.once('exit', done));
      last.kill('SIGKILL');
      await ended;
    },
  };
}

/** Not the lowest there is: beside other busy programs that one hardly gets a turn. A system that does not let us only makes us less polite. */
function yieldToOthers(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Nothing to be done about it, and nothing lost.
  }
}
