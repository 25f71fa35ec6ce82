import { type BackgroundWorker, startThread } from './background-worker.ts';

interface ThreadOptions<Message> {
  readonly worker: URL;
  readonly memoryMb: number;
  /** For one request. */
  readonly timeoutMs: number;
  /** A thread keeps the memory of its largest request, so it is ended after this long without any. */
  readonly idleMs: number;
  /** The message that it posts once it has started. */
  isReady(message: Message): boolean;
  /** Whether a message is the last that answers a request. */
  isLast(message: Message): boolean;
  /** What a request that takes too long is rejected with. */
  timeout(): Error;
}

interface ThreadOnDemand<Request, Message> {
  /** All messages that answer a request. One that fails or takes too long ends the thread, not the server. */
  run(request: Request): Promise<Message[]>;
  stop(): Promise<void>;
}

/** A thread for one request at a time, started when there is one. */
export function threadOnDemand<Request, Message>(
  options: ThreadOptions<Message>,
): ThreadOnDemand<Request, Message> {
  let idle: BackgroundWorker<Request, Message> | null = null;
  let ending: NodeJS.Timeout | undefined;

  /** The timeout starts when the thread is ready, so that its start time does not count. */
  const start = async (): Promise<BackgroundWorker<Request, Message>> => {
    const worker = startThread<Request, Message>(options.worker, {
      resourceLimits: { maxOldGenerationSizeMb: options.memoryMb },
    });
    await worker.receive(options.isReady);
    worker.unref();
    return worker;
  };

  const stop = async (): Promise<void> => {
    clearTimeout(ending);
    const worker = idle;
    idle = null;
    await worker?.terminate();
  };

  return {
    async run(request) {
      const worker = idle === null || idle.hasEnded ? await start() : idle;
      idle = null;
      clearTimeout(ending);
      const timeout = new AbortController();
      const timer = setTimeout(() => timeout.abort(options.timeout()), options.timeoutMs);
      try {
        worker.post(request);
        const messages = await worker.receive(options.isLast, timeout.signal);
        idle = worker;
        ending = setTimeout(() => void stop(), options.idleMs).unref();
        return messages;
      } catch (error) {
        await worker.terminate();
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    stop,
  };
}
