// Compiles the double-dummy engine, which is AssemblyScript, into two modules of the package's sources: WebAssembly as
// base64, and the same program as plain JavaScript for hosts without it. Both are generated, not checked in.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));

/** Where the modules are written. */
export const generated = join(folder, '../src/double-dummy/generated');

/** Does nothing if the modules are up to date with these sources. */
export async function buildEngine() {
  if (isFresh()) return;
  const work = mkdtempSync(join(tmpdir(), 'bridge-engine-'));
  try {
    // In parallel, because both take about as long.
    const [wasm, script] = await Promise.all([makeWasm(work), makeScript(work)]);
    mkdirSync(generated, { recursive: true });
    write('wasm.ts', `export const wasm =\n  '${readFileSync(wasm).toString('base64')}';\n`);
    write('javascript.ts', `// @ts-nocheck\n${withoutTypeArguments(readFileSync(script, 'utf8'))}`);
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** @param {string} work */
async function makeWasm(work) {
  const file = join(work, 'simd.wasm');
  await compile(file, ['--enable', 'simd']);
  await inline(file);
  return file;
}

/** @param {string} work */
async function makeScript(work) {
  const plain = join(work, 'plain.wasm');
  const script = join(work, 'engine.js');
  await compile(plain, []);
  await run(import.meta.resolve('binaryen/bin/wasm2js'), [
    '-O3',
    '--enable-bulk-memory',
    plain,
    '-o',
    script,
  ]);
  return script;
}

/**
 * To TypeScript, `a << b | c > (d)` may be a call with type arguments; `a << b | c > +(d)` is not.
 * @param {string} script
 */
const withoutTypeArguments = (script) => script.replaceAll(/(?<!>)> \(/g, '> +(');

/** @param {string} name @param {string} text */
const write = (name, text) => writeFileSync(join(generated, name), `${heading()}${text}`);

function isFresh() {
  try {
    return ['wasm.ts', 'javascript.ts'].every((name) =>
      readFileSync(join(generated, name), 'utf8').startsWith(heading()),
    );
  } catch {
    return false;
  }
}

function heading() {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).toSorted()) hash.update(readFileSync(join(folder, name)));
  return `// Made by engine/build.mjs from ${hash.digest('hex')}.\n`;
}

/** @param {string} file @param {readonly string[]} features */
async function compile(file, features) {
  const options = [
    '-O3',
    '--noAssert',
    '--runtime',
    'stub',
    '--initialMemory',
    '64',
    '--maximumMemory',
    '2048',
  ];
  await run(import.meta.resolve('assemblyscript/bin/asc.js'), [
    join(folder, 'index.ts'),
    '-o',
    file,
    ...options,
    ...features,
  ]);
}

/** The search calls small functions all the time: inlining them takes a tenth off its time. @param {string} file */
async function inline(file) {
  const sizes = ['-fimfs', '2000', '-aimfs', '200', '-ocimfs', '2000', '--partial-inlining-ifs', '8'];
  await run(import.meta.resolve('binaryen/bin/wasm-opt'), [
    '--enable-simd',
    '--enable-bulk-memory',
    ...sizes,
    '-O4',
    file,
    '-o',
    file,
  ]);
}

/**
 * The compilers are WebAssembly themselves, run once each: optimising their code takes longer than they then need.
 * @param {string} program @param {readonly string[]} args
 */
async function run(program, args) {
  const child = spawn(process.execPath, ['--liftoff-only', fileURLToPath(program), ...args], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program} failed with code ${code}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildEngine();
