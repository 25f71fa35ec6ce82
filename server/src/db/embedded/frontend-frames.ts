/** What a client's bytes amount to. */
export type Received =
  /** A request for encryption, which a stream within one process does not need. */
  | { readonly kind: 'encryption' }
  | { readonly kind: 'startup' }
  /** Whole messages; `complete` where the last one asks for an answer that ends with ReadyForQuery. */
  | { readonly kind: 'messages'; readonly bytes: Uint8Array; readonly complete: boolean };

/**
 * Splits a client's bytes at message boundaries, since PostgreSQL treats the end of its input as the end of the
 * client. For the same reason Terminate is not passed on, and everything after it is dropped.
 */
export class FrontendFrames {
  #rest: Uint8Array = new Uint8Array(0);
  #state: 'new' | 'started' | 'over' = 'new';

  *add(bytes: Uint8Array): Generator<Received> {
    this.#rest = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    while (this.#state === 'new') {
      const opening = this.#takeOpening();
      if (opening === null) return;
      yield opening;
    }
    if (this.#state === 'started') {
      const messages = this.#takeMessages();
      if (messages !== null) yield messages;
    }
  }

  /** The first messages have no type, only a length and a number. */
  #takeOpening(): Received | null {
    if (this.#rest.length < 8) return null;
    const view = viewOf(this.#rest);
    const length = view.getUint32(0);
    if (this.#rest.length < length) return null;
    this.#rest = this.#rest.subarray(length);
    const number = view.getUint32(4);
    if (ENCRYPTION_REQUESTS.has(number)) return { kind: 'encryption' };
    this.#state = number >>> 16 === 3 ? 'started' : 'over';
    return this.#state === 'started' ? { kind: 'startup' } : null;
  }

  #takeMessages(): Received | null {
    const view = viewOf(this.#rest);
    let end = 0;
    let last = 0;
    while (end + 5 <= view.byteLength) {
      const type = view.getUint8(end);
      const next = end + 1 + view.getUint32(end + 1);
      if (type === TERMINATE) this.#state = 'over';
      if (type === TERMINATE || next > view.byteLength) break;
      last = type;
      end = next;
    }
    if (end === 0) return null;
    const bytes = this.#rest.subarray(0, end);
    this.#rest = this.#rest.subarray(end);
    return { kind: 'messages', bytes, complete: ANSWERED_WITH_READY.has(last) };
  }
}

const ENCRYPTION_REQUESTS = new Set([80877103, 80877104]);
const codeOf = (letter: string): number => letter.charCodeAt(0);
const TERMINATE = codeOf('X');
const ANSWERED_WITH_READY = new Set(['Q', 'S', 'F'].map(codeOf));

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
