// npm run demo: the whole product with invented players and games, in a data folder of its own.
//
//   npm run demo              in a temporary folder, which goes when the demo ends
//   npm run demo -- FOLDER    in a folder that stays, to go on another day
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from './build.mjs';
import { endWithParent, requireNode } from './npm-script.mjs';
import { withoutSettings } from './running-server.mjs';

requireNode();
endWithParent('demo');

const [named, ...more] = process.argv.slice(2);
if (more.length > 0 || named?.startsWith('-')) {
  end('npm run demo takes at most the name of a folder: npm run demo -- my-demo');
}
const folder = named === undefined ? mkdtempSync(join(tmpdir(), 'bridge-demo-')) : resolve(named);
if (named === undefined) process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
// Before the server listens to them, nothing has to be brought to an end but the folder.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, interrupted);

/** Written last, so that half a demo is never taken for a whole one. */
const mark = join(folder, 'bridge-review-demo');
if (existsSync(join(folder, 'db')) && !existsSync(mark)) {
  end(`${folder} holds other data than the demo's; name another folder.`);
}

await build();
process.setSourceMapsEnabled(true);
const bundle = new URL('../server/dist/bundle/', import.meta.url);
const { makeDemo, signIns } = await import(new URL('demo.js', bundle).href);
if (!existsSync(mark)) {
  process.stderr.write('Making the demo …\n');
  await makeDemo(folder, process.env.DEMO_DAY ? new Date(`${process.env.DEMO_DAY}T12:00:00Z`) : new Date());
  writeFileSync(mark, 'Made by npm run demo.\n');
}

const port = await freePort(process.env.PORT ?? '3000');
// The passwords are known to everybody, so nobody else is let in, and no other setting counts.
replaceEnvironment({ ...withoutSettings(process.env), DATA_DIR: folder, HOST: '127.0.0.1', PORT: port });
const { main } = await import(new URL('main.js', bundle).href);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.off(signal, interrupted);
await main();
process.stderr.write(welcome());

function welcome() {
  const rows = signIns.people.map(
    (/** @type {{ name: string, email: string, about: string }} */ { name, email, about }) =>
      `  ${email.padEnd(26)}${name.padEnd(16)}${about}\n`,
  );
  return [
    `\nSign in with the password ${signIns.password} as\n\n`,
    ...rows,
    named === undefined
      ? '\nCtrl-C ends the demo, and nothing of it stays.\n'
      : `\nCtrl-C ends the demo. What you do in it stays in ${folder}.\n`,
  ].join('');
}

/**
 * The port that is asked for, or any other where that one is taken: somebody may be running the product itself.
 *
 * @param {string} wanted
 * @returns {Promise<string>}
 */
function freePort(wanted) {
  return new Promise((done) => {
    if (!/^\d+$/.test(wanted)) return done(wanted);
    const trial = createServer();
    trial.once('error', () => done('0'));
    trial.listen({ host: '127.0.0.1', port: Number(wanted) }, () => trial.close(() => done(wanted)));
  });
}

/** @param {NodeJS.ProcessEnv} settings */
function replaceEnvironment(settings) {
  for (const name of Object.keys(process.env)) if (!(name in settings)) delete process.env[name];
  Object.assign(process.env, settings);
}

function interrupted() {
  process.exit(130);
}

/** @param {string} sentence */
function end(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
