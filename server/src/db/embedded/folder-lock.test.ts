import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

let base: string;
let folder: string;

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'lock-'));
  folder = join(base, 'data');
});
afterEach(() => rm(base, { recursive: true }));

describe('a locked folder', () => {
  it('is created if missing, and refuses a second holder in the same process', () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    lock.release();
    lockFolder(folder).release();
  });

  it('names the folder, its holder and what to do in one sentence', () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(new FolderInUseError(folder, process.pid).message);
    expect(new FolderInUseError('/srv/data', 12).message).toBe(
      'Another Bridge Review server (process 12) is already using /srv/data; stop it or choose another DATA_DIR.',
    );
    expect(new FolderInUseError('/srv/data', null).message).toBe(
      'Another Bridge Review server is already using /srv/data; stop it or choose another DATA_DIR.',
    );
    lock.release();
  });

  it('is the same folder through another path', async () => {
    const lock = lockFolder(folder);
    await symlink(folder, join(base, 'alias'));
    expect(() => lockFolder(join(base, 'alias'))).toThrow(FolderInUseError);
    lock.release();
  });

  it('stays locked when a refused holder closes its file, and when it is released twice', () => {
    const first = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    first.release();
    const second = lockFolder(folder);
    first.release();
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    second.release();
  });

  it('is free as soon as its process is killed, even if that has children', async () => {
    const holder = spawn(process.execPath, ['-e', HOLDER, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(holder.stdout, 'data')) as [Buffer];
    const { child } = JSON.parse(line.toString()) as { child: number };
    expect(() => lockFolder(folder)).toThrow(`(process ${holder.pid})`);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    try {
      const lock = lockFolder(folder);
      expect(await readFile(join(folder, 'lock'), 'utf8')).toBe(`${process.pid}\n`);
      lock.release();
    } finally {
      process.kill(child, 'SIGKILL');
    }
  });
});

const HOLDER = `
  const fs = require('node:fs'), path = require('node:path');
  const { tryLock } = require(${JSON.stringify(createRequire(import.meta.url).resolve('fs-native-extensions'))});
  const folder = process.argv[1];
  fs.mkdirSync(folder, { recursive: true });
  const fd = fs.openSync(path.join(folder, 'lock'), 'w');
  if (!tryLock(fd)) throw new Error('not locked');
  fs.writeSync(fd, process.pid + '\\n');
  const { pid } = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: 'ignore' });
  console.log(JSON.stringify({ child: pid }));
  setInterval(() => 0, 1000);
`;
