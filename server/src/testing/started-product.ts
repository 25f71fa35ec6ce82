import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import { type RunningServer, SHORT_RUN, startServer } from '../../../scripts/running-server.mjs';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

interface StartedProduct {
  /** The data folder, new for each test. */
  readonly folder: string;
  start(settings?: Record<string, string>): Promise<RunningServer>;
  /** A database without tables, on which the next servers start. */
  emptyDatabase(): Promise<TestDatabase>;
  /** A start that is expected to fail: what it printed and its exit code. */
  startAndFail(
    settings: Record<string, string>,
    as?: { readonly uid?: number },
  ): Promise<{ code: number | null; stderr: string }>;
}

/** The product as `npm start` runs it, in a process of its own, on the database of this run. */
export function useStartedProduct(): StartedProduct {
  let folder = '';
  let database: Promise<TestDatabase> | undefined;
  let servers: RunningServer[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bridge-main-'));
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.stop('SIGKILL')));
    servers = [];
    await (await database)?.close();
    database = undefined;
    await rm(folder, { recursive: true, force: true });
  });

  const emptyDatabase = () => (database ??= openTestDatabase({ migrated: false }));

  return {
    get folder() {
      return folder;
    },
    emptyDatabase,
    start: async (settings = {}) => {
      const url = inject('postgres') === null ? null : (await emptyDatabase()).settings.databaseUrl;
      const server = await startServer(
        {
          DATA_DIR: folder,
          ...(url === null ? {} : { DATABASE_URL: url }),
          ...settings,
        },
        SHORT_RUN,
      );
      servers.push(server);
      return server;
    },
    startAndFail: async (settings, as = {}) => {
      const script = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url));
      const child = spawn(process.execPath, [...SHORT_RUN, script], {
        env: { PATH: process.env['PATH'] ?? '', DATA_DIR: folder, ...settings },
        stdio: ['ignore', 'ignore', 'pipe'],
        ...as,
      });
      let stderr = '';
      child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
      const [code] = (await once(child, 'exit')) as [number | null];
      return { code, stderr };
    },
  };
}

/** The last line, without a stack. On a slow machine progress messages may come before it. */
export function errorMessage(stderr: string): string {
  const lines = stderr.trimEnd().split('\n');
  expect(lines.filter((line) => !line.endsWith(' …'))).toHaveLength(1);
  return lines.at(-1) ?? '';
}
