/**
 * The embedded database: PostgreSQL (PGlite, a build for WebAssembly) on a folder of its own, in a worker
 * thread, which uses PostgreSQL's wire protocol. `pg` connects to it through a stream instead of a socket,
 * so that the rest of the server does not know which kind of PostgreSQL it uses.
 *
 *     const embedded = await openEmbedded({ folder: 'data' });
 *     const pool = new pg.Pool({ max: 1, idleTimeoutMillis: 0, stream: () => embedded.connect() });
 *
 * The path of a statement, from the top down:
 *
 *     main thread    wire-stream       what `pg` takes for its socket
 *                    session-queue     PostgreSQL has one session here, so clients take turns
 *                    database-thread   starts the worker, notices its end
 *     worker thread  worker            takes one message after the other
 *                    session           one client's conversation: frontend-frames in, outbox out
 *                    housekeeping      the checkpoints and vacuums that no background process does
 *                    engine            PostgreSQL itself; ends the thread when it cannot be trusted any more
 *                    durable-fs        its files; here fsync reaches the disk
 *                    file-list,        whether the files are as they were left, at the start;
 *                    damaged-page      where not, explain-damage says what to do
 *
 * In the folder are `lock` (folder-lock: one process only) and `db`, PostgreSQL's files. A new `db` is copied
 * from a template made by the build (data-folder, template, initialise, durable-folder).
 *
 * What it cannot do: run two statements at once, cancel one (statement_timeout has no effect), and
 * COPY … FROM STDIN. A client that listens for notifications receives its own too.
 */
import type { Duplex } from 'node:stream';
import { copyDatabase, ensureDatabase } from './data-folder.ts';
import { startDatabaseThread } from './database-thread.ts';
import { ConnectionLostError } from './embedded-database-error.ts';
import { explainDamage } from './explain-damage.ts';
import { explainFolderFailure, refuseForeignFolder, usableFolder } from './folder-failure.ts';
import { lockFolder } from './folder-lock.ts';
import { SessionQueue } from './session-queue.ts';
import { WireStream } from './wire-stream.ts';

export interface EmbeddedDatabase {
  /**
   * A connection for the `stream` option of `pg`. While another is in use it waits for its turn; what one
   * leaves behind (a transaction, settings, prepared statements) is gone before the next is served.
   */
  connect(): Duplex;
  /**
   * Copies the files as they are now into a data folder, which it returns. The caller holds the one connection and has
   * no transaction open, so that nothing is written meanwhile.
   */
  copyFiles(): Promise<string>;
  /** Stops PostgreSQL cleanly and frees the folder. Connections still open fail. */
  close(): Promise<void>;
}

export interface OpenOptions {
  /** The data folder. It is created if missing. */
  readonly folder: string;
  /** Called with a message for people when something takes long. */
  readonly onProgress?: (what: string) => void;
  /** PostgreSQL stopped unasked: every connection fails from now on, and the process should end. */
  readonly onFailure?: (error: Error) => void;
  /** The database a new one is copied from, where it is not the one the build made. */
  readonly template?: string;
  /** False in tests of something else alone: what was acknowledged may be lost with the power. */
  readonly durable?: boolean;
}

/** Throws `FolderInUseError` where another server has the folder. */
export async function openEmbedded(options: OpenOptions): Promise<EmbeddedDatabase> {
  const {
    folder,
    onProgress = () => undefined,
    onFailure = () => undefined,
    template,
    durable = true,
  } = options;
  usableFolder(folder);
  refuseForeignFolder(folder);
  const lock = lockFolder(folder);
  try {
    const { database, isNew } = await ensureDatabase(folder, onProgress, { template, durable });
    onProgress('Starting the database');
    let failed = false;
    const thread = await startDatabaseThread(
      { folder: database, durable, verified: durable && !isNew },
      {
        onBytes: (session, bytes) => line.deliver(session, bytes),
        onFailure: (error) => {
          failed = true;
          line.shut(error);
          onFailure(error);
        },
      },
    );
    const line = new SessionQueue((session) => thread.endSession(session));

    let lastSession = 0;
    let closed: Promise<void> | null = null;
    const close = async (): Promise<void> => {
      line.shut(new ConnectionLostError('The embedded database is closed.'));
      try {
        if (!failed) await thread.close();
      } finally {
        lock.release();
      }
    };
    return {
      connect: () => new WireStream(++lastSession, line, (session, bytes) => thread.send(session, bytes)),
      copyFiles: () =>
        copyDatabase(folder).catch((error: unknown) => {
          throw explainFolderFailure(error, folder);
        }),
      close: () => (closed ??= close()),
    };
  } catch (error) {
    lock.release();
    throw explainDamage(explainFolderFailure(error, folder), folder);
  }
}
