import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of a server, and how many requests each of them is busy with. */
export interface Connections {
  /**
   * A moment at which no connection is waiting to be taken in, as far as that can be known. Closing right then refuses
   * none that somebody believes to have opened. It comes soon, however many come.
   */
  quiet(): Promise<void>;
  /** Closes what is unused, now and as soon as it becomes so. Requests that have begun are answered. */
  closeUnused(): void;
}

/** A proxy opens a connection for a request that it has at hand: so long a new one may take to send it. */
const FIRST_REQUEST_MS = 500;

/** In so many turns of the event loop there is one without a new connection. */
const MAX_TURNS = 100;

/**
 * Node closes connections that are idle after a request, but waits for those that never sent a whole one: a browser
 * that connected in advance, or a client that stalled in the middle of a request's head.
 */
export function trackConnections(server: Server, firstRequestMs = FIRST_REQUEST_MS): Connections {
  const connections = new Map<Socket, { requests: number; isNew: boolean }>();
  let closing = false;
  let opened = 0;

  const closeUnlessUsed = (socket: Socket): void => {
    if (connections.get(socket)?.requests === 0) socket.destroy();
  };
  const closeUnlessSoonUsed = (socket: Socket): void => {
    setTimeout(() => closeUnlessUsed(socket), firstRequestMs).unref();
  };

  server.on('connection', (socket) => {
    opened += 1;
    connections.set(socket, { requests: 0, isNew: true });
    socket.once('close', () => connections.delete(socket));
    if (closing) closeUnlessSoonUsed(socket);
  });
  server.on('request', ({ socket }, response) => {
    const connection = connections.get(socket);
    if (connection === undefined) return;
    connection.requests += 1;
    connection.isNew = false;
    response.once('close', () => {
      connection.requests -= 1;
      // What was answered still has to leave.
      if (closing && connection.requests === 0) socket.destroySoon();
    });
  });

  return {
    async quiet() {
      for (let turn = 0, before = -1; turn < MAX_TURNS && before !== opened; turn += 1) {
        before = opened;
        await nextTurn();
      }
    },

    closeUnused() {
      closing = true;
      for (const [socket, { isNew }] of connections) {
        if (isNew) closeUnlessSoonUsed(socket);
        else closeUnlessUsed(socket);
      }
    },
  };
}
