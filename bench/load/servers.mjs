/** The product as it is started, once, or several times behind nginx. */
import { startServer } from '../../scripts/running-server.mjs';
import { metricsUrlOf } from './metrics.mjs';
import { freePort, startNginx } from './nginx.mjs';

/** @typedef {import('../../scripts/running-server.mjs').RunningServer} RunningServer */
/** @typedef {Awaited<ReturnType<typeof startServers>>} Servers */

/** A server that stops goes on for so long, until nobody sends it anything new. */
const SHUTDOWN_DELAY_MS = '3000';
const BETWEEN_RESTARTS_MS = 5_000;

/** @param {Record<string, string>} settings @param {number} count */
export async function startServers(settings, count) {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const front = count === 1 ? null : await freePort();
  const start = (/** @type {number} */ port) =>
    startServer({
      ...settings,
      PORT: String(port),
      METRICS_PORT: '0',
      LOG_LEVEL: 'warn',
      ...(front !== null && {
        PUBLIC_URL: `http://127.0.0.1:${front}`,
        TRUST_PROXY: 'loopback',
        SHUTDOWN_DELAY_MS,
      }),
    });
  const running = await Promise.all(ports.map(start));
  const nginx = front === null ? null : await startNginx(front, ports);
  return {
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    url: nginx?.url ?? `http://127.0.0.1:${ports[0]}`,
    nginx: nginx?.pid ?? null,
    pids: () => running.map((server) => Number(server.process.pid)),
    metrics: () => running.map((server) => metricsUrlOf(server.output())),
    /** What the servers and nginx complained about. */
    complaints: () =>
      [...running.map((server) => server.output()), nginx?.output() ?? '']
        .flatMap((output) => output.split('\n'))
        .filter((line) => line !== ''),
    /**
     * @param {number} afterMs
     * @returns {Promise<(number | null)[]>} the exit code of each
     */
    async restartInTurn(afterMs) {
      await sleep(afterMs);
      const codes = [];
      for (const [index, port] of ports.entries()) {
        codes.push((await running[index]?.stop('SIGTERM')) ?? null);
        running[index] = await start(port);
        await sleep(BETWEEN_RESTARTS_MS);
      }
      return codes;
    },
    async stop() {
      await nginx?.stop();
      await Promise.all(running.map((server) => server.stop()));
    },
  };
}

/** @param {number} milliseconds */
const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
