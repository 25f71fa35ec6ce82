import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { AppError } from './app-error.ts';
import type { AreaHandlers } from './handler.ts';
import { storageProbe } from './storage-probe.ts';

/** Set once shutdown begins, so that a proxy sends no more requests here. */
export interface Readiness {
  stopping: boolean;
}

const TIMEOUT_MS = 1_500;

/** A connection kept alive after its last answer would hold up the shutdown. */
export function closeConnectionsWhenStopping(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.stopping) void reply.header('connection', 'close');
  });
}

export function healthHandlers(pool: Pool, readiness: Readiness): AreaHandlers<'health'> {
  const storage = storageProbe(pool);
  return {
    live: () => ({ status: 'ok' }),

    async ready() {
      if (readiness.stopping) throw new AppError('busy', { retryAfterSeconds: 5 });
      await withTimeout(pool.query('select 1').then(() => storage.check()));
      return { status: 'ready' };
    },
  };
}

async function withTimeout(answer: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('unavailable', { retryAfterSeconds: 2 })), TIMEOUT_MS);
  });
  try {
    await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
