import { messages } from '@bridge-review/api/messages';
import { type BackgroundWorker, startThread, WorkerExitError } from '../../../background-worker.ts';
import { compiledWorkerUrl } from '../../../compiled-worker-url.ts';
import { fairQueue } from '../../../fair-queue.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Answer, GameFacts, Job } from './protocol.ts';
import { refuseFile } from './refuse-file.ts';

/** A game as it is written into the database: facts, and rows as JSON text in batches. */
export interface GameRows {
  readonly facts: GameFacts;
  /** How many tables the board has that most have played. */
  readonly maxTables: number;
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
const TIMEOUT_MS = 5_000;
const MAX_WAITING_FILES = 30;
const MAX_WAITING_FILES_PER_OWNER = 5;
const MEMORY_MB = 768;
/** A thread keeps the memory of its largest file, so it is ended after this long without an upload. */
const IDLE_MS = 5_000;

/** Reads files one at a time in a thread. A file that takes too much time or memory ends the thread, not the server. */
export function fileReader(timeoutMs = TIMEOUT_MS, idleMs = IDLE_MS): FileReader {
  const queue = fairQueue({
    atOnce: 1,
    waiting: MAX_WAITING_FILES,
    waitingPerOwner: MAX_WAITING_FILES_PER_OWNER,
    refusal: refuseFile,
  });
  let idle: ReadingThread | null = null;
  let ending: NodeJS.Timeout | undefined;

  const end = async (): Promise<void> => {
    clearTimeout(ending);
    const worker = idle;
    idle = null;
    await worker?.terminate();
  };

  async function run(job: Job): Promise<Answer[]> {
    const worker = idle === null || idle.hasEnded ? await startReadingThread() : idle;
    idle = null;
    clearTimeout(ending);
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(tooMuch()), timeoutMs);
    try {
      worker.post(job);
      const answers = await worker.receive(isLast, timeout.signal);
      idle = worker;
      ending = setTimeout(() => void end(), idleMs).unref();
      return answers;
    } catch (error) {
      await worker.terminate();
      throw isTooMuch(error) ? tooMuch() : error;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async read(bytes, filename, owner, signal) {
      const answers = await queue.run(owner, () => run({ kind: 'read', bytes, filename }), signal);
      const facts = answers.find((answer) => answer.kind === 'facts');
      if (facts === undefined) throw new AppError('unusable_file', refusalIn(answers));
      return {
        facts: facts.facts,
        maxTables: facts.maxTables,
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

type ReadingThread = BackgroundWorker<Job, Answer>;

/** The timeout starts when the thread is ready, so that its start time does not count. */
async function startReadingThread(): Promise<ReadingThread> {
  const worker = startThread<Job, Answer>(compiledWorkerUrl(import.meta.url, './worker.ts'), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  await worker.receive(({ kind }) => kind === 'ready');
  worker.unref();
  return worker;
}

const tooMuch = (): AppError => new AppError('unusable_file', { message: messages.fileSlow });

/** Whether the file took more memory than the thread has. */
const isTooMuch = (error: unknown): boolean =>
  error instanceof WorkerExitError ||
  (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');

const isLast = ({ kind }: Answer): boolean => kind === 'done' || kind === 'written' || kind === 'refused';

function refusalIn(answers: readonly Answer[]): { message?: string } {
  const refused = answers.find((answer) => answer.kind === 'refused');
  return refused === undefined ? {} : { message: refused.reason };
}
