import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { backUp } from '../db/backup/backup.ts';
import { useTestServer } from '../testing/test-server.ts';
import { adminMain } from './main.ts';

const server = useTestServer({}, { own: true });

it('refuses an embedded database that a server is using', async () => {
  const { dataDir } = server.database.settings;
  const [backup, none] = [join(dataDir, 'club.backup'), join(dataDir, 'none')];
  await backUp(server.database.pool, backup);
  for (const args of [['check'], ['backup', none], ['restore', backup]]) {
    const words = new PassThrough();
    expect(await adminMain(args, { DATA_DIR: dataDir }, new PassThrough(), words)).toBe(1);
    expect(String(words.read())).toContain('is already using');
  }
  expect(existsSync(none)).toBe(false);
});
