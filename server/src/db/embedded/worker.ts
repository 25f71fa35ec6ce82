import { workerData } from 'node:worker_threads';
import { workerParent } from '../../worker-parent.ts';
import { openEngine } from './engine.ts';
import { Housekeeping } from './housekeeping.ts';
import type { FromWorker, ToWorker, WorkerInput } from './messages.ts';
import { Outbox } from './outbox.ts';
import { Session } from './session.ts';

const parent = workerParent<ToWorker, FromWorker>();

const die = (reason: string): never => {
  parent.post({ kind: 'failed', reason });
  process.exit(1);
};

const { folder, durable } = workerData as WorkerInput;
const engine = await openEngine(folder, die, durable);
const housekeeping = new Housekeeping(engine);
let current: { readonly id: number; readonly session: Session } | null = null;

function sessionOf(id: number): Session {
  if (current?.id !== id) {
    const outbox = new Outbox((bytes) => parent.post({ kind: 'bytes', session: id, bytes }, [bytes.buffer]));
    current = { id, session: new Session(engine, outbox) };
  }
  return current.session;
}

async function handle(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case 'bytes': {
      const session = sessionOf(message.session);
      await session.receive(message.bytes);
      if (session.isIdle) await housekeeping.afterWork();
      return;
    }
    case 'end':
      current = null;
      return engine.reset();
    case 'close':
      await engine.reset();
      await engine.close();
      process.exit(0);
  }
}

// One after the other: an answer must be whole before the next message touches the engine.
let work = Promise.resolve();
parent.onRequest((message) => {
  work = work.then(() => handle(message)).catch((error: unknown) => die(String(error)));
});
parent.post({ kind: 'ready' });
