// npm run dev: the server, restarted when its sources change, and Vite in front of it with the gallery.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const vite = dirname(createRequire(join(root, 'web/package.json')).resolve('vite/package.json'));

const pages = spawn(process.execPath, [join(vite, 'bin/vite.js'), 'web'], { cwd: root, stdio: 'inherit' });

/** @type {import('node:child_process').ChildProcess} */
let server = startServer();
let restarting = false;

function startServer() {
  return spawn(process.execPath, [join(root, 'scripts/start.mjs')], { cwd: root, stdio: 'inherit' });
}

for (const folder of ['bridge/src', 'api/src', 'server/src']) {
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (restarting || file?.endsWith('.test.ts')) return;
    restarting = true;
    // Editors write a file in several steps; wait until they are done.
    setTimeout(() => {
      server.once('exit', () => {
        server = startServer();
        restarting = false;
      });
      if (server.exitCode === null) server.kill('SIGTERM');
      else server.emit('exit');
    }, 200);
  });
}

process.on('SIGINT', () => {
  pages.kill();
  server.kill('SIGTERM');
  process.exit(0);
});
