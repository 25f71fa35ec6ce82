import { startThread } from '../../background-worker.ts';
import { compiledWorkerUrl } from '../../compiled-worker-url.ts';
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

export async function startDatabaseThread(input: WorkerInput, events: ThreadEvents): Promise<DatabaseThread> {
  const worker = startThread<ToWorker, FromWorker>(compiledWorkerUrl(import.meta.url, './worker.ts'), {
    workerData: input,
    // Below about 8 MB an involved statement overflows this stack before PostgreSQL's own limit refuses it.
    resourceLimits: { stackSizeMb: 32 },
  });
  let reason = 'it ended without a word';
  worker.onMessage((message) => {
    if (message.kind === 'bytes') events.onBytes(message.session, message.bytes);
    if (message.kind === 'failed') reason = message.reason;
  });

  let closing = false;
  const stopped = worker.exited.then(({ code, error }) => {
    if (code === 0 && closing) return null;
    const why = error?.message ?? reason;
    return new ConnectionLostError(`The embedded database stopped: ${why}.`, why);
  });
  await worker.receive(({ kind }) => kind === 'ready').catch(() => throwIfAny(stopped));
  void stopped.then((error) => {
    if (!closing && error !== null) events.onFailure(error);
  });

  return {
    send: (session, bytes) => worker.post({ kind: 'bytes', session, bytes }, [bytes.buffer]),
    endSession: (session) => worker.post({ kind: 'end', session }),
    close: () => {
      closing = true;
      worker.post({ kind: 'close' });
      return throwIfAny(stopped);
    },
  };
}

async function throwIfAny(outcome: Promise<Error | null>): Promise<void> {
  const error = await outcome;
  if (error !== null) throw error;
}
