import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';

const WEB = fileURLToPath(new URL('../web/', import.meta.url));

/** The design system's page exists in development only, so it is served as a developer sees it. */
export async function startGallery(): Promise<{ url: string; close(): Promise<void> }> {
  // The pages' own Vite, wherever npm has put it.
  const vite = createRequire(pathToFileURL(`${WEB}package.json`)).resolve('vite');
  const { createServer } = (await import(pathToFileURL(vite).href)) as typeof import('vite');
  const server: ViteDevServer = await createServer({
    root: WEB,
    configFile: `${WEB}vite.config.ts`,
    server: { port: 0, host: '127.0.0.1', hmr: false },
    logLevel: 'error',
  });
  await server.listen();
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('The gallery has no address.');
  return { url, close: () => server.close() };
}
