import { Duplex } from 'node:stream';
import type { SessionClient, SessionQueue } from './session-queue.ts';

/** Sends a client's bytes to its session. The buffer is transferred. */
export type Send = (session: number, bytes: Uint8Array<ArrayBuffer>) => void;

/**
 * What `pg` takes for its socket. It is connected once it is this client's turn, and gives the turn back when
 * the client ends or destroys it.
 */
export class WireStream extends Duplex implements SessionClient {
  readonly id: number;
  readonly #line: SessionQueue;
  readonly #send: Send;
  #served = false;
  #held: (() => void) | null = null;

  constructor(id: number, line: SessionQueue, send: Send) {
    super({ allowHalfOpen: false });
    this.id = id;
    this.#line = line;
    this.#send = send;
  }

  /** Called by `pg`, which listens for 'connect' only afterwards. */
  connect(): this {
    process.nextTick(() => {
      if (!this.destroyed) this.#line.enter(this);
    });
    return this;
  }

  welcome(): void {
    this.#served = true;
    this.emit('connect');
    this.#held?.();
  }

  receive(bytes: Uint8Array): void {
    this.push(bytes);
  }

  // Calls that only make sense for a real socket. The worker thread keeps the process alive until it is closed.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {
    // Bytes are pushed as they come.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#forward([chunk], done);
  }

  override _writev(writes: { chunk: Buffer }[], done: () => void): void {
    this.#forward(
      writes.map(({ chunk }) => chunk),
      done,
    );
  }

  override _final(done: () => void): void {
    this.#line.leave(this);
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#line.leave(this);
    done(error);
  }

  #forward(chunks: readonly Buffer[], done: () => void): void {
    const forward = (): void => {
      this.#send(this.id, join(chunks));
      done();
    };
    if (this.#served) forward();
    else this.#held = forward;
  }
}

/** Copied, because the client's buffers are slices of a pool and cannot be transferred. */
function join(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    joined.set(chunk, offset);
    offset += chunk.length;
  }
  return joined;
}
