import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/**
 * Checks how much a browser loads: JavaScript, gzipped, per page, and the fonts before the first paint; of an embedded
 * board both together.
 *
 *     node scripts/check-weight.mjs
 *
 * @typedef {{ file: string, imports?: string[], dynamicImports?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest Vite's `build.manifest`
 * @typedef {{ signIn: number, page: number, fonts: number }} Limits in bytes
 * @typedef {{ name: string, bytes: number, limit: number }} Weight
 */

/** @type {Limits} */
const LIMITS = { signIn: 140_000, page: 60_000, fonts: 90_000 };

/** JavaScript and fonts of an embedded board. */
const EMBED_LIMIT = 60_000;

const ENTRY = 'index.html';
const PAGE = /^src\/pages\/(?:.*\/)?(.+)-page\.tsx$/;

/**
 * The shell is what signed-in users load beside their first page, whichever it is. It counts without what signing in has
 * loaded already, and a page without what the shell has.
 *
 * @param {string} dist the folder that is served
 * @param {Manifest} manifest
 * @param {Limits} limits
 * @returns {Weight[]}
 */
export function weighPages(dist, manifest, limits) {
  // The server leaves links for a page out of the others.
  const html = readFileSync(join(dist, ENTRY), 'utf8').replaceAll(/<link[^>]* data-page=[^>]*>/g, '');
  const signIn = new Set([...linkedFiles(html, /\.js$/), ...filesOf(manifest, ENTRY)]);
  const lazy = keysOf(manifest, ENTRY).flatMap((key) => chunkOf(manifest, key).dynamicImports ?? []);
  const parts = lazy.filter((key) => !PAGE.test(key)).flatMap((key) => filesOf(manifest, key));
  const shell = new Set(parts.filter((file) => !signIn.has(file)));
  const pages = lazy.flatMap((key) => {
    const name = PAGE.exec(key)?.[1];
    if (name === undefined) return [];
    const files = new Set(filesOf(manifest, key).filter((file) => !signIn.has(file) && !shell.has(file)));
    return [{ name: `${name} page, on top`, bytes: gzippedSize(dist, files), limit: limits.page }];
  });
  const fonts = linkedFiles(html, /\.woff2$/).map((file) => statSync(join(dist, file)).size);
  return [
    { name: 'sign-in page', bytes: gzippedSize(dist, signIn), limit: limits.signIn },
    { name: 'shell for signed-in users, on top', bytes: gzippedSize(dist, shell), limit: limits.page },
    ...pages,
    { name: 'preloaded fonts', bytes: sum(fonts), limit: limits.fonts },
  ];
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
    ...weighPages(join(root, 'web/dist'), JSON.parse(manifest), LIMITS),
    weighEmbed(join(root, 'web/embed/dist'), EMBED_LIMIT),
  ];
  for (const weight of weights) console.log(describeWeight(weight));
  if (weights.some(({ bytes, limit }) => bytes > limit)) process.exitCode = 1;
}
