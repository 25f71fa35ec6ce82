/** What the servers measure of themselves, and what each part used of the machine, every few seconds of a run. */
import { readMetrics } from './metrics.mjs';
import { usedBy, usedByAll, usedByOne } from './process-figures.mjs';

const EVERY_MS = 2_000;

/** @typedef {ReturnType<ReturnType<typeof sampleFigures>['stop']>} Samples */
/** @typedef {import('./process-figures.mjs').Used} Used */

/** @param {{ servers: import('./servers.mjs').Servers, postgres: number | null, people: number, warmUpMs: number }} parts */
export function sampleFigures({ servers, postgres, people, warmUpMs }) {
  const begun = Date.now();
  /** @type {{ second: number, stallMs: number, resident: number, awaited: number }[]} */
  const samples = [];
  /** @type {ReturnType<typeof usedNow> | undefined} */
  let first;
  /** What each server used when it was last seen; one that was restarted has another number. @type {Map<number, { own: Used, all: number }>} */
  const lastSeen = new Map();
  const usedNow = () => {
    for (const pid of servers.pids()) {
      const own = usedByOne(pid);
      if (own.cpu > 0) lastSeen.set(pid, { own, all: usedBy([pid]).cpu });
    }
    const sum = (/** @type {(used: { own: Used, all: number }) => number} */ of) =>
      [...lastSeen.values()].reduce((total, used) => total + of(used), 0);
    return {
      at: Date.now(),
      server: sum(({ own }) => own.cpu),
      serverWaited: sum(({ own }) => own.waited),
      background: sum(({ own, all }) => all - own.cpu),
      postgres: postgres === null ? 0 : usedBy([postgres]).cpu,
      nginx: servers.nginx === null ? 0 : usedBy([servers.nginx]).cpu,
      people: usedBy([people]).cpu,
      bench: usedByOne(process.pid).cpu,
      all: usedByAll(),
    };
  };
  const timer = setInterval(() => {
    void (async () => {
      const second = (Date.now() - begun - warmUpMs) / 1000;
      const answers = await Promise.all(servers.metrics().map(readMetrics));
      const known = answers.filter((answer) => answer !== null);
      if (second < 0) return;
      const now = usedNow();
      first ??= now;
      samples.push({
        second,
        stallMs: Math.max(0, ...known.map(({ stallMs }) => stallMs)),
        resident: Math.max(0, ...known.map(({ resident }) => resident)),
        awaited: Math.max(0, ...known.map(({ waitingForConnection }) => waitingForConnection)),
      });
    })();
  }, EVERY_MS);

  return {
    stop() {
      clearInterval(timer);
      const last = usedNow();
      const from = first ?? last;
      const seconds = (last.at - from.at) / 1000;
      const share = (/** @type {keyof typeof last} */ part) => (last[part] - from[part]) / seconds;
      return {
        samples,
        seconds,
        shares: {
          server: share('server'),
          serverWaited: share('serverWaited'),
          background: share('background'),
          postgres: share('postgres'),
          nginx: share('nginx'),
          people: share('people'),
          bench: share('bench'),
          all: share('all'),
        },
        complaints: servers.complaints(),
      };
    },
  };
}
