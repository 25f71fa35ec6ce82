// Runs commands one after the other or side by side, prints each with its time, and continues after a failure so that
// one run reports everything. The last output of a failed step is printed again at the end, where a log is read first.
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

/** @typedef {{ name: string, ok: boolean, summary: string, ending: string }} Outcome `ending` is its last output */

/** @param {readonly (Step | readonly Step[])[]} steps those of an array run side by side */
export async function runSteps(steps) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const step of steps) outcomes.push(...(await runTogether([step].flat())));
  console.log(`\n── all steps\n${outcomes.map(({ summary }) => `   ${summary}`).join('\n')}`);
  const failed = outcomes.filter(({ ok }) => !ok);
  if (failed.length === 0) return;
  for (const { name, ending } of failed) console.error(`\n── ${name} failed, and ended with\n${ending}`);
  console.error(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}

/**
 * The output of the first is shown as it comes, that of each other one when those before it have ended.
 * @param {readonly Step[]} steps
 */
async function runTogether(steps) {
  const begun = steps.map(begin);
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const show of begun) outcomes.push(await show());
  return outcomes;
}

/**
 * Starts a step, and holds its output until it is to be shown.
 * @param {Step} step
 * @returns {() => Promise<Outcome>} shows its output, and waits for its end
 */
function begin({ name, command, args, env = {} }) {
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  // Programs that write into a pipe omit colours unless told to use them.
  const colours = process.stdout.isTTY && process.env.NO_COLOR === undefined ? { FORCE_COLOR: '1' } : {};
  const begun = Date.now();
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colours, ...env, PATH },
    shell: process.platform === 'win32',
  });
  let ending = '';
  /** @type {(() => void)[] | null} */
  let held = [];
  const show = (/** @type {NodeJS.WriteStream} */ output) => (/** @type {Buffer} */ chunk) => {
    ending = (ending + chunk.toString()).slice(-ENDING_LENGTH);
    if (held === null) output.write(chunk);
    else held.push(() => output.write(chunk));
  };
  child.stdout.on('data', show(process.stdout));
  child.stderr.on('data', show(process.stderr));
  /** @type {Promise<Outcome>} */
  const ended = new Promise((done) => {
    const end = (/** @type {boolean} */ ok) => {
      const summary = `${name}: ${ok ? 'ok' : 'FAILED'}, ${((Date.now() - begun) / 1000).toFixed(1)} s`;
      done({ name, ok, summary, ending });
    };
    child.on('error', (error) => {
      ending = error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
  return async () => {
    console.log(`\n── ${name}`);
    for (const write of held ?? []) write();
    held = null;
    const outcome = await ended;
    console.log(`── ${outcome.summary}`);
    return outcome;
  };
}
