import rateLimit from '@fastify/rate-limit';
import type { RequestLimit } from '@bridge-review/api/route';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallCounts } from './call-counts.ts';
import { isApiCall } from './api-call.ts';
import { addressGroup } from './client-address.ts';
import type { Viewer } from './handler.ts';
import { rateLimited } from './rate-limited.ts';

const WINDOW_MS = 5 * 60 * 1000;

/** A page makes a handful of calls; this is far above what a person can do and far below what hurts. */
const MAX_CALLS = 1_500;
/** Each asks the database for a session that is not there. A club of forty shares one address. */
const MAX_UNAUTHENTICATED = 600;

/** Counts calls to the API before their bodies are read, and throws 429 where there were too many. */
export interface RequestLimits {
  signedIn(request: FastifyRequest, viewer: Viewer, own: RequestLimit | undefined): Promise<void>;
  /** A call that needs no session. */
  anonymous(request: FastifyRequest): Promise<void>;
  /** A call that needs a session and has no valid one. */
  unauthenticated(request: FastifyRequest): Promise<void>;
}

export const noRequestLimits: RequestLimits = {
  signedIn: () => Promise.resolve(),
  anonymous: () => Promise.resolve(),
  unauthenticated: () => Promise.resolve(),
};

/** What all calls share is counted in the memory of each server; `countOwn` counts for all servers together. */
export async function requestLimits(
  app: FastifyInstance,
  countOwn: (limit: RequestLimit, userId: number) => Promise<void>,
): Promise<RequestLimits> {
  await app.register(rateLimit, { global: false, store: CallCounts });
  const counter = (max: number, keyOf: (request: FastifyRequest) => string) => {
    const count = app.createRateLimit({ max, timeWindow: WINDOW_MS, keyGenerator: keyOf });
    return async (request: FastifyRequest): Promise<void> => {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) throw rateLimited(counted.ttl / 1000);
    };
  };

  const byUser = counter(MAX_CALLS, ({ viewer }) => String(viewer?.person.id));
  // By route too: a flood of one anonymous call must not keep others at that address from signing in.
  const byAddress = counter(
    MAX_CALLS,
    ({ ip, method, routeOptions }) => `${addressGroup(ip)} ${method} ${routeOptions.url ?? 'unknown'}`,
  );
  const unauthenticated = counter(MAX_UNAUTHENTICATED, ({ ip }) => addressGroup(ip));

  app.addHook('onRequest', async (request) => {
    if (request.is404 && isApiCall(request)) await byAddress(request);
  });

  return {
    async signedIn(request, viewer, own) {
      await byUser(request);
      if (own !== undefined) await countOwn(own, viewer.person.id);
    },
    anonymous: async (request) => {
      if (isApiCall(request)) await byAddress(request);
    },
    unauthenticated,
  };
}
