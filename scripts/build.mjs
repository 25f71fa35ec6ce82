// Builds what is missing or outdated, and nothing else. `npm start` and `npm test` call it;
// `npm run build` is the same by hand.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, open, rm, writeFile } from 'node:fs/promises';
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

/** @type {Part} */
const engine = {
  name: 'double-dummy engine',
  inputs: ['package-lock.json', 'bridge/engine'],
  output: 'bridge/src/double-dummy/generated/wasm.ts',
  make: buildEngine,
};

/** @type {Part} */
const server = {
  name: 'server',
  inputs: [
    'package-lock.json',
    'bridge/bin/compile.mjs',
    'scripts/bundle-server.mjs',
    'bridge/engine',
    'bridge/src',
    'api/src',
    'server/src',
  ],
  output: 'server/dist/bundle/main.js',
  // The bundle is what starts; its worker threads and processes, and the benchmarks, load single files.
  make: async () => {
    const { bundleServer } = await import('./bundle-server.mjs');
    await run(['bridge/bin/compile.mjs', 'bridge', 'api', 'server']);
    await bundleServer();
  },
};

/** @type {Part} */
const pages = {
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
    'web/chunks.ts',
    'web/lean-api.ts',
    'web/made-on-use.ts',
    'CHANGELOG.md',
  ],
  output: 'web/dist/index.html',
  make: () => run([installed('vite/bin/vite.js'), 'build', 'web', '--logLevel', 'warn']),
};

/**
 * What the server renders with the sources of the pages.
 *
 * @param {string} name
 * @param {'frame' | 'embed'} folder
 * @returns {Part}
 */
function rendered(name, folder) {
  const config = `web/vite.${folder}.config.ts`;
  return {
    name,
    inputs: ['package-lock.json', 'tsconfig.base.json', 'bridge/src', 'api/src', 'web/src', config],
    output: `web/${folder}/dist/${folder}.js`,
    make: () =>
      run([installed('vite/bin/vite.js'), 'build', 'web', '--config', config, '--logLevel', 'warn']),
  };
}

const frame = rendered('frame of the pages', 'frame');
const embed = rendered('embedded boards', 'embed');

const parts = [engine, server, pages, frame, embed];

/** @param {{ embeddedDatabase?: boolean }} [options] */
export async function build({ embeddedDatabase = true } = {}) {
  const prepareDatabase = embeddedDatabase ? prepareEmbeddedDatabase : () => undefined;
  if (outdated().length > 0) {
    await mkdir(cache, { recursive: true });
    const release = await takeTurn();
    try {
      // Another process may have built while this one waited. The engine's modules are sources of the others.
      const missing = outdated();
      const renew = async (/** @type {Part} */ part) => missing.includes(part) && make(part);
      await renew(engine);
      await Promise.all([renew(server).then(prepareDatabase), renew(pages), renew(frame), renew(embed)]);
    } finally {
      await release();
    }
  }
  await prepareDatabase();
}

/** @param {Part} part */
async function make(part) {
  say(`Building the ${part.name} …`);
  await rm(stampOf(part), { force: true });
  const fingerprint = fingerprintOf(part);
  await part.make();
  await writeFile(stampOf(part), fingerprint);
}

const outdated = () =>
  parts.filter(
    (part) =>
      !existsSync(join(root, part.output)) ||
      !existsSync(stampOf(part)) ||
      readFileSync(stampOf(part), 'utf8') !== fingerprintOf(part),
  );

/** @param {Part} part */
const stampOf = (part) => join(cache, `${part.name}.built`);

/**
 * Every start reads all sources here, one small file after the other: without promises that takes a third of the time.
 *
 * @param {Part} part
 */
function fingerprintOf(part) {
  const hash = createHash('sha256');
  for (const input of part.inputs) {
    for (const file of filesBelow(join(root, input))) {
      hash.update(file.slice(root.length)).update('\0');
      hash.update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (found.isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
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
  const { templateIsReady } = await import(
    new URL('../server/dist/bundle/template.js', import.meta.url).href
  );
  if (await templateIsReady()) return;
  say('Preparing the embedded database …');
  // Optimising the database's code would take longer than it then runs.
  await run(['--liftoff-only', 'scripts/prepare-template.mjs']);
}

/** @param {readonly string[]} args */
function run(args) {
  return new Promise((done, failed) => {
    // Its output goes to standard error, because standard output is the server's log.
    const child = spawn(process.execPath, args, {
      cwd: root,
      // Playwright sets another, with which the pages would get React's development build.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 2, 2],
    });
    child.on('error', failed);
    child.on('exit', (code) =>
      code === 0 ? done(undefined) : failed(new Error(`${args.join(' ')} failed with code ${code}`)),
    );
  });
}

/** @param {string} program a file of an installed package */
function installed(program) {
  const places = ['web/', ''].map((place) => join(root, place, 'node_modules', program));
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error(`${program} is not installed; run npm ci first.`);
  return found;
}

/** @param {string} text */
const say = (text) => process.stderr.write(`${text}\n`);

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
