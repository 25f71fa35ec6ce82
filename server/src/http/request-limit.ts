import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** A page makes a handful of calls; this is far above what a person can do and far below what hurts. */
const CALLS = 1_500;
const WINDOW_MS = 5 * 60 * 1000;

/** Counts per server, in memory, by user where there is one and by address where not. */
export async function registerRequestLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: CALLS,
    timeWindow: WINDOW_MS,
    hook: 'preParsing',
    keyGenerator: (request) =>
      request.viewer === null ? `address ${request.ip}` : `user ${request.viewer.person.id}`,
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}
