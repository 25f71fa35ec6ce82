import { sqlState } from './sql-state.ts';

/** The database holds its connections open and answers nothing. */
export class DatabaseSilentError extends Error {
  override readonly name = 'DatabaseSilentError';

  constructor() {
    super('The database does not answer.');
  }
}

/** Every machine that answers is a standby. */
export class NoPrimaryError extends Error {
  override readonly name = 'NoPrimaryError';

  constructor() {
    super('No server of the database takes writes.');
  }
}

/** Error codes of Node and the driver for a server that is unreachable, refuses, or closes the connection. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'EAGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNABORTED',
]);
const DRIVER_SENTENCES =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Cannot use a pool after calling end/;

const DISK_FULL = '53100';

/** Whether there was no room for what should have been written; nothing of it was. */
export const isDiskFull = (error: unknown): boolean => sqlState(error) === DISK_FULL;

/** Whether the database could not be asked at all, as opposed to having refused what it was asked. */
export function isConnectionFailure(error: unknown): boolean {
  const state = sqlState(error);
  // 08: connection exceptions, 57P: shutting down or starting up, 57014, 25P03: took too long, 53: out of
  // connections or memory.
  if (state !== null && /^(08|57P|57014|25P03|53)/.test(state)) return true;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseSilentError || cause instanceof NoPrimaryError) return true;
    // A name with several addresses fails as a whole, with the code of its parts.
    const isNetwork = 'syscall' in cause || cause instanceof AggregateError;
    if (isNetwork && 'code' in cause && NETWORK_CODES.has(String(cause.code))) return true;
    if (DRIVER_SENTENCES.test(cause.message)) return true;
  }
  return false;
}
