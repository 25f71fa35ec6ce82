import type { Engine } from './engine.ts';

/**
 * What background processes do in a PostgreSQL server. There are none here: without this the log would grow
 * until the next clean stop, deleted rows would keep their space, and the planner would have no statistics.
 *
 * It runs only right after a client's work, between two transactions, for one table at a time.
 */
export class Housekeeping {
  readonly #engine: Engine;
  readonly #now: () => number;
  #nextLook: number;

  constructor(engine: Engine, now: () => number = () => performance.now()) {
    this.#engine = engine;
    this.#now = now;
    this.#nextLook = now() + CHECK_INTERVAL_MS;
  }

  async afterWork(): Promise<void> {
    if (this.#now() < this.#nextLook) return;
    try {
      await this.#look();
    } catch {
      // A client's role or settings may forbid it. The next look is at another time, often at another client's.
    }
    this.#nextLook = this.#now() + CHECK_INTERVAL_MS;
  }

  async #look(): Promise<void> {
    const [log] = await this.#engine.query<{ bytes: number }>(LOG_SINCE_CHECKPOINT);
    if (log !== undefined && log.bytes > CHECKPOINT_AT_BYTES) await this.#engine.query('CHECKPOINT');
    const [table] = await this.#engine.query<{ name: string }>(NEGLECTED_TABLE);
    if (table !== undefined) await this.#engine.query(`VACUUM (ANALYZE) ${table.name}`);
  }
}

const CHECK_INTERVAL_MS = 10_000;
const CHECKPOINT_AT_BYTES = 64 * 1024 * 1024;

const LOG_SINCE_CHECKPOINT = `
  SELECT (pg_catalog.pg_current_wal_insert_lsn() - redo_lsn)::float8 AS bytes
  FROM pg_catalog.pg_control_checkpoint()`;

/**
 * The thresholds are those of PostgreSQL's autovacuum, which also goes by how many rows there were at the last look: the
 * counts of living rows begin at zero with every start.
 */
const NEGLECTED_TABLE = `
  SELECT pg_catalog.format('%I.%I', schemaname, stat.relname) AS name
  FROM pg_catalog.pg_stat_user_tables stat
  JOIN (SELECT oid, greatest(reltuples, 0) AS rows FROM pg_catalog.pg_class) known ON known.oid = relid
  WHERE n_dead_tup > 50 + 0.2 * known.rows
     OR n_mod_since_analyze > 50 + 0.1 * known.rows
     OR n_ins_since_vacuum > 1000 + 0.2 * known.rows
  ORDER BY n_dead_tup + n_mod_since_analyze DESC
  LIMIT 1`;
