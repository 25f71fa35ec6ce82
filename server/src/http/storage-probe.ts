import { serverMessages } from '../server-messages.ts';
import type { Pool } from 'pg';
import { isDiskFull } from '../db/connection-failure.ts';
import { AppError } from './app-error.ts';

/** Whether the database has room to write. */
export interface StorageProbe {
  /** Throws if there is no space. */
  check(): Promise<void>;
}

/** A recent success is reused for this long, however often the check is called. */
const CACHE_MS = 5_000;

/**
 * Keeps half a megabyte of rows with little memory, so that PostgreSQL writes them to the disk of its tables and
 * removes them at once. It is a real write, but one that changes no table, and it takes a few milliseconds.
 */
const WRITE = `set local work_mem = '64kB';
  with kept as materialized (select repeat('x', 1000) as text from generate_series(1, 500))
  select count(text) from kept`;

export function storageProbe(pool: Pool): StorageProbe {
  let goodUntil = -1;
  let running: Promise<void> | null = null;

  const write = async (): Promise<void> => {
    try {
      await pool.query(WRITE);
      goodUntil = performance.now() + CACHE_MS;
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      throw new AppError('unavailable', {
        message: serverMessages.diskFull,
        retryAfterSeconds: 10,
        cause: error,
      });
    }
  };

  return {
    async check() {
      if (performance.now() < goodUntil) return;
      running ??= write().finally(() => (running = null));
      await running;
    },
  };
}
