#!/usr/bin/env node
// Plain JavaScript, and checked in, so that the command is there as soon as the package is installed. In a working
// copy the compiled program may be missing or older than its source: then it is compiled first.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..');
const source = join(folder, 'src');
const stamp = join(folder, 'dist', 'cli', '.built');

if (existsSync(source) && isOutdated()) await build();

const { run } = await import('../dist/cli/main.js');
const { processTerminal } = await import('../dist/cli/process-terminal.js');
process.exitCode = await run(process.argv.slice(2), processTerminal());

function isOutdated() {
  if (!existsSync(stamp) || !existsSync(join(folder, 'dist', 'cli', 'main.js'))) return true;
  const built = statSync(stamp).mtimeMs;
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .some((name) => statSync(join(source, name)).mtimeMs > built);
}

async function build() {
  process.stderr.write('bridge: compiling the command, once …\n');
  requireCompiler();
  const { buildEngine } = await import('../engine/build.mjs');
  await buildEngine();
  const started = new Date();
  // Its output is for people: standard output belongs to the command.
  const { status } = spawnSync(process.execPath, [join(folder, 'bin', 'compile.mjs'), folder], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) {
    process.stderr.write('bridge: it could not be compiled; the messages above say why.\n');
    process.exit(4);
  }
  // What was edited meanwhile is newer than the start, and will be compiled the next time.
  writeFileSync(stamp, '');
  utimesSync(stamp, started, started);
}

function requireCompiler() {
  try {
    createRequire(import.meta.url).resolve('rolldown');
  } catch {
    process.stderr.write('bridge: The compiler is not installed here. Run "npm ci" first.\n');
    process.exit(4);
  }
}
