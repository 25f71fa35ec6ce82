import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { messages } from '@bridge-review/api/messages';
import { compiledTwin } from '../../../compiled-twin.ts';
import { fairQueue } from '../../../fair-queue.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Answer, GameFacts, Job } from './protocol.ts';
import { refuseFile } from './refuse-file.ts';

/** A game as it is written into the database: facts, and rows as JSON text in batches. */
export interface GameRows {
  readonly facts: GameFacts;
  /** How many tables the board has that most have played. */
  readonly mostTables: number;
  readonly hands: readonly string[];
  readonly results: readonly string[];
}

export interface FileReader {
  /** Users take turns. A file whose `signal` is aborted while it waits is not read. */
  read(bytes: Uint8Array, filename: string, owner: number, signal?: AbortSignal): Promise<GameRows>;
  write(bytes: Uint8Array, format: 'pbn' | 'lin', owner: number): Promise<Uint8Array>;
  stop(): Promise<void>;
}

/** The largest file that may be uploaded takes a fraction of this. */
const PATIENCE_MS = 5_000;
const WAITING_FILES = 30;
const WAITING_FILES_PER_OWNER = 5;
const MEMORY_MB = 768;
/** A thread keeps the memory that its largest file took. Once nobody has uploaded for so long, it is ended. */
const IDLE_MS = 5_000;

/** Reads files in a thread of its own, one at a time. A file that takes too long or too much ends the thread, not the server. */
export function fileReader(patienceMs = PATIENCE_MS, idleMs = IDLE_MS): FileReader {
  const queue = fairQueue({
    atOnce: 1,
    waiting: WAITING_FILES,
    waitingPerOwner: WAITING_FILES_PER_OWNER,
    refusal: refuseFile,
  });
  let idle: Worker | null = null;
  let ending: NodeJS.Timeout | undefined;

  const end = async (): Promise<void> => {
    clearTimeout(ending);
    const worker = idle;
    idle = null;
    await worker?.terminate();
  };

  async function run(job: Job): Promise<Answer[]> {
    const worker = idle ?? (await startWorker());
    idle = null;
    clearTimeout(ending);
    try {
      const answers = await converse(worker, job, patienceMs);
      idle = worker;
      ending = setTimeout(() => void end(), idleMs).unref();
      return answers;
    } catch (error) {
      await worker.terminate();
      throw error;
    }
  }

  return {
    async read(bytes, filename, owner, signal) {
      const answers = await queue.run(owner, () => run({ kind: 'read', bytes, filename }), signal);
      const facts = answers.find((answer) => answer.kind === 'facts');
      if (facts === undefined) throw new AppError('unusable_file', refusalIn(answers));
      return {
        facts: facts.facts,
        mostTables: facts.mostTables,
        hands: answers.flatMap((answer) => (answer.kind === 'hands' ? [answer.json] : [])),
        results: answers.flatMap((answer) => (answer.kind === 'results' ? [answer.json] : [])),
      };
    },

    async write(bytes, format, owner) {
      const answers = await queue.run(owner, () => run({ kind: 'write', bytes, format }));
      const written = answers.find((answer) => answer.kind === 'written');
      if (written === undefined) throw new AppError('unusable_file', refusalIn(answers));
      return written.bytes;
    },

    stop: end,
  };
}

/** Reading is timed from the moment the thread is ready: what its start takes is no fault of the file. */
async function startWorker(): Promise<Worker> {
  const worker = new Worker(compiledTwin(import.meta.url, './worker.ts'), {
    // Not what the process was started with: tests are run on sources, which a thread cannot load.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  await once(worker, 'message');
  // An idle thread keeps nobody from going home.
  worker.unref();
  return worker;
}

/** Asks, and collects answers until the last one. */
function converse(worker: Worker, job: Job, patienceMs: number): Promise<Answer[]> {
  return new Promise((resolve, reject) => {
    const answers: Answer[] = [];
    const onMessage = (answer: Answer): void => {
      answers.push(answer);
      if (isLast(answer)) finish(() => resolve(answers));
    };
    const onError = (error: NodeJS.ErrnoException): void => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') onTooMuch();
      else finish(() => reject(error));
    };
    const onTooMuch = (): void =>
      finish(() => reject(new AppError('unusable_file', { message: messages.fileSlow })));
    const timer = setTimeout(onTooMuch, patienceMs);
    const finish = (end: () => void): void => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onTooMuch);
      end();
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onTooMuch);
    worker.postMessage(job, []);
  });
}

const isLast = ({ kind }: Answer): boolean => kind === 'done' || kind === 'written' || kind === 'refused';

function refusalIn(answers: readonly Answer[]): { message?: string } {
  const refused = answers.find((answer) => answer.kind === 'refused');
  return refused === undefined ? {} : { message: refused.reason };
}
