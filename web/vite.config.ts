import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), preloadFonts(), precompress()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/healthz': server, '/readyz': server },
  },
  // The solver waits for its engine while it loads, which only a module can.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    emptyOutDir: true,
    sourcemap: true,
    // React, Radix, zod and the forms are as large as that.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Libraries change less often than pages and stay in the browser's cache. zod is configured before any schema
          // is made, so what does that is in the same file.
          groups: [{ name: 'libraries', test: /node_modules|zod-config/ }],
        },
      },
    },
    // The content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    // Every browser that runs this build knows modulepreload.
    modulePreload: { polyfill: false },
  },
});

/** The two upright latin fonts stand in the first screen; without this the browser learns of them from the CSS. */
function preloadFonts(): Plugin {
  const wanted = [/source-sans-3-latin-wght-normal-.*\.woff2$/, /newsreader-latin-opsz-normal-.*\.woff2$/];
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => wanted.some((pattern) => pattern.test(file)))
          .map((file): HtmlTagDescriptor => {
            const attrs = {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            };
            return { tag: 'link', attrs, injectTo: 'head' };
          }),
    },
  };
}

/**
 * Writes `.br` and `.gz` beside every text asset, so that the server never compresses while answering.
 * HTML is left out because the server rewrites it; source maps are, because only developer tools ask for them.
 */
function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: async () => {
        const files = await readdir(outDir, { recursive: true });
        const texts = files.filter((name) => /\.(css|js|json|svg|txt|wasm|webmanifest)$/.test(name));
        await Promise.all(texts.map((name) => compress(join(outDir, name))));
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  const plain = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  if (br.length < plain.length) await writeFile(`${path}.br`, br);
  if (gz.length < plain.length) await writeFile(`${path}.gz`, gz);
}
