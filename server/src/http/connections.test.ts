import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createConnection, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { type Connections, trackConnections } from './connections.ts';

const GET = 'GET / HTTP/1.1\r\nHost: club\r\n\r\n';
let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function listen(firstRequestMs: number): Promise<Connections> {
  server = createServer((_request, response) => response.end('answered'));
  const connections = trackConnections(server, firstRequestMs);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return connections;
}

/** A connection that the server has seen. */
async function connect(): Promise<Socket> {
  const seen = once(server, 'connection');
  const socket = createConnection((server.address() as AddressInfo).port, '127.0.0.1');
  await Promise.all([seen, once(socket, 'connect')]);
  return socket;
}

const LONG = 600_000;

it('answers what comes over a connection that was new when the server began to close', async () => {
  const connections = await listen(LONG);
  const before = await connect();
  connections.closeUnused();
  const after = await connect();
  for (const socket of [before, after]) {
    socket.write(GET);
    expect(await text(socket)).toContain('answered');
  }
});

it('closes a new connection over which nothing comes', async () => {
  const connections = await listen(1);
  const socket = await connect();
  const closed = once(socket.resume(), 'close');
  connections.closeUnused();
  expect(await closed).toEqual([false]);
});

it('closes a connection at once that has been used and is idle', async () => {
  const connections = await listen(LONG);
  const socket = await connect();
  socket.write(GET);
  await once(socket, 'data');
  const closed = once(socket.resume(), 'close');
  connections.closeUnused();
  expect(await closed).toEqual([false]);
});

it('is quiet soon, however many connect', async () => {
  const connections = await listen(LONG);
  const quiet = new AbortController();
  const connecting = (async () => {
    while (!quiet.signal.aborted) (await connect()).destroy();
  })();
  await connections.quiet();
  quiet.abort();
  await connecting;
  expect((await connect()).destroyed).toBe(false);
});
