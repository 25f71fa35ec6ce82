import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { provideChromium } from '../scripts/chromium.mjs';
import { startServer } from '../scripts/running-server.mjs';

/**
 * The product on an empty database, and a page of a browser to open it in.
 *
 * @param {string} [checkout] the folder of another checkout than this one, with its packages installed
 */
export async function openProduct(checkout) {
  const folder = mkdtempSync(join(tmpdir(), 'bridge-bench-'));
  const settings = { DATA_DIR: folder, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' };
  const program = checkout === undefined ? undefined : [resolve(checkout, 'scripts/start.mjs')];
  const server = await startServer(settings, [], program);
  await provideChromium();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ baseURL: server.url });
  return {
    page,
    async close() {
      await browser.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
