/** Collects the many small pieces of an answer, so that fewer messages pass between the threads. */
export class Outbox {
  readonly #post: (bytes: Uint8Array<ArrayBuffer>) => void;
  readonly #buffer = new Uint8Array(64 * 1024);
  #used = 0;

  constructor(post: (bytes: Uint8Array<ArrayBuffer>) => void) {
    this.#post = post;
  }

  /** Copies the bytes, because they are in PostgreSQL's memory and change with its next step. */
  add(bytes: Uint8Array): void {
    if (bytes.length > this.#buffer.length - this.#used) this.flush();
    if (bytes.length > this.#buffer.length) {
      this.#post(new Uint8Array(bytes));
    } else {
      this.#buffer.set(bytes, this.#used);
      this.#used += bytes.length;
    }
  }

  flush(): void {
    if (this.#used === 0) return;
    this.#post(this.#buffer.slice(0, this.#used));
    this.#used = 0;
  }
}
