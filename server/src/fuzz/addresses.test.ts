import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { nearly, runs } from '@bridge-review/bridge/testing/fuzz';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { useTestServer } from '../testing/test-server.ts';

const server = useTestServer();
let port: number;

beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});

/** Sends bytes that may not be a valid request, and returns the status of the answer; null without an answer. */
async function statusOf(request: string): Promise<number | null> {
  const socket = connect(port, '127.0.0.1');
  // Not ended: a request whose sender has hung up is not answered.
  socket.write(Buffer.from(request, 'latin1'));
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(await text(socket).catch(() => ''))?.[1];
  return status === undefined ? null : Number(status);
}

const pieces =
  '/ // /api /games /hands/1 /assets /index.html .. %2e%2e %2F %00 %zz % ? ?q= & = # ; : http://x @ \\ ~ * é ' +
  'verify-email reset-password?token= ?error= ?success=true';
const address = nearly(pieces.split(' '), 8).map((target) => target.replaceAll(/[\s\0]/g, ''));

it('answers every URL without an internal error', async () => {
  await fc.assert(
    fc.asyncProperty(address, async (target) => {
      const head = 'Host: bridge.example\r\nConnection: close\r\n\r\n';
      const status = await statusOf(`GET /${target} HTTP/1.1\r\n${head}`);
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
    }),
    runs(60),
  );
});

it('accepts any header', async () => {
  const statusWith = (lines: string) =>
    statusOf(`GET /api/user HTTP/1.1\r\nHost: bridge.example\r\nConnection: close\r\n${lines}\r\n`);
  const names =
    'Cookie Accept Accept-Encoding If-None-Match Range Origin User-Agent X-Forwarded-For Content-Length';
  const value = nearly(
    ['session=', ';', '=', 'a', '%', '"', 'bytes=0-1', 'gzip;q=', '*', ',', '127.0.0.1'],
    8,
  );
  const header = fc.tuple(fc.constantFrom(...names.split(' ')), value);
  await fc.assert(
    fc.asyncProperty(fc.array(header, { maxLength: 4 }), async (headers) => {
      const lines = headers.map(([name, said]) => `${name}: ${said.replaceAll(/[\r\n]/g, '')}\r\n`);
      const status = await statusWith(lines.join(''));
      if (status !== null) expect(status).toBeLessThan(500);
    }),
    runs(40),
  );
  // No answer may come from a header; after all of them the next request is answered.
  expect(await statusWith('')).toBe(401);
});
