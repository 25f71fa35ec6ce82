import { PGlite, protocol } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DurableFs } from './durable-fs.ts';

/** PostgreSQL itself, as the worker thread drives it. It has one session. */
export interface Engine {
  /** The parameters that a client gets when it connects. */
  readonly greeting: Uint8Array;
  /** Runs whole messages of the wire protocol. The bytes answered are only valid during the call. */
  run(messages: Uint8Array, answer: (bytes: Uint8Array) => void): Promise<void>;
  /** Runs an internal statement, not a client's. Only between a client's transactions. */
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  isInTransaction(): boolean;
  /** Undoes what a client left behind: its transaction, settings, statements, temporary tables. */
  reset(): Promise<void>;
  /** Ends with a checkpoint, so that the next start has nothing to recover. */
  close(): Promise<void>;
}

/** Opens the data in a folder, creating a database if it is empty. */
export async function openEngine(
  folder: string,
  onDeath: (reason: string) => never,
  durable = true,
): Promise<Engine> {
  const log = new LogTail();
  const pglite = await PGlite.create({
    fs: durable ? new DurableFs(folder) : new NodeFS(folder),
    startParams: durable ? START_PARAMETERS : [...START_PARAMETERS, '-c', 'fsync=off'],
    extensions: { pg_trgm },
    onStderr: (line) => log.add(line),
  }).catch((error: unknown) => onDeath(log.explain(error)));

  const die = (error: unknown): never => onDeath(log.explain(error));
  const run: Engine['run'] = (messages, answer) =>
    pglite.execProtocolRawStream(messages, { syncToFs: false, onRawData: answer }).catch(die);
  dieWithPostgres(pglite, die);

  const engine: Omit<Engine, 'greeting'> = {
    run,
    query: async <Row>(sql: string, parameters?: unknown[]) =>
      (await pglite.query<Row>(sql, parameters)).rows,
    isInTransaction: () => pglite.isInTransaction(),
    reset: async () => {
      await run(SYNC, ignore);
      if (pglite.isInTransaction()) await pglite.exec('ROLLBACK').catch(die);
      await pglite.exec('DISCARD ALL').catch(die);
    },
    close: () => pglite.close(),
  };
  await engine.reset();
  return { ...engine, greeting: await greet(run) };
}

const { serialize } = protocol;
export const SYNC: Uint8Array = serialize.sync();

const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), // -F turns fsync off
  ...Object.entries({
    fsync: 'on',
    // The default, fdatasync, is a call that this build of PostgreSQL silently does nothing on.
    wal_sync_method: 'fsync',
    shared_buffers: '64MB',
    // Failed statements are reported to the client, not logged; they may hold personal data.
    log_min_messages: 'fatal',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

/** There is no authentication: the process that holds the folder is the only user, whatever name the client sends. */
async function greet(run: Engine['run']): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  await run(serialize.startup({ user: 'postgres', database: 'postgres' }), (bytes) =>
    pieces.push(bytes.slice()),
  );
  return Buffer.concat(pieces);
}

/** How PostgreSQL's jump back to its main loop after an ordinary error looks from outside. */
const ERROR_JUMP = 100;

/**
 * PGlite treats every exception as an ordinary error and continues. After a PANIC (a disk that fails), a FATAL
 * or a trap of the machine the memory is not to be trusted and the loop may never end: stop at once, and let
 * the next start recover from the log.
 */
function dieWithPostgres(pglite: PGlite, die: (error: unknown) => never): void {
  const module = pglite.Module;
  const turn = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      turn();
    } catch (error) {
      if ((error as { status?: unknown }).status !== ERROR_JUMP) die(error);
      throw error;
    }
  };
}

/** The last log lines of PostgreSQL, which explain why it stopped better than the exception does. */
class LogTail {
  readonly #lines: string[] = [];

  add(line: string): boolean {
    this.#lines.push(line);
    if (this.#lines.length > 5) this.#lines.shift();
    return true;
  }

  explain(error: unknown): string {
    const words = this.#lines.map((line) => /\b(?:FATAL|PANIC): .*/.exec(line)?.[0]);
    return (
      words.findLast((word) => word !== undefined) ?? (error instanceof Error ? error.message : String(error))
    );
  }
}

const ignore = (): void => undefined;
