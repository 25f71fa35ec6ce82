// The product as a user starts it: `npm start`'s own script in a process of its own, on any free port.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('start.mjs', import.meta.url));

/**
 * @typedef {object} RunningServer
 * @property {string} url
 * @property {import('node:child_process').ChildProcess} process
 * @property {() => string} output everything it has printed, log and words
 * @property {(signal?: NodeJS.Signals) => Promise<number | null>} stop the exit code, null after a kill
 */

/**
 * Options of Node.js for a server that runs for seconds. Optimising the embedded database's code and the server's own
 * takes two seconds of a processor, more than the faster code saves.
 */
export const SHORT_RUN = ['--liftoff-only', '--no-opt'];

/**
 * @param {Record<string, string>} settings
 * @param {readonly string[]} [execArgv] options of Node.js
 * @param {readonly string[]} [program] another script that ends in a running server, and its arguments
 * @param {'pipe' | number} [log] an open file for its standard output; `output` is then without it
 * @returns {Promise<RunningServer>}
 */
export async function startServer(settings, execArgv = [], program = [START], log = 'pipe') {
  const child = spawn(process.execPath, [...execArgv, ...program], {
    env: { ...withoutSettings(process.env), PORT: '0', ...settings },
    stdio: ['ignore', log, 'pipe'],
  });
  let output = '';
  /** @type {Promise<number | null>} */
  const ended = new Promise((done) => child.once('exit', done));
  /** @type {Promise<string>} */
  const ready = new Promise((done, failed) => {
    const read = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      const url = /ready at (http\S+)/.exec(output)?.[1];
      if (url !== undefined) done(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void ended.then((code) => failed(new Error(`The server ended with code ${code}:\n${output}`)));
  });
  const url = await ready;
  return {
    url,
    process: child,
    output: () => output,
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}

const SETTINGS =
  /^(PORT|HOST|DATA_DIR|DATABASE_URL|PUBLIC_URL|SMTP_URL|MAIL_FROM|SUPPORT_EMAIL|ADMIN_\w+|TRUST_PROXY|RATE_LIMIT|REGISTRATION|USER_STORAGE_MB|SERVER_STORAGE_MB|METRICS_\w+|BACKUP_\w+|SHUTDOWN_\w+|LOG_LEVEL)$/;

/**
 * What is left of an environment without the settings of a server.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export const withoutSettings = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !SETTINGS.test(name)));
