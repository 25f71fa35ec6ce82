import rateLimit from '@fastify/rate-limit';
import type { RequestLimit } from '@bridge-review/api/route';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

const MINUTE_MS = 60 * 1000;

/** A page makes a handful of calls; this is far above what a person can do and far below what hurts. */
const ALL_ELSE = { max: 1_500, timeWindow: 5 * MINUTE_MS };

/** Calls that cost more, or show more, than others. Each is counted by itself. */
export const requestLimits: Record<RequestLimit, { max: number; timeWindow: number }> = {
  upload: { max: 60, timeWindow: 60 * MINUTE_MS },
  comments: { max: 30, timeWindow: 5 * MINUTE_MS },
  'user-search': { max: 60, timeWindow: MINUTE_MS },
};

/** Counts per server, in memory, by user where there is one and by address where not. */
export async function registerRequestLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    // One count over all calls; a count per route would allow as many calls as there are routes, times over.
    global: true,
    ...ALL_ELSE,
    allowList: (request) => !request.url.startsWith('/api/'),
    hook: 'preParsing',
    keyGenerator: (request) =>
      request.viewer === null ? `address ${request.ip}` : `user ${request.viewer.person.id}`,
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}
