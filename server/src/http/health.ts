import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { AppError } from './app-error.ts';
import type { Handlers } from './handler.ts';

/** Set once shutdown begins, so that a proxy sends nobody here any more. */
export interface Readiness {
  stopping: boolean;
}

const PATIENCE_MS = 1_500;

/** A connection kept alive after its last answer would hold up the shutdown. */
export function closeConnectionsWhenStopping(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.stopping) void reply.header('connection', 'close');
  });
}

export const healthRoutes = (pool: Pool, readiness: Readiness): Pick<Handlers, 'health' | 'readiness'> => ({
  health: () => ({ status: 'ok' }),

  async readiness() {
    if (readiness.stopping) throw new AppError('busy', { retryAfterSeconds: 5 });
    await answersInTime(pool);
    return { status: 'ready' };
  },
});

async function answersInTime(pool: Pool): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('unavailable', { retryAfterSeconds: 2 })), PATIENCE_MS);
  });
  try {
    await Promise.race([pool.query('select 1'), late]);
  } finally {
    clearTimeout(timer);
  }
}
