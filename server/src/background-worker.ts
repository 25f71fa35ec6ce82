import { fork } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import { setPriority } from 'node:os';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** A thread or a process of ours, seen from the server. The other end is `workerParent`. */
export interface BackgroundWorker<Request, Message> {
  /** True once it has ended or been terminated. */
  readonly hasEnded: boolean;
  readonly exited: Promise<WorkerExit>;
  /** The buffers in `transfer` are moved, not copied; between processes everything is copied. */
  post(request: Request, transfer?: ArrayBuffer[]): void;
  onMessage(listener: (message: Message) => void): void;
  /**
   * All messages from now until the first that is the last. Rejects with what the worker threw, or with a
   * `WorkerExitError`; and with the signal's reason, after which the worker is terminated.
   */
  receive(isLast: (message: Message) => boolean, signal?: AbortSignal): Promise<Message[]>;
  /** Immediately, even in the middle of its work. */
  terminate(): Promise<void>;
  /** From now on it does not keep the server's process alive. */
  unref(): void;
}

interface WorkerExit {
  readonly code: number | null;
  /** The error that ended it, if any. */
  readonly error: Error | null;
}

export class WorkerExitError extends Error {
  override readonly name = 'WorkerExitError';
}

/** Not the options that the server was started with: tests are run on sources, which a plain worker cannot load. */
const execArgv: string[] = [];

export function startThread<Request, Message>(
  url: URL,
  options: Pick<WorkerOptions, 'resourceLimits' | 'workerData'> = {},
): BackgroundWorker<Request, Message> {
  const thread = new Worker(url, { ...options, execArgv });
  return backgroundWorker<Request, Message>(thread, {
    post: (request, transfer = []) => thread.postMessage(request, transfer),
    terminate: async () => void (await thread.terminate()),
    unref: () => thread.unref(),
  });
}

/** A thread is cheaper; only a process can have its own priority. */
export function startProcess<Request extends object, Message>(
  url: URL,
  { priority }: { readonly priority: number },
): BackgroundWorker<Request, Message> {
  const child = fork(url, { execArgv, stdio: 'inherit' });
  child.once('spawn', () => lowerPriority(child.pid, priority));
  const worker = backgroundWorker<Request, Message>(child, {
    post: (request) => child.send(request),
    terminate: async () => {
      const runs = child.pid !== undefined && child.exitCode === null && child.signalCode === null;
      child.kill('SIGKILL');
      if (runs) await worker.exited;
    },
    unref: () => {
      child.unref();
      child.channel?.unref();
    },
  });
  return worker;
}

/** If the system does not allow it, the process keeps the server's priority. */
function lowerPriority(pid: number | undefined, priority: number): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, priority);
  } catch {
    // The work only competes with other processes.
  }
}

type Platform<Request, Message> = Pick<BackgroundWorker<Request, Message>, 'post' | 'terminate' | 'unref'>;

/** Threads and processes emit the same events: `message`, `error` and `exit`. */
function backgroundWorker<Request, Message>(
  emitter: EventEmitter,
  platform: Platform<Request, Message>,
): BackgroundWorker<Request, Message> {
  let hasEnded = false;
  let thrown: Error | null = null;
  emitter.on('error', (error: Error) => {
    hasEnded = true;
    thrown = error;
  });
  const exited = new Promise<WorkerExit>((resolve) => {
    emitter.once('exit', (code: number | null) => {
      hasEnded = true;
      resolve({ code, error: thrown });
    });
  });
  const terminate = (): Promise<void> => {
    hasEnded = true;
    return platform.terminate();
  };
  return {
    ...platform,
    terminate,
    exited,
    get hasEnded() {
      return hasEnded;
    },
    onMessage: (listener) => void emitter.on('message', listener),

    receive: (isLast, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const messages: Message[] = [];
        const onMessage = (message: Message): void => {
          messages.push(message);
          if (isLast(message)) finish(() => resolve(messages));
        };
        const onError = (error: Error): void => finish(() => reject(error));
        const onExit = (): void => finish(() => reject(new WorkerExitError('The worker has ended.')));
        const onAbort = (): void => {
          void terminate();
          finish(() => reject(signal?.reason as Error));
        };
        const finish = (settle: () => void): void => {
          emitter.off('message', onMessage).off('error', onError).off('exit', onExit);
          signal?.removeEventListener('abort', onAbort);
          settle();
        };
        emitter.on('message', onMessage).on('error', onError).on('exit', onExit);
        signal?.addEventListener('abort', onAbort);
      }),
  };
}
