import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { fillDisk, mountSmallDisk, needsSmallDisk } from '../../testing/small-disk.ts';
import { isNetworkDisk, type Machine, machineFindings, thisMachine } from './machine-findings.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bridge-machine-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const found = async (settings: Record<string, string> = {}, machine: Partial<Machine> = {}) =>
  (
    await machineFindings(readConfig({ DATA_DIR: folder, ...settings }), { ...thisMachine(), ...machine })
  ).map(({ name, state }) => `${state} ${name}`);

it('nothing is wrong with a new folder, or with one that is yet to be made', async () => {
  expect(await found()).toEqual([]);
  expect(await found({ DATA_DIR: join(folder, 'later') })).toEqual([]);
});

it.each([
  ['20.18.3', ['wrong node']],
  ['18.20.0', ['wrong node']],
  ['20.19.0', []],
  ['24.1.0', []],
])('Node.js %s', async (node, names) => {
  expect(await found({}, { node })).toEqual(names);
});

it('too little memory', async () => {
  expect(await found({}, { memoryBytes: 256 * 1024 * 1024 })).toEqual(['missing memory']);
});

it('data that others on the machine can read', async () => {
  await mkdir(join(folder, 'db'), { mode: 0o755 });
  expect(await found()).toEqual([]);
  await chmod(folder, 0o755);
  expect(await found()).toEqual(['wrong readable-data']);
  await chmod(join(folder, 'db'), 0o700);
  expect(await found()).toEqual([]);
});

it('a data folder that is none', async () => {
  await writeFile(join(folder, 'file'), '');
  expect(await found({ DATA_DIR: join(folder, 'file') })).toEqual(['wrong data-folder']);
});

it('a folder for backups that is not there', async () => {
  expect(await found({ BACKUP_DIR: join(folder, 'none') })).toEqual(['wrong backup-folder']);
  expect(await found({ BACKUP_DIR: folder })).toEqual([]);
});

it('a disk with little room, and one that is full', needsSmallDisk(), async () => {
  const disk = join(folder, 'disk');
  await mkdir(disk);
  const unmount = mountSmallDisk(disk, 200);
  try {
    expect(await found({ BACKUP_DIR: disk })).toEqual(['missing room-backup']);
    fillDisk(join(disk, 'filler'));
    expect(await found({ BACKUP_DIR: disk })).toEqual(['wrong room-backup']);
  } finally {
    unmount();
  }
});

it('knows network disks by their types', () => {
  // NFS, CIFS; ext4, tmpfs, btrfs.
  expect([0x6969, 0xff534d42].map(isNetworkDisk)).toEqual([true, true]);
  expect([0xef53, 0x01021994, 0x9123683e].map(isNetworkDisk)).toEqual([false, false, false]);
});
