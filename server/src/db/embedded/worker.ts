import { workerData } from 'node:worker_threads';
import { workerParent } from '../../worker-parent.ts';
import { damagedPage } from './damaged-page.ts';
import { type Engine, openEngine } from './engine.ts';
import { changeSinceStop, forgetFiles, noteFiles } from './file-list.ts';
import { Housekeeping } from './housekeeping.ts';
import type { FromWorker, ToWorker, WorkerInput } from './messages.ts';
import { Outbox } from './outbox.ts';
import { Session } from './session.ts';

const parent = workerParent<ToWorker, FromWorker>();

const die = (reason: string): never => {
  parent.post({ kind: 'failed', reason });
  process.exit(1);
};

const { folder, durable, verified } = workerData as WorkerInput;
const dieIf = (damage: string | null): void => void (damage !== null && die(damage));
if (verified) dieIf(changeSinceStop(folder));
const engine = await openEngine(folder, die, durable);
if (verified) dieIf(damagedPage(folder, await relationsOf(engine)));
forgetFiles(folder);

/** The files of all tables and indexes. After a crash there may be others, of tables that never came to be. */
async function relationsOf(open: Engine): Promise<string[]> {
  const rows = await open.query<{ path: string }>(
    `SELECT pg_catalog.pg_relation_filepath(oid) AS path FROM pg_catalog.pg_class
     WHERE relkind IN ('r', 'i', 't', 'm', 'S') AND relpersistence <> 't'`,
  );
  return rows.map(({ path }) => path);
}

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
      if (durable) noteFiles(folder);
      process.exit(0);
  }
}

// One after the other: an answer must be whole before the next message touches the engine.
let work = Promise.resolve();
parent.onRequest((message) => {
  work = work.then(() => handle(message)).catch((error: unknown) => die(String(error)));
});
parent.post({ kind: 'ready' });
