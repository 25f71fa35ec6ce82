import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/**
 * Checks how much a browser loads: JavaScript, gzipped, per page, and the fonts before the first paint; of an embedded
 * board both together. The frame that a page shows before its code is HTML of the server, with no code of its own.
 *
 *     node scripts/check-weight.mjs
 *
 * @typedef {{ file: string, name?: string, imports?: string[], dynamicImports?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest Vite's `build.manifest`
 * @typedef {{ signIn: number, page: number, fonts: number }} Limits in bytes
 * @typedef {{ name: string, bytes: number, limit: number }} Weight
 */

/** @type {Limits} */
const LIMITS = { signIn: 140_000, page: 60_000, fonts: 90_000 };

/** JavaScript and fonts of an embedded board. */
const EMBED_LIMIT = 60_000;

const ENTRY = 'index.html';
const PAGE = /-(?:page|view)$/;

/**
 * The shell is what signed-in users load beside their first page, whichever it is. It counts without what signing in has
 * loaded already, and a page without what the shell has. What a page loads in its own place counts with that page.
 *
 * @param {string} dist the folder that is served
 * @param {Manifest} manifest
 * @param {readonly string[]} lazy the modules that `findLazyModules` has found
 * @param {Limits} limits
 * @returns {Weight[]}
 */
export function weighPages(dist, manifest, lazy, limits) {
  // The server leaves links for a page out of the others.
  const html = readFileSync(join(dist, ENTRY), 'utf8').replaceAll(/<link[^>]* data-page=[^>]*>/g, '');
  const signIn = new Set([...linkedFiles(html, /\.js$/), ...filesOf(manifest, ENTRY)]);
  const isPage = (/** @type {string} */ key) => PAGE.test(nameOf(manifest, key));
  const parts = loadedLater(manifest, ENTRY).filter((key) => !isPage(key));
  const shell = new Set(parts.flatMap((key) => filesOf(manifest, key)).filter((file) => !signIn.has(file)));
  const later = [...new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports))];
  const inPlace = lazy.map((module) => keyOfModule(manifest, later, module));
  const pages = later.filter((key) => (isPage(key) || inPlace.includes(key)) && !parts.includes(key));
  const weigh = (/** @type {string[]} */ way) => {
    const files = way.flatMap((key) => filesOf(manifest, key));
    return gzippedSize(dist, new Set(files.filter((file) => !signIn.has(file) && !shell.has(file))));
  };
  const fonts = linkedFiles(html, /\.woff2$/).map((file) => statSync(join(dist, file)).size);
  return [
    { name: 'sign-in page', bytes: gzippedSize(dist, signIn), limit: limits.signIn },
    { name: 'shell for signed-in users, on top', bytes: gzippedSize(dist, shell), limit: limits.page },
    ...pages.map((key) => ({
      name: `${nameOf(manifest, key).replace(PAGE, (kind) => kind.replace('-', ' '))}, on top`,
      bytes: Math.max(...waysTo(manifest, key, pages).map(weigh)),
      limit: limits.page,
    })),
    { name: 'preloaded fonts', bytes: sum(fonts), limit: limits.fonts },
  ];
}

/**
 * What React's `lazy` loads: it stands in the place of a page or of most of it, whatever its name. Other parts of pages
 * are a `lazyPart`.
 *
 * @param {string} web
 * @returns {string[]} as in the manifest
 */
export function findLazyModules(web) {
  const files = readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => {
      const path = join(web, 'src', file);
      const code = readFileSync(path, 'utf8');
      if (!/import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(code)) return [];
      return [...code.matchAll(/\bimport\('(\.[^']*)'\)/g)].map(([, module = '']) =>
        relative(web, join(dirname(path), module)),
      );
    });
}

/**
 * @param {string} dist the folder that the embedded boards are built into
 * @param {number} limit in bytes
 * @returns {Weight}
 */
export function weighEmbed(dist, limit) {
  const files = readdirSync(dist);
  const fonts = files
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => statSync(join(dist, file)).size);
  const scripts = files.filter((file) => file.endsWith('.js'));
  return { name: 'embedded board, with fonts', bytes: gzippedSize(dist, scripts) + sum(fonts), limit };
}

/**
 * The pages that are there when one is shown, itself included, by each way that leads to it.
 *
 * @param {Manifest} manifest
 * @param {string} key
 * @param {readonly string[]} pages
 * @param {readonly string[]} after
 * @returns {string[][]}
 */
function waysTo(manifest, key, pages, after = []) {
  const way = [key, ...after];
  if (loadedLater(manifest, ENTRY).includes(key)) return [way];
  const loading = pages.filter((page) => !way.includes(page) && loadedLater(manifest, page).includes(key));
  // A view that shares code with its page has the page among its imports, and loads none of the page's other views.
  const before = loading.filter(
    (page) => !loading.some((other) => other !== page && keysOf(manifest, page).includes(other)),
  );
  return before.length === 0 ? [way] : before.flatMap((page) => waysTo(manifest, page, pages, way));
}

/**
 * What a chunk, or anything that it imports statically, loads when it is needed.
 *
 * @param {Manifest} manifest
 * @param {string} key
 */
const loadedLater = (manifest, key) =>
  keysOf(manifest, key).flatMap((reached) => chunkOf(manifest, reached).dynamicImports ?? []);

/**
 * A module whose code others import, too, is known by the name of its chunk alone.
 *
 * @param {Manifest} manifest
 * @param {readonly string[]} later
 * @param {string} module
 */
function keyOfModule(manifest, later, module) {
  const name = basename(module, extname(module));
  const key = later.find((each) => each === module || nameOf(manifest, each) === name);
  if (key === undefined) throw new Error(`The manifest has no ${module}, which is loaded lazily.`);
  return key;
}

/**
 * @param {Manifest} manifest
 * @param {string} key
 */
const nameOf = (manifest, key) => chunkOf(manifest, key).name ?? basename(key, extname(key));

/**
 * A chunk and all that it imports statically.
 *
 * @param {Manifest} manifest
 * @param {string} key
 * @returns {string[]}
 */
function keysOf(manifest, key) {
  const seen = new Set([key]);
  for (const reached of seen) for (const next of chunkOf(manifest, reached).imports ?? []) seen.add(next);
  return [...seen];
}

/**
 * @param {Manifest} manifest
 * @param {string} key
 * @returns {string[]}
 */
const filesOf = (manifest, key) => keysOf(manifest, key).map((reached) => chunkOf(manifest, reached).file);

/**
 * @param {Manifest} manifest
 * @param {string} key
 */
function chunkOf(manifest, key) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The manifest has no ${key}.`);
  return chunk;
}

/**
 * What the HTML itself names: scripts, module preloads and preloaded fonts.
 *
 * @param {string} html
 * @param {RegExp} ending
 */
function linkedFiles(html, ending) {
  const links = [...html.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, file = '']) => file);
  return links.filter((file) => ending.test(file));
}

/**
 * @param {string} dist
 * @param {Iterable<string>} files
 */
function gzippedSize(dist, files) {
  return sum(
    [...files].map((file) => {
      const path = join(dist, file);
      return existsSync(`${path}.gz`)
        ? statSync(`${path}.gz`).size
        : gzipSync(readFileSync(path), { level: 9 }).length;
    }),
  );
}

/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** @param {number} bytes */
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @param {Weight} weight */
export const describeWeight = ({ name, bytes, limit }) =>
  `${bytes > limit ? 'TOO HEAVY ' : ''}${name}: ${kB(bytes)} of ${kB(limit)}`;

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const manifest = readFileSync(join(root, 'node_modules/.cache/bridge-review/pages-manifest.json'), 'utf8');
  const weights = [
    ...weighPages(join(root, 'web/dist'), JSON.parse(manifest), findLazyModules(join(root, 'web')), LIMITS),
    weighEmbed(join(root, 'web/embed/dist'), EMBED_LIMIT),
  ];
  for (const weight of weights) console.log(describeWeight(weight));
  if (weights.some(({ bytes, limit }) => bytes > limit)) process.exitCode = 1;
}
