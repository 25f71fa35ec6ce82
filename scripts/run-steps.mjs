// Runs commands one after the other, names each with its time, and goes on after a failure so that one run
// tells everything.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const begun = Date.now();
    const ok = await run(step);
    console.log(`── ${step.name}: ${ok ? 'ok' : 'FAILED'}, ${((Date.now() - begun) / 1000).toFixed(1)} s`);
    if (!ok) failed.push(step.name);
  }
  if (failed.length > 0) {
    console.error(`\nFailed: ${failed.join(', ')}`);
    process.exitCode = 1;
  }
}

/**
 * @param {Step} step
 * @returns {Promise<boolean>}
 */
function run({ command, args, env = {} }) {
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env, PATH },
      shell: process.platform === 'win32',
    });
    child.on('error', (error) => {
      console.error(error.message);
      done(false);
    });
    child.on('exit', (code) => done(code === 0));
  });
}
