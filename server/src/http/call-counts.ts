import type { FastifyRateLimitStore } from '@fastify/rate-limit';

interface Window {
  readonly count: number;
  readonly endsAt: number;
}

/** Whose calls were counted longest ago is forgotten first. */
const MOST_KEPT = 5_000;

/**
 * Counts calls in windows of time, in the memory of this server. The time is that since its start and not the clock's:
 * when a clock was set back, nobody must wait for it to catch up.
 */
export class CallCounts implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>();

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = performance.now();
    const known = this.#windows.get(key);
    const { count, endsAt } =
      known === undefined || known.endsAt <= now ? { count: 0, endsAt: now + timeWindow } : known;
    this.#windows.delete(key);
    this.#windows.set(key, { count: count + 1, endsAt });
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > MOST_KEPT && oldest !== undefined) this.#windows.delete(oldest);
    callback(null, { current: count + 1, ttl: endsAt - now });
  }

  child(): CallCounts {
    return new CallCounts();
  }
}
