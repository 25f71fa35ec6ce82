/** A client that waits for a session; `WireStream` is the only implementation. */
export interface Guest {
  readonly id: number;
  /** It is this guest's turn. */
  welcome(): void;
  receive(bytes: Uint8Array): void;
  destroy(error: Error): unknown;
}

/**
 * PostgreSQL has a single session here, so its clients take turns: one is served until it leaves, the others
 * wait in line.
 */
export class SessionLine {
  readonly #endSession: (session: number) => void;
  #served: Guest | null = null;
  #waiting: Guest[] = [];
  #shut: Error | null = null;

  constructor(endSession: (session: number) => void) {
    this.#endSession = endSession;
  }

  enter(guest: Guest): void {
    if (this.#shut !== null) guest.destroy(this.#shut);
    else if (this.#served === null) this.#serve(guest);
    else this.#waiting.push(guest);
  }

  /** However often it is called, and whether or not it was ever this guest's turn. */
  leave(guest: Guest): void {
    this.#waiting = this.#waiting.filter((waiting) => waiting !== guest);
    if (this.#served !== guest) return;
    this.#endSession(guest.id);
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
    for (const guest of waiting) guest.destroy(error);
  }

  #serve(guest: Guest): void {
    this.#served = guest;
    guest.welcome();
  }
}
