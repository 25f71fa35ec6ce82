/** The embedded database cannot be opened. The message is for a person. */
export class EmbeddedDatabaseError extends Error {
  override readonly name: string = 'EmbeddedDatabaseError';
}

/**
 * It can no longer be asked: it stopped, or was closed. To `pg` this looks like a socket that broke, which it
 * does not report when it was about to hang up anyway.
 */
export class ConnectionLostError extends EmbeddedDatabaseError {
  override readonly name = 'ConnectionLostError';
  readonly code = 'ECONNRESET';
  readonly syscall = 'read';
  /** In PostgreSQL's words, where it stopped by itself. */
  readonly reason: string;

  constructor(message: string, reason = message) {
    super(message);
    this.reason = reason;
  }
}
