import { type Engine, SYNC } from './engine.ts';
import { FrontendFrames } from './frontend-frames.ts';
import type { Outbox } from './outbox.ts';

/** One client's conversation with the engine, from its startup message to its end. */
export class Session {
  readonly #frames = new FrontendFrames();
  readonly #engine: Engine;
  readonly #outbox: Outbox;
  #idle = true;

  constructor(engine: Engine, outbox: Outbox) {
    this.#engine = engine;
    this.#outbox = outbox;
  }

  /** Idle: no transaction, and no statement that is prepared but not yet run. */
  get isIdle(): boolean {
    return this.#idle && !this.#engine.isInTransaction();
  }

  async receive(bytes: Uint8Array): Promise<void> {
    for (const received of this.#frames.add(bytes)) {
      if (received.kind === 'encryption') this.#outbox.add(REFUSED);
      else if (received.kind === 'startup') this.#outbox.add(this.#engine.greeting);
      else if (received.complete) await this.#answer(received.bytes);
      else await this.#run(received.bytes);
      this.#idle = received.kind !== 'messages' || received.complete;
    }
    this.#outbox.flush();
  }

  /**
   * A COPY FROM STDIN looks for its data where there is none yet, and PostgreSQL would stop. A CopyFail behind
   * the messages makes it fail alone, and is ignored otherwise. COPY also swallows the client's Sync: where
   * the answer does not end with ReadyForQuery, it gets another.
   */
  async #answer(messages: Uint8Array): Promise<void> {
    const ending = await this.#run(Buffer.concat([messages, COPY_FAIL]));
    if (!READY.every((byte, index) => ending[index] === byte)) await this.#run(SYNC);
  }

  /** Returns the end of the answer, as long as a ReadyForQuery. */
  async #run(messages: Uint8Array): Promise<Uint8Array> {
    let ending: Uint8Array = new Uint8Array(0);
    await this.#engine.run(messages, (bytes) => {
      this.#outbox.add(bytes);
      ending = Buffer.concat([ending, bytes.subarray(-READY_LENGTH)]).subarray(-READY_LENGTH);
    });
    return ending;
  }
}

const REFUSED = Buffer.from('N');
const COPY_FAIL = Buffer.from([0x66, 0, 0, 0, 5, 0]);

/** Its type and its length; the transaction's state follows. */
const READY = [0x5a, 0, 0, 0, 5];
const READY_LENGTH = READY.length + 1;
