import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameAnalysis } from '@bridge-review/api/analysis';
import type { UploadedGame } from '@bridge-review/api/games';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type RunningServer, SHORT_RUN, startServer } from '../../scripts/running-server.mjs';
import { generatePbn } from './testing/generated-game.ts';
import { registerOverHttp, sessionCookieOf } from './testing/register-over-http.ts';
import { fillDisk, mountSmallDisk, needsSmallDisk } from './testing/small-disk.ts';
import { startSmtpServer, type TestSmtpServer } from './testing/smtp-server.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { SETTINGS_FOR_WRITERS, Writers } from './testing/writers.ts';

/** Faults of what the server needs beside its database. After each it is the same process, and nothing is lost. */
describe('a server goes on', needsSmallDisk(), () => {
  let folder: string;
  let disk: string;
  let unmount: () => void;
  let log: number;
  let database: TestDatabase | undefined;
  let smtp: TestSmtpServer | undefined;
  let mailPort: number;
  let server: RunningServer;
  let writers: Writers;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bridge-faults-'));
    disk = mkdtempSync(join(tmpdir(), 'bridge-disk-'));
    unmount = mountSmallDisk(disk, 1);
    log = openSync(join(disk, 'log'), 'a');
    const closed = await startSmtpServer();
    mailPort = Number(new URL(closed.url).port);
    await closed.stop();
    if (inject('postgres') !== null) database = await openTestDatabase();
    server = await startServer(
      {
        ...SETTINGS_FOR_WRITERS,
        LOG_LEVEL: 'info',
        DATA_DIR: folder,
        SMTP_URL: closed.url,
        ...(database === undefined ? {} : { DATABASE_URL: database.settings.databaseUrl ?? '' }),
      },
      SHORT_RUN,
      undefined,
      log,
    );
    writers = await Writers.join(server);
  });
  afterAll(async () => {
    // Its processes have the log open, too, and end with it.
    await server.stop();
    await database?.close();
    await smtp?.stop();
    closeSync(log);
    unmount();
    rmSync(disk, { recursive: true });
    rmSync(folder, { recursive: true, force: true });
  });

  it('while the disk of its log is full, and says afterwards how much is missing', async () => {
    fillDisk(join(disk, 'filler'));
    writers.start();
    await untilItGrowsNoMore();
    rmSync(join(disk, 'filler'));
    await writers.untilEachHasWritten();
    await writers.stop();
    await writers.expectUnharmed();
    expect(writers.refusals).toEqual([]);
    const lines = readFileSync(join(disk, 'log'), 'utf8').split('\n');
    const note = lines.findIndex((line) => line.includes('lines of the log could not be written'));
    expect(JSON.parse(lines[note] ?? '')).toMatchObject({ level: 40, lost: expect.any(Number) as number });
    // A whole line follows: of a request, or that a mail could not be sent.
    expect(JSON.parse(lines[note + 1] ?? '')).toHaveProperty('time');
  });

  it('while the mail server is away, and sends what waits once it is back', async () => {
    const asked = await fetch(`${server.url}/api/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ann@example.org' }),
    });
    expect(asked.status).toBe(200);
    smtp = await startSmtpServer(mailPort);
    const { received } = smtp;
    await expect.poll(() => received.flatMap(({ to }) => to)).toContain('ann@example.org');
    await writers.expectUnharmed();
  });

  it('after the processes that work deals out were killed, and works the others out', async () => {
    const cookie = sessionCookieOf(await registerOverHttp(server.url, 'solver@example.org'));
    const form = new FormData();
    form.append('file', new File([generatePbn({ seed: 71, boards: 3 })], 'three.pbn'));
    const headers = { cookie };
    const uploaded = await fetch(`${server.url}/api/games/upload`, { method: 'POST', headers, body: form });
    const { game } = (await uploaded.json()) as UploadedGame;
    await expect.poll(children).not.toEqual([]);
    for (const pid of children()) process.kill(pid, 'SIGKILL');
    const analysed = async (): Promise<number> => {
      const answer = await fetch(`${server.url}/api/games/${game.id}/analysis`, { headers });
      return ((await answer.json()) as GameAnalysis).analysed;
    };
    // The board in hand may be what killed it: it is put aside for some minutes.
    await expect.poll(analysed).toBeGreaterThanOrEqual(2);
    await writers.expectUnharmed();
  });

  /** The last page of a file on a full disk has room for some lines still. */
  const untilItGrowsNoMore = async (): Promise<void> => {
    const size = (): number => statSync(join(disk, 'log')).size;
    for (let before = -1; size() > before;) {
      before = size();
      await writers.untilEachHasWritten();
    }
  };

  const children = (): number[] => {
    try {
      return execFileSync('pgrep', ['-P', String(server.process.pid)], { encoding: 'utf8' })
        .trim()
        .split('\n')
        .map(Number);
    } catch {
      return [];
    }
  };
});
