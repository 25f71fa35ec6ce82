import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { backupTimes, waitingWork } from './repo.ts';

/** What this server measures of itself, for Prometheus. */
export interface Metrics {
  /** Counts and times the requests of this app. */
  watch(app: FastifyInstance): void;
  /** All figures in Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Few enough to be kept for ever: the address of a request that matches no route may be anything. */
function routeName(url: string | undefined): string {
  if (url === undefined) return 'none';
  return url.startsWith('/assets/') ? '/assets/*' : url;
}

export function makeMetrics(pool: Pool): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route and status. Event streams are not in it.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  void new Gauge({
    name: 'bridge_review_database_connections',
    help: 'Connections of this server to its database, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'awaited' }, pool.waitingCount);
    },
  });
  const up = new Gauge({
    name: 'bridge_review_database_up',
    help: 'Whether the database has answered just now.',
    registers,
  });
  const waiting = new Gauge({
    name: 'bridge_review_waiting',
    help: 'What waits to be done in the background on any server: 10000 stands for that many or more.',
    labelNames: ['kind'],
    registers,
  });

  const lastBackup = new Gauge({
    name: 'bridge_review_last_backup_timestamp_seconds',
    help: 'When a server or the command line last wrote a backup. Absent if neither ever did.',
    registers,
  });
  const backupFails = new Gauge({
    name: 'bridge_review_backup_fails',
    help: 'Whether the scheduled backup failed when it was last tried, on any server.',
    registers,
  });

  const showBackups = async (): Promise<void> => {
    const found = await backupTimes(pool).catch(() => null);
    for (const gauge of [lastBackup, backupFails]) gauge.remove();
    if (found === null) return;
    backupFails.set(found.fails ? 1 : 0);
    if (found.seconds !== null) lastBackup.set(found.seconds);
  };

  return {
    contentType: registry.contentType,

    watch(app) {
      app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
        requests.observe(
          { method, route: routeName(routeOptions.url), status: reply.statusCode },
          reply.elapsedTime / 1000,
        );
      });
    },

    async text() {
      const found = await waitingWork(pool).catch(() => null);
      up.set(found === null ? 0 : 1);
      // An old figure would look like a new one.
      waiting.reset();
      await showBackups();
      for (const [kind, count] of Object.entries<number>(found ?? {})) waiting.set({ kind }, count);
      return registry.metrics();
    },
  };
}
