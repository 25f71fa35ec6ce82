import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { chunkNames, compileAhead, nameCode } from './chunks.ts';
import { leanApi } from './lean-api.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

const RARE_PAGE = /(?<!\/(?:games|game|session|hand))-page-[^/]+\.js$/;

/** What runs before anything else is asked for. */
const LOADED_FIRST = /\/(?:rolldown-runtime|core|shared|start)-[\w-]{8}\.(?:js|css)$/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts(),
    nameCode(),
    compileAhead(),
    withoutJsonSchemas(),
    leanApi(),
    moveManifest(),
    precompress(),
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': server,
      '/healthz': server,
      '/readyz': server,
      '/embed': server,
      '^/s/[^/]+/(embed|preview)': server,
    },
  },
  // The solver waits for its engine while it loads, which only a module can.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    emptyOutDir: true,
    sourcemap: true,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: chunkNames(), debugName: 'by what loads it' }],
          // Otherwise a file takes what it imports away from the files that are loaded before it.
          includeDependenciesRecursively: false,
        },
      },
    },
    // The content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: {
      // Every browser that runs this build knows modulepreload.
      polyfill: false,
      // Signing in loads the list of what each page is made of. Pages that are opened now and then are left out of it:
      // the browser finds their parts in the page's own imports.
      resolveDependencies: (file, parts) =>
        parts.filter((part) => !LOADED_FIRST.test(part) && (!RARE_PAGE.test(file) || part.endsWith('.css'))),
    },
  },
});

/** The two upright latin fonts stand in the first screen; without this the browser finds them only in the CSS. */
function preloadFonts(): Plugin {
  const wanted = [/source-sans-3-latin-wght-normal-.*\.woff2$/, /newsreader-latin-wght-normal-.*\.woff2$/];
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

/** zod's classic schemas can all describe themselves as JSON Schema. Only the server's documentation asks for that. */
function withoutJsonSchemas(): Plugin {
  return {
    name: 'without-json-schemas',
    apply: 'build',
    transform: {
      filter: { id: /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
      handler: (code) => {
        const names = [...code.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name);
        const refuse = `() => () => { throw new Error('No JSON Schema in the browser.'); }`;
        const stubs = names.map((name) => `export const ${name} = ${refuse};`);
        return { code: stubs.join('\n'), map: { mappings: '' } };
      },
    },
  };
}

/** The manifest is for `scripts/check-weight.mjs`; what lies in `dist` is served. */
function moveManifest(): Plugin {
  const cache = resolve(import.meta.dirname, '../node_modules/.cache/bridge-review');
  let outDir = '';
  return {
    name: 'move-manifest',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      handler: async () => {
        const folder = join(outDir, '.vite');
        await mkdir(cache, { recursive: true });
        await writeFile(join(cache, 'pages-manifest.json'), await readFile(join(folder, 'manifest.json')));
        await rm(folder, { recursive: true });
      },
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
