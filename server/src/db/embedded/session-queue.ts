/** A client that waits for a session; `WireStream` is the only implementation. */
export interface SessionClient {
  readonly id: number;
  /** It is this client's turn. */
  welcome(): void;
  receive(bytes: Uint8Array): void;
  destroy(error: Error): unknown;
}

/**
 * PostgreSQL has a single session here, so its clients take turns: one is served until it leaves, the others
 * wait in line.
 */
export class SessionQueue {
  readonly #endSession: (session: number) => void;
  #served: SessionClient | null = null;
  #waiting: SessionClient[] = [];
  #shut: Error | null = null;

  constructor(endSession: (session: number) => void) {
    this.#endSession = endSession;
  }

  enter(client: SessionClient): void {
    if (this.#shut !== null) client.destroy(this.#shut);
    else if (this.#served === null) this.#serve(client);
    else this.#waiting.push(client);
  }

  /** However often it is called, and whether or not it was ever this client's turn. */
  leave(client: SessionClient): void {
    this.#waiting = this.#waiting.filter((waiting) => waiting !== client);
    if (this.#served !== client) return;
    this.#endSession(client.id);
    this.#served = null;
    const next = this.#waiting.shift();
    if (next !== undefined) this.#serve(next);
  }

  /** An answer may arrive after its client has left. */
  deliver(session: number, bytes: Uint8Array): void {
    if (this.#served?.id === session) this.#served.receive(bytes);
  }

  /** Closes all current and later clients. */
  shut(error: Error): void {
    this.#shut ??= error;
    const waiting = this.#waiting.splice(0);
    this.#served?.destroy(error);
    for (const client of waiting) client.destroy(error);
  }

  #serve(client: SessionClient): void {
    this.#served = client;
    client.welcome();
  }
}
