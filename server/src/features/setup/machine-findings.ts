import { existsSync } from 'node:fs';
import { access, constants, stat, statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { MEGABYTE } from '@bridge-review/api/storage';
import type { Config } from '../../config.ts';
import { type SetupFinding, missing, wrong } from './finding.ts';

/** What a server has to run on. */
export interface Machine {
  /** `20.19.0` */
  readonly node: string;
  readonly memoryBytes: number;
}

export const thisMachine = (): Machine => ({
  node: process.versions.node,
  // Without a limit it is larger than any memory.
  memoryBytes: Math.min(totalmem(), process.constrainedMemory() || Infinity),
});

/** Program, memory and folders, each mistake in a sentence. */
export async function machineFindings(
  config: Config,
  machine: Machine = thisMachine(),
): Promise<SetupFinding[]> {
  const usesData = config.databaseUrl === null || config.smtpUrl === null;
  return [
    ...node(machine),
    ...memory(machine),
    ...(usesData ? await dataFolder(config) : []),
    ...(config.backup === null ? [] : await backupFolder(config.backup.folder)),
  ];
}

const OLDEST_NODE = [20, 19] as const;

function* node({ node: version }: Machine): Generator<SetupFinding> {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldest, oldestMinor] = OLDEST_NODE;
  if (major > oldest || (major === oldest && minor >= oldestMinor)) return;
  yield wrong(
    'node',
    'Node.js',
    `This is Node.js ${version}; Bridge Review needs ${OLDEST_NODE.join('.')} or newer.`,
  );
}

const LEAST_MEMORY_MB = 512;

function* memory({ memoryBytes }: Machine): Generator<SetupFinding> {
  const megabytes = Math.floor(memoryBytes / MEGABYTE);
  if (megabytes >= LEAST_MEMORY_MB) return;
  yield missing(
    'memory',
    'Memory',
    `The server may use ${megabytes} MB of memory. Large files take a few hundred megabytes while they are read; ${LEAST_MEMORY_MB} MB is the least that is enough.`,
  );
}

async function dataFolder({ dataDir, databaseUrl }: Config): Promise<SetupFinding[]> {
  // A server that starts makes it.
  if (!existsSync(dataDir)) return [];
  const findings = [
    ...(await writable('data-folder', 'DATA_DIR', dataDir)),
    ...(await room('data', dataDir)),
  ];
  if (databaseUrl === null && isNetworkDisk((await statfs(dataDir)).type)) {
    findings.push(
      wrong(
        'network-disk',
        'DATA_DIR',
        `${dataDir} is on a network disk, which does not keep two servers apart and may lose what was saved. Move it to a local disk, or use PostgreSQL.`,
        'DATA_DIR=/var/lib/bridge-review',
      ),
    );
  }
  const open = await readableByOthers(dataDir);
  if (open !== null) {
    findings.push(
      wrong(
        'readable-data',
        'DATA_DIR',
        `Other users of this machine can open ${open}, with everything that members have entered.`,
        `chmod -R go= ${dataDir}`,
      ),
    );
  }
  return findings;
}

/** From Linux' own list, linux/magic.h and fs/smb: NFS, SMB, CIFS, SMB2, 9P, AFS, Ceph. */
const NETWORK_DISKS = [0x6969, 0x517b, 0xff534d42, 0xfe534d42, 0x01021997, 0x5346414f, 0x00c36400];

export const isNetworkDisk = (type: number): boolean => NETWORK_DISKS.includes(type);

const FOR_OTHERS = 0o077;

/** What others may not enter hides all that is in it. */
async function readableByOthers(dataDir: string): Promise<string | null> {
  if (process.platform === 'win32' || !(await isForOthers(dataDir))) return null;
  for (const name of ['db', 'outbox']) {
    const path = join(dataDir, name);
    if (existsSync(path) && (await isForOthers(path))) return path;
  }
  return null;
}

const isForOthers = async (path: string): Promise<boolean> => ((await stat(path)).mode & FOR_OTHERS) !== 0;

async function backupFolder(folder: string): Promise<SetupFinding[]> {
  if (!existsSync(folder)) {
    return [
      wrong(
        'backup-folder',
        'BACKUP_DIR',
        `${folder} is not there, so no backup can be made. Make the folder, or mount its disk.`,
      ),
    ];
  }
  return [...(await writable('backup-folder', 'BACKUP_DIR', folder)), ...(await room('backup', folder))];
}

async function writable(name: string, title: string, folder: string): Promise<SetupFinding[]> {
  const isFolder = (await stat(folder)).isDirectory();
  const isOpen = await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!isFolder) return [wrong(name, title, `${folder} is not a folder.`)];
  return isOpen ? [] : [wrong(name, title, `${folder} may not be written by this user; change its owner.`)];
}

const LITTLE_MB = 1000;
const NEARLY_NONE_MB = 100;

async function room(name: string, folder: string): Promise<SetupFinding[]> {
  const { bavail, bsize } = await statfs(folder);
  const megabytes = Math.floor((bavail * bsize) / MEGABYTE);
  if (megabytes >= LITTLE_MB) return [];
  const text = `The disk of ${folder} has ${megabytes} MB left.`;
  return megabytes < NEARLY_NONE_MB
    ? [wrong(`room-${name}`, 'Disk space', `${text} Without room nothing can be saved.`)]
    : [missing(`room-${name}`, 'Disk space', text)];
}
