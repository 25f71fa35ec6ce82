import type { ConditionsAnswers, ConditionsTask } from './conditions-tasks.ts';
import type { ConditionsRequest } from './conditions-worker.ts';

/** Answers tasks in a worker, which starts with the first one. */
export class ConditionsThread {
  #worker: Worker | null = null;
  #number = 0;
  readonly #waiting = new Map<number, Waiting>();

  ask<K extends ConditionsTask['kind']>(task: ConditionsTask & { kind: K }): Promise<ConditionsAnswers[K]> {
    return new Promise((resolve, reject) => {
      const request: ConditionsRequest = { number: this.#number++, task };
      this.#waiting.set(request.number, {
        done: (answer) => resolve(answer as ConditionsAnswers[K]),
        fail: reject,
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window
      (this.#worker ??= this.#start()).postMessage(request);
    });
  }

  /** Ends the worker. What was asked fails; the next task starts another one. */
  close(reason = 'The worker was closed.'): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { fail } of this.#waiting.values()) fail(new Error(reason));
    this.#waiting.clear();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./conditions-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<{ number: number; answer: unknown }>) => {
      this.#waiting.get(data.number)?.done(data.answer);
      this.#waiting.delete(data.number);
    });
    worker.addEventListener('error', ({ message }) => this.close(message));
    return worker;
  }
}

interface Waiting {
  readonly done: (answer: unknown) => void;
  readonly fail: (error: Error) => void;
}
