// Runs commands one after the other, prints each with its time, and continues after a failure so that one run
// reports everything. The last output of a failed step is printed again at the end, where a log is read first.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Enough for the failures of one run and its summary. */
const ENDING_LENGTH = 8_000;

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command a program of node_modules/.bin, or `node`
 * @property {readonly string[]} args
 * @property {Record<string, string>} [env]
 */

/** @param {readonly Step[]} steps */
export async function runSteps(steps) {
  /** @type {string[]} */
  const failed = [];
  /** @type {string[]} */
  const endings = [];
  /** @type {string[]} */
  const summary = [];
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const begun = Date.now();
    const { ok, ending } = await run(step);
    const outcome = `${step.name}: ${ok ? 'ok' : 'FAILED'}, ${((Date.now() - begun) / 1000).toFixed(1)} s`;
    console.log(`── ${outcome}`);
    summary.push(`   ${outcome}`);
    if (ok) continue;
    failed.push(step.name);
    endings.push(`\n── ${step.name} failed, and ended with\n${ending}`);
  }
  console.log(`\n── all steps\n${summary.join('\n')}`);
  if (failed.length > 0) {
    for (const ending of endings) console.error(ending);
    console.error(`\nFailed: ${failed.join(', ')}`);
    process.exitCode = 1;
  }
}

/**
 * @param {Step} step
 * @returns {Promise<{ ok: boolean, ending: string }>}
 */
function run({ command, args, env = {} }) {
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  // Programs that write into a pipe omit colours unless told to use them.
  const colours = process.stdout.isTTY && process.env.NO_COLOR === undefined ? { FORCE_COLOR: '1' } : {};
  return new Promise((done) => {
    let ending = '';
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...colours, ...env, PATH },
      shell: process.platform === 'win32',
    });
    const show = (/** @type {NodeJS.WriteStream} */ output) => (/** @type {Buffer} */ chunk) => {
      output.write(chunk);
      ending = (ending + chunk.toString()).slice(-ENDING_LENGTH);
    };
    child.stdout.on('data', show(process.stdout));
    child.stderr.on('data', show(process.stderr));
    child.on('error', (error) => done({ ok: false, ending: error.message }));
    child.on('close', (code) => done({ ok: code === 0, ending }));
  });
}
