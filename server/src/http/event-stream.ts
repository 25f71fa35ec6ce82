import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** One open response that sends events until either side ends it. */
export interface EventStream {
  begin(text: string): FastifyReply;
  /** Sends nothing to a user who has signed out meanwhile. Equal texts that wait for that check are sent once. */
  send(text: string): void;
  end(): void;
  /** However it ends: from here, from the browser, or by a broken connection. */
  onClose(done: () => void): void;
}

/** A client that leaves this much unread counts as disconnected. */
const MAX_UNREAD_BYTES = 16 * 1024;
/** How long an ended response may take to be sent; a lost reader must not delay a shutdown. */
const CLOSE_TIMEOUT_MS = 1_000;

export function eventStream(reply: FastifyReply, mayGoOn: () => Promise<boolean>): EventStream {
  const stream = new Readable({ read: () => undefined });
  const waiting = new Set<string>();
  let busy = false;
  let ended = false;
  stream.once('close', () => (ended = true));

  const end = (): void => {
    if (ended) return;
    ended = true;
    stream.push(null);
    setTimeout(() => reply.raw.destroy(), CLOSE_TIMEOUT_MS).unref();
  };

  const flush = async (): Promise<void> => {
    for (;;) {
      if (waiting.size === 0 || ended) return;
      const texts = [...waiting];
      waiting.clear();
      if (!(await mayGoOn()) || stream.readableLength > MAX_UNREAD_BYTES) end();
      if (!ended) stream.push(texts.join(''));
    }
  };

  return {
    begin(text) {
      stream.push(text);
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('x-accel-buffering', 'no')
        .send(stream);
    },
    send(text) {
      waiting.add(text);
      if (busy) return;
      busy = true;
      void flush()
        // If the session cannot be looked up, the stream ends.
        .catch(end)
        .finally(() => (busy = false));
    },
    end,
    onClose: (done) => void stream.once('close', done),
  };
}
