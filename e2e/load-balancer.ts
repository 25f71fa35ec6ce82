import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A port that is currently free. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** A proxy that sends requests to several servers in turn. */
export interface LoadBalancer {
  readonly url: string;
  setTargets(servers: readonly string[]): void;
  close(): Promise<void>;
}

export async function startLoadBalancer(): Promise<LoadBalancer> {
  let targets: readonly string[] = [];
  let turn = 0;
  const proxy = createServer((incoming, outgoing) => {
    const target = targets[(turn += 1) % targets.length];
    const passed = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method ?? 'GET', headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(outgoing);
      },
    );
    // When one side closes, close the other: event streams would otherwise stay open.
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    setTargets(servers) {
      targets = servers;
    },
    close: () =>
      new Promise((closed) => {
        proxy.close(() => closed());
        proxy.closeAllConnections();
      }),
  };
}
