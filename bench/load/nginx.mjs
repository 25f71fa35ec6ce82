/** nginx in front of servers, as docs/OPERATIONS.md has it. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;

/** A port that nobody listens on at the moment. @returns {Promise<number>} */
export const freePort = () =>
  new Promise((done, failed) => {
    const server = createServer().on('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => done(port));
    });
  });

/** @param {number} port @param {readonly number[]} servers their ports */
export async function startNginx(port, servers) {
  const folder = mkdtempSync(join(tmpdir(), 'bridge-nginx-'));
  writeFileSync(join(folder, 'nginx.conf'), configuration(port, servers));
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (/** @type {Buffer} */ chunk) => (output += chunk.toString()));
  const ended = new Promise((done) => child.once('exit', done));
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${output}`);
    const isThere = await fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    );
    if (isThere) break;
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    url,
    pid: Number(child.pid),
    output: () => output,
    async stop() {
      child.kill('SIGQUIT');
      const late = setTimeout(() => child.kill('SIGTERM'), 2_000);
      await ended;
      clearTimeout(late);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param {number} port @param {readonly number[]} servers */
const configuration = (port, servers) => `
daemon off;
${userInfo().uid === 0 ? 'user root;' : ''}
pid nginx.pid;
error_log stderr warn;
events { worker_connections 2048; }
http {
  access_log off;
  client_max_body_size 12m;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  upstream bridge_review {
${servers.map((each) => `    server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join('\n')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://bridge_review;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
    }
  }
}
`;
