import type { Events } from '@bridge-review/api/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { type EventStream, eventStream } from './event-stream.ts';
import type { Viewer } from './handler.ts';
import { rateLimited } from './rate-limited.ts';

/** The open streams of this server: limited in number, and none longer than its session. */
export interface EventStreams {
  /** Answers a request with events. 429 if this user, 503 if this server has too many; the browser then polls. */
  open(request: FastifyRequest, reply: FastifyReply, viewer: Viewer, events: Events<unknown>): FastifyReply;
  /** Ends all streams, and refuses new ones. */
  close(): void;
}

export interface StreamRules {
  /** Whether the session under which a stream was opened is still good. */
  stillSignedIn(viewer: Viewer): Promise<boolean>;
  readonly heartbeatMs?: number;
  readonly maxPerUser?: number;
  readonly maxPerServer?: number;
}

/** Keeps proxies from closing a quiet stream, and notices that its user has signed out. */
const HEARTBEAT_MS = 25_000;
/** A few windows on a few devices. */
const MAX_PER_USER = 20;
const MAX_PER_SERVER = 2_000;
const RETRY_SECONDS = 30;
/** How long a browser waits before it connects again. */
const RECONNECT_MS = 3_000;

export function eventStreams({
  stillSignedIn,
  heartbeatMs = HEARTBEAT_MS,
  maxPerUser = MAX_PER_USER,
  maxPerServer = MAX_PER_SERVER,
}: StreamRules): EventStreams {
  const open = new Map<EventStream, number>();
  let closed = false;

  const refuseTooMany = ({ person }: Viewer): void => {
    if (closed || open.size >= maxPerServer) throw new AppError('busy', { retryAfterSeconds: RETRY_SECONDS });
    const own = [...open.values()].filter((userId) => userId === person.id).length;
    if (own >= maxPerUser) throw rateLimited(RETRY_SECONDS);
  };

  return {
    open(request, reply, viewer, events) {
      // Fastify answers HEAD with the handler of GET; a stream without a reader would never end.
      if (request.method === 'HEAD') return reply.type('text/event-stream').send();
      refuseTooMany(viewer);

      const stream = eventStream(reply, () => stillSignedIn(viewer));
      open.set(stream, viewer.person.id);
      const unsubscribe = events.subscribe(
        (event) => stream.send(`data: ${JSON.stringify(event)}\n\n`),
        () => stream.end(),
      );
      const heartbeat = setInterval(() => stream.send(': still here\n\n'), heartbeatMs).unref();
      stream.onClose(() => {
        clearInterval(heartbeat);
        unsubscribe();
        open.delete(stream);
      });
      return stream.begin(`retry: ${RECONNECT_MS}\n\n`);
    },

    close() {
      closed = true;
      for (const stream of open.keys()) stream.end();
    },
  };
}
