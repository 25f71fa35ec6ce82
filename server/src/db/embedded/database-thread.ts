import { Worker } from 'node:worker_threads';
import { compiledTwin } from '../../compiled-twin.ts';
import { ConnectionLostError } from './embedded-database-error.ts';
import type { FromWorker, ToWorker, WorkerInput } from './messages.ts';

/** The worker thread in which PostgreSQL runs, seen from the main thread. */
export interface DatabaseThread {
  /** The bytes are moved, not copied: their buffer is the worker's from now on. */
  send(session: number, bytes: Uint8Array<ArrayBuffer>): void;
  endSession(session: number): void;
  /** Waits for what was sent before, then for a clean stop. */
  close(): Promise<void>;
}

export interface ThreadEvents {
  onBytes(session: number, bytes: Uint8Array): void;
  /** It stopped unasked. Nothing is answered any more. */
  onFailure(error: ConnectionLostError): void;
}

export async function startThread(input: WorkerInput, events: ThreadEvents): Promise<DatabaseThread> {
  const worker = new Worker(compiledTwin(import.meta.url, './worker.ts'), {
    workerData: input,
    // Below about 8 MB an involved statement overflows this stack before PostgreSQL's own limit refuses it.
    resourceLimits: { stackSizeMb: 32 },
    execArgv: [],
  });
  let reason = 'it ended without a word';
  worker.on('error', (error) => (reason = error.message));
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'bytes') events.onBytes(message.session, message.bytes);
    if (message.kind === 'failed') reason = message.reason;
  });
  const post = (message: ToWorker, transfer: ArrayBuffer[] = []): void =>
    worker.postMessage(message, transfer);

  let closing = false;
  const stopped = new Promise<ConnectionLostError | null>((resolve) => {
    worker.once('exit', (code) => {
      const error = new ConnectionLostError(`The embedded database stopped: ${reason}.`);
      resolve(code === 0 && closing ? null : error);
    });
  });
  await Promise.race([started(worker), throwIfAny(stopped)]);
  void stopped.then((error) => {
    if (!closing && error !== null) events.onFailure(error);
  });

  return {
    send: (session, bytes) => post({ kind: 'bytes', session, bytes }, [bytes.buffer]),
    endSession: (session) => post({ kind: 'end', session }),
    close: () => {
      closing = true;
      post({ kind: 'close' });
      return throwIfAny(stopped);
    },
  };
}

const started = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') resolve();
    });
  });

async function throwIfAny(outcome: Promise<Error | null>): Promise<void> {
  const error = await outcome;
  if (error !== null) throw error;
}
