// npm run lockfile: adds to package-lock.json what npm left out; see docs/decisions/0008.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../package-lock.json', import.meta.url));

/** @typedef {{ version?: string, optional?: boolean, dev?: boolean, optionalDependencies?: Record<string, string> }} Entry */

const SYSTEMS = [
  'darwin',
  'win32',
  'android',
  'freebsd',
  'openbsd',
  'netbsd',
  'openharmony',
  'sunos',
  'aix',
  'linux',
];
/** Longer names first: `arm64` holds `arm`. */
const PROCESSORS = ['x64', 'arm64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32'];

/** @type {{ packages: Record<string, Entry> }} */
const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const { packages } = lock;

let added = 0;
for (const [path, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isThere(path, name)) continue;
    packages[`node_modules/${name}`] = {
      version,
      optional: true,
      ...named('cpu', PROCESSORS, name),
      ...(dev === true ? { dev } : {}),
      ...named('os', SYSTEMS, name),
      ...(name.includes('musl') ? { libc: ['musl'] } : name.includes('-gnu') ? { libc: ['glibc'] } : {}),
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} entries added`);

/**
 * Whether a package finds another one the way Node looks for it, from its own folder upwards.
 * @param {string} from
 * @param {string} name
 */
function isThere(from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`] !== undefined) return true;
    if (folder === '') return false;
  }
}

/**
 * @param {string} key
 * @param {readonly string[]} words
 * @param {string} name
 */
function named(key, words, name) {
  const word = words.find((candidate) => name.includes(candidate));
  return word === undefined ? {} : { [key]: [word] };
}
