import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('../web/', import.meta.url));

/** The design system's page exists in development only, so it is served as a developer sees it. */
export async function startGallery(): Promise<{ url: string; close(): Promise<void> }> {
  // The pages' own Vite, wherever npm has put it.
  const vite = dirname(createRequire(join(WEB, 'package.json')).resolve('vite/package.json'));
  const child = spawn(process.execPath, [join(vite, 'bin/vite.js'), WEB], {
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const url = await new Promise<string>((done, failed) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /http:\/\/[\d.]+:\d+\//.exec(output)?.[0];
      if (address !== undefined) done(address);
    });
    void ended.then(() => failed(new Error(`Vite did not start:\n${output}`)));
  });
  return {
    url,
    close: () => {
      child.kill();
      return ended;
    },
  };
}
