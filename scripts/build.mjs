// Builds what is missing or outdated, and nothing else. `npm start` and `npm test` call it;
// `npm run build` is the same by hand.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildEngine } from '../bridge/engine/build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules/.cache/bridge-review');
const require = createRequire(import.meta.url);

/**
 * @typedef {object} Part
 * @property {string} name what a person calls it
 * @property {readonly string[]} inputs files and folders it is made from
 * @property {string} output a file that exists once it is made
 * @property {() => Promise<void>} make
 */

/** @type {readonly Part[]} */
const parts = [
  {
    name: 'double-dummy engine',
    inputs: ['package-lock.json', 'bridge/engine'],
    output: 'bridge/src/double-dummy/generated/wasm.ts',
    make: buildEngine,
  },
  {
    name: 'server',
    inputs: [
      'package-lock.json',
      'tsconfig.base.json',
      'tsconfig.build.json',
      'bridge/engine',
      ...['bridge', 'api', 'server'].flatMap((folder) => [`${folder}/src`, `${folder}/tsconfig.build.json`]),
    ],
    output: 'server/dist/main.js',
    make: () => run('typescript/bin/tsc', ['-b', 'tsconfig.build.json']),
  },
  {
    name: 'pages',
    inputs: [
      'package-lock.json',
      'tsconfig.base.json',
      'bridge/engine',
      'bridge/src',
      'api/src',
      'web/src',
      'web/public',
      'web/index.html',
      'web/vite.config.ts',
    ],
    output: 'web/dist/index.html',
    make: () => run('vite/bin/vite.js', ['build', 'web', '--logLevel', 'warn']),
  },
];

/** @param {{ embeddedDatabase?: boolean }} [options] */
export async function build({ embeddedDatabase = true } = {}) {
  if ((await outdated()).length > 0) {
    await mkdir(cache, { recursive: true });
    const release = await takeTurn();
    try {
      // Another process may have built while this one waited. The engine's modules are sources of the other two.
      const [engine, ...others] = parts;
      const missing = await outdated();
      if (engine !== undefined && missing.includes(engine)) await make(engine);
      await Promise.all(others.filter((part) => missing.includes(part)).map(make));
    } finally {
      await release();
    }
  }
  if (embeddedDatabase) await prepareEmbeddedDatabase();
}

/** @param {Part} part */
async function make(part) {
  say(`Building the ${part.name} …`);
  await rm(stampOf(part), { force: true });
  const fingerprint = await fingerprintOf(part);
  await part.make();
  await writeFile(stampOf(part), fingerprint);
}

async function outdated() {
  const states = await Promise.all(
    parts.map(async (part) => {
      const fresh =
        existsSync(join(root, part.output)) &&
        existsSync(stampOf(part)) &&
        (await readFile(stampOf(part), 'utf8')) === (await fingerprintOf(part));
      return { part, fresh };
    }),
  );
  return states.filter(({ fresh }) => !fresh).map(({ part }) => part);
}

/** @param {Part} part */
const stampOf = (part) => join(cache, `${part.name}.built`);

/** @param {Part} part */
async function fingerprintOf(part) {
  const hash = createHash('sha256');
  for (const input of part.inputs) {
    for (const file of await filesBelow(join(root, input))) {
      hash.update(file.slice(root.length)).update('\0');
      hash.update(await readFile(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesBelow(path) {
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
  if (entries === null) return [path];
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** Two servers may be started at once from one folder; they must not build into it together. */
async function takeTurn() {
  const { waitForLock } = require('fs-native-extensions');
  const file = await open(join(cache, 'build.lock'), 'a+');
  await waitForLock(file.fd);
  return () => file.close();
}

async function prepareEmbeddedDatabase() {
  const { templateIsReady, prepareTemplate } = await import(
    new URL('../server/dist/db/embedded/template.js', import.meta.url).href
  );
  if (await templateIsReady()) return;
  say('Preparing the embedded database …');
  await prepareTemplate();
}

/**
 * @param {string} program a file of an installed package
 * @param {readonly string[]} args
 */
function run(program, args) {
  return new Promise((done, failed) => {
    // Its output goes to standard error, because standard output is the server's log.
    const child = spawn(
      process.execPath,
      [join(packageFolder(program), program.split('/').slice(1).join('/')), ...args],
      {
        cwd: root,
        // Playwright sets another, with which the pages would get React's development build.
        env: { ...process.env, NODE_ENV: 'production' },
        stdio: ['ignore', 2, 2],
      },
    );
    child.on('error', failed);
    child.on('exit', (code) =>
      code === 0
        ? done(undefined)
        : failed(new Error(`${program} ${args.join(' ')} failed with code ${code}`)),
    );
  });
}

/** @param {string} program */
function packageFolder(program) {
  const name = program.split('/')[0] ?? program;
  const places = ['web/', 'server/', ''].map((place) => join(root, place, 'node_modules', name));
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error(`${name} is not installed; run npm ci first.`);
  return found;
}

/** @param {string} text */
const say = (text) => process.stderr.write(`${text}\n`);

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
