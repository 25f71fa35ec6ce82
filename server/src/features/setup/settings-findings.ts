import { isIP } from 'node:net';
import { type Config, settingNames } from '../../config.ts';
import { type SetupFinding, missing, wrong } from './finding.ts';

/** Settings that contradict each other or are misspelt, each in a sentence. */
export const settingsFindings = (config: Config): SetupFinding[] => [
  ...misspelt(config.given),
  ...proxy(config),
  ...openDoors(config),
  ...halfSet(config),
];

function* misspelt(given: ReadonlySet<string>): Generator<SetupFinding> {
  for (const name of given) {
    const meant = settingNames.includes(name)
      ? undefined
      : settingNames.find((known) => isMeant(name, known));
    if (meant === undefined) continue;
    yield missing(
      `setting-${name}`,
      'Settings',
      `There is no setting ${name}, so it does nothing. Perhaps ${meant} is meant.`,
      meant,
    );
  }
}

/** Short names are left out: PATH is no misspelt PORT. */
const SHORTEST = 7;
const OUR_PREFIXES = /^(BACKUP|METRICS|SMTP|TRUST)_/;

function isMeant(name: string, known: string): boolean {
  if (Math.min(name.length, known.length) >= SHORTEST && editDistance(name, known) <= 2) return true;
  const prefix = OUR_PREFIXES.exec(name)?.[0];
  return prefix !== undefined && known.startsWith(prefix);
}

/** How many letters have to be added, removed or replaced. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, against] of [...other].entries()) {
      next.push(
        Math.min(row[column]! + (letter === against ? 0 : 1), row[column + 1]! + 1, next[column]! + 1),
      );
    }
    row = next;
  }
  return row.at(-1)!;
}

function* proxy({ publicUrl, trustProxy, given }: Config): Generator<SetupFinding> {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:' && (trustProxy === false || trustProxy === 0)) {
    yield wrong(
      'untrusted-proxy',
      'Proxy',
      'PUBLIC_URL is https, which a proxy in front must bring, but no proxy is trusted: all visitors seem to come from one address and share its limits.',
      'TRUST_PROXY=1',
    );
  }
  if (trustProxy === true) {
    yield missing(
      'any-proxy',
      'Proxy',
      'TRUST_PROXY=true believes whatever a visitor says about the own address, which goes round all limits. Say how many proxies there are.',
      'TRUST_PROXY=1',
    );
  }
  if (protocol === 'http:' && given.has('PUBLIC_URL') && !isLoopback(hostname)) {
    yield wrong(
      'plain-http',
      'Encryption',
      `People open ${publicUrl}, so passwords travel without encryption. Put a proxy with https in front.`,
      `PUBLIC_URL=${publicUrl.replace(/^http:/, 'https:')} TRUST_PROXY=1`,
    );
  }
}

function* openDoors({ rateLimit, metrics }: Config): Generator<SetupFinding> {
  if (!rateLimit) {
    yield wrong(
      'no-limits',
      'Limits',
      'RATE_LIMIT=off is meant for tests: passwords can be guessed as fast as the machine allows.',
      'RATE_LIMIT=on',
    );
  }
  if (metrics !== null && !isLocal(metrics.host)) {
    yield missing(
      'open-metrics',
      'Metrics',
      `Anyone who reaches ${metrics.host}:${metrics.port} can read the figures of this server. Let only this machine or a private network in.`,
      'METRICS_HOST=127.0.0.1',
    );
  }
}

function* halfSet({ backup, given }: Config): Generator<SetupFinding> {
  for (const name of ['BACKUP_HOUR', 'BACKUP_KEEP']) {
    if (backup !== null || !given.has(name)) continue;
    yield missing(
      `alone-${name}`,
      'Backup',
      `${name} does nothing without BACKUP_DIR.`,
      'BACKUP_DIR=/var/backups/bridge-review',
    );
  }
}

export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

/** On this machine or in a private network. A name may be anywhere, and whoever gives one knows where. */
function isLocal(host: string): boolean {
  if (isLoopback(host)) return true;
  if (isIP(host) === 0) return true;
  return /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd][\da-f]{2}:|fe80:)/i.test(host);
}
