import { sqlState } from './sql-state.ts';

/** Node's and the driver's words for a server that is away, refuses, or hangs up. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
]);
const DRIVER_SENTENCES =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Cannot use a pool after calling end/;

/** Whether the database could not be asked at all, as opposed to having refused what it was asked. */
export function isConnectionFailure(error: unknown): boolean {
  const state = sqlState(error);
  // 08: connection exceptions, 57P: shutting down or starting up, 53: out of connections or memory.
  if (state !== null && /^(08|57P|53)/.test(state)) return true;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('syscall' in cause && 'code' in cause && NETWORK_CODES.has(String(cause.code))) return true;
    if (DRIVER_SENTENCES.test(cause.message)) return true;
  }
  return false;
}
