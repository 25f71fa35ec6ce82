import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { SetupReport } from '@bridge-review/api/setup';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BackupOptions } from '../../db/backup/backup.ts';
import { verifyBackup } from '../../db/backup/verify-backup.ts';
import { connect, type Connection } from '../../db/connect.ts';
import { makeLogger } from '../../http/logger.ts';
import { joinAs } from '../../testing/admins.ts';
import { fillDisk, mountSmallDisk, needsSmallDisk } from '../../testing/small-disk.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { type BackupService, backupService } from './service.ts';

const server = useTestServer({ publicUrl: 'https://bridge.example.org' });
const NIGHT = new Date(2026, 10, 17, 3, 20);
const NEXT_NIGHT = new Date(2026, 10, 18, 3, 20);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bridge-backups-'));
});
afterEach(async () => {
  await server.database.pool.query('delete from site_settings; delete from mails');
  await rm(folder, { recursive: true, force: true });
});

interface Backups extends BackupService {
  readonly log: Record<string, unknown>[];
}

/** The backups of one server, and what it logs. */
function backups({
  keep = 14,
  to = folder,
  connection = server.database,
  ...options
}: BackupOptions & { keep?: number; to?: string; connection?: Connection } = {}): Backups {
  const log: Record<string, unknown>[] = [];
  const service = backupService({
    config: {
      backup: { folder: to, hour: 3, keep },
      dataDir: server.database.settings.dataDir,
      publicUrl: 'https://bridge.example.org',
    },
    connection,
    mail: server.services.mail,
    log: makeLogger('info', { write: (line) => void log.push(JSON.parse(line) as Record<string, unknown>) }),
    ...options,
  });
  return { ...service, log };
}

/** As the setup page shows it. */
async function shown(service: BackupService): Promise<SetupReport['backup']> {
  return service.report();
}

const waitingMails = async (): Promise<number> =>
  (await server.database.pool.query(`select from mails where kind = 'backup-failed'`)).rowCount ?? 0;

describe('a scheduled backup', () => {
  it('is made once for each night, and can be restored', async () => {
    const member = await joinAs(server, 'player', 'Odo');
    const service = backups();
    await service.makeIfDue(NIGHT);
    const [name, ...others] = await readdir(folder);
    expect(others).toEqual([]);
    expect(name).toBe(`bridge-review-bridge.example.org-${stamp(NIGHT)}.backup`);
    const file = join(folder, name!);
    await verifyBackup(file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(gunzipSync(await readFile(file)).toString()).toContain(member.email);
    expect(await shown(service)).toMatchObject({
      schedule: { folder, hour: 3, keep: 14 },
      lastAt: expect.any(String),
      failure: null,
    });

    await service.makeIfDue(new Date(2026, 10, 17, 23));
    expect(await readdir(folder)).toHaveLength(1);
    // The server was off in the night, and makes up for it when it starts.
    await service.makeIfDue(new Date(2026, 10, 18, 11));
    expect(await readdir(folder)).toHaveLength(2);
  });

  it('is made by one of two servers', async () => {
    const { engine, settings } = server.database;
    const other = engine === 'postgres' ? await connect(settings) : null;
    try {
      // The embedded database lets in one server, which may be asked twice.
      const one = backups();
      const two = other === null ? [one] : [one, backups({ connection: other })];
      await Promise.all([...two, one].map((service) => service.makeIfDue(NIGHT)));
      for (const service of two) await service.makeIfDue(NIGHT);
      expect(await readdir(folder)).toHaveLength(1);
      expect(two.flatMap(({ log }) => log).filter(({ msg }) => msg === 'backup made')).toHaveLength(1);
    } finally {
      await other?.close();
    }
  });

  it('keeps the newest, and touches no file of others', async () => {
    const own = (time: string): string => `bridge-review-bridge.example.org-${time}.backup`;
    const foreign = [
      'notes.txt',
      'bridge-review-other.example.org-2020-01-01T03-00-00Z.backup',
      'bridge-review-bridgeXexample.org-2020-01-01T03-00-00Z.backup',
      'bridge-review-bridge.example.org-2020-01-01.backup',
      `${own('2020-01-01T03-00-00Z')}.gpg`,
      'club.backup.partial',
    ];
    const old = [own('2026-11-14T02-00-00Z'), own('2026-11-15T02-00-00Z'), own('2026-11-16T02-00-00Z')];
    for (const name of [...foreign, ...old, `${own('2026-11-13T02-00-00Z')}.partial`]) {
      await writeFile(join(folder, name), '');
    }
    const asFolder = own('2019-01-01T03-00-00Z');
    await mkdir(join(folder, asFolder));
    await backups({ keep: 2 }).makeIfDue(NIGHT);
    expect(await readdir(folder)).toEqual([...foreign, asFolder, old[2]!, own(stamp(NIGHT))].toSorted());
  });

  it('that was damaged on the disk is removed, the older ones stay, and administrators are notified once', async () => {
    const admin = await joinAs(server, 'admin');
    const before = ['bridge-review-bridge.example.org-2026-11-16T02-00-00Z.backup'];
    await writeFile(join(folder, before[0]!), '');
    let seen = '';
    const service = backups({
      keep: 1,
      onWritten: async (file) => {
        seen = basename(file);
        const bytes = await readFile(file);
        bytes[bytes.length >> 1]! ^= 1;
        await writeFile(file, bytes);
      },
    });
    await service.makeIfDue(NEXT_NIGHT);
    expect(seen).toMatch(/\.backup\.partial$/);
    expect(await readdir(folder)).toEqual(before);
    const { failure } = await shown(service);
    expect(failure?.reason).toMatch(/was not as it should be when it was read back, so it was removed\.$/);
    expect(service.log.map(({ msg }) => msg)).toEqual(['the backup failed']);
    const mail = await server.sentMailTo(admin.email, /backup/);
    expect(mail.subject).toBe('The backup of Bridge Review failed');
    expect(mail.text).toContain(failure!.reason);
    expect(mail.text).toContain('/admin?tab=setup');

    const toldBefore = server.sentMails.length;
    await service.makeIfDue(NEXT_NIGHT);
    expect(await waitingMails()).toBe(0);
    expect(server.sentMails).toHaveLength(toldBefore);

    // The next hour it works again.
    const mended = backups();
    await mended.makeIfDue(NEXT_NIGHT);
    expect((await shown(mended)).failure).toBeNull();
    expect(await readdir(folder)).toHaveLength(2);
  });

  it('without its folder is refused in a sentence, and the folder is not made', async () => {
    const missing = join(folder, 'not-mounted');
    const service = backups({ to: missing });
    await service.makeIfDue(NIGHT);
    expect((await shown(service)).failure?.reason).toMatch(
      /^The folder for backups, .*not-mounted, does not exist\.$/,
    );
    await writeFile(missing, '');
    await service.makeIfDue(NIGHT);
    expect((await shown(service)).failure?.reason).toMatch(/is not a folder\.$/);
    expect(await readdir(folder)).toEqual(['not-mounted']);
  });

  it('on a full disk is refused in a sentence, and the older ones stay', needsSmallDisk(), async () => {
    const disk = join(folder, 'disk');
    await mkdir(disk);
    const unmount = mountSmallDisk(disk, 1);
    try {
      const old = 'bridge-review-bridge.example.org-2026-11-16T02-00-00Z.backup';
      fillDisk(join(disk, old));
      const service = backups({ to: disk, keep: 1 });
      await service.makeIfDue(NIGHT);
      expect((await shown(service)).failure?.reason).toMatch(/^There is no room left for .*\.backup\.$/);
      expect(await readdir(disk)).toEqual([old]);
    } finally {
      unmount();
    }
  });

  it('ends with the server and leaves nothing behind', async () => {
    const service: Backups = backups({ onWritten: async () => void service.stop() });
    await service.makeIfDue(NIGHT);
    expect(await readdir(folder)).toEqual([]);
    expect(await shown(service)).toMatchObject({ lastAt: null, failure: null });
    expect(service.log).toEqual([]);
  });
});

it('what a backup reads stays as it was, while others write and do not wait', async () => {
  const player = await joinAs(server, 'player');
  const snapshot = await server.database.snapshot();
  try {
    const client = await snapshot.pool.connect();
    const count = async (): Promise<number> =>
      (await client.query<{ count: number }>('select count(*)::int as count from users')).rows[0]!.count;
    await client.query('begin isolation level repeatable read read only');
    const before = await count();
    await joinAs(server, 'player');
    expect((await player.send('GET', '/api/user')).status).toBe(200);
    expect(await count()).toBe(before);
    await client.query('commit');
    client.release();
  } finally {
    await snapshot.close();
  }
});

const stamp = (moment: Date): string => `${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
