import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of a server, and how many requests each of them is busy with. */
export interface Connections {
  /** Closes what is unused, now and as soon as it becomes so. Requests that have begun are answered. */
  closeUnused(): void;
}

/**
 * Node closes connections that are idle after a request, but waits for those that never sent a whole one: a browser
 * that connected in advance, or a client that stalled in the middle of a request's head.
 */
export function trackConnections(server: Server): Connections {
  const requests = new Map<Socket, number>();
  let closing = false;

  server.on('connection', (socket) => {
    if (closing) return void socket.destroy();
    requests.set(socket, 0);
    socket.once('close', () => requests.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    requests.set(socket, (requests.get(socket) ?? 0) + 1);
    response.once('close', () => {
      if (!requests.has(socket)) return;
      const left = (requests.get(socket) ?? 1) - 1;
      requests.set(socket, left);
      // What was answered still has to leave.
      if (closing && left === 0) socket.destroySoon();
    });
  });

  return {
    closeUnused() {
      closing = true;
      for (const [socket, count] of requests) if (count === 0) socket.destroy();
    },
  };
}
