// npm run bench -- memory: what the server keeps after uploads that were made to take as much as possible.
// Prints its resident memory before, the most during, and what is left when it has been idle for a while.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../../scripts/running-server.mjs';

const IDLE_SECONDS = Number(process.argv[2] ?? 30);
const BYTES = 10 * 1024 * 1024 - 1024;
const fill = (/** @type {string} */ piece) => piece.repeat(Math.floor(BYTES / piece.length));
const DEAL = '[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]';

/** @type {Record<string, string>} */
const files = {
  'a hundred thousand boards': fill(`${DEAL}\n\n`),
  'tags without an end': fill('[A "b"]\n'),
  'notes of notes': `${DEAL}\n[Auction "N"]\n${fill('1C =1= ! {x} ')}`,
  'empty lines': fill('\n'),
  'open braces': `${DEAL}\n${fill('{')}`,
  'lin pipes': fill('qx|o1|md|1S2,|'),
  'bytes that are no text': fill('\u{ffff}\u{fffe}'),
};

const folder = mkdtempSync(join(tmpdir(), 'bridge-memory-'));
const server = await startServer({
  DATA_DIR: folder,
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
  DATABASE_URL: process.env.DATABASE_URL ?? '',
});
const memory = () => {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
};
try {
  const registered = await fetch(`${server.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'memory@example.org',
      password: 'two hearts doubled',
      firstName: 'A',
      lastName: 'B',
      displayName: 'C',
    }),
  });
  const cookie = registered.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  console.log(`at rest: ${memory()} MB`);
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, memory())), 50);
  for (const [name, text] of Object.entries(files)) {
    const upload = async () => {
      const form = new FormData();
      form.append('force', 'true');
      form.append('file', new File([text], 'hostile.pbn'));
      const answer = await fetch(`${server.url}/api/games/upload`, {
        method: 'POST',
        headers: { cookie },
        body: form,
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    const statuses = await Promise.all([upload(), upload(), upload(), upload()]);
    console.log(`${name}: ${statuses.join(' ')}, ${memory()} MB`);
  }
  clearInterval(watch);
  console.log(`most: ${most} MB; right afterwards: ${memory()} MB`);
  await sleep(IDLE_SECONDS * 1000);
  console.log(`after ${IDLE_SECONDS} idle seconds: ${memory()} MB`);
} finally {
  await server.stop('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
