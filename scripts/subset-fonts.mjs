// Writes the fonts of embedded boards: those of the pages, with the letters and weights that are needed there. Needed
// when a font or the letters change. Its tool is installed for the occasion, and nothing else needs it:
//
//   npm install --no-save subset-font@2.9.0 && node scripts/subset-fonts.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const installed = createRequire(new URL('../web/package.json', import.meta.url));
/** @type {any} not installed as a rule, so without types */
const { default: subsetFont } = await import(createRequire(import.meta.url).resolve('subset-font'));

const ASCII = characters(0x20, 0x7e);
const PUNCTUATION = '–—‘’“”…';

await write('newsreader', { letters: ASCII + PUNCTUATION, variationAxes: { wght: 540 } });
await write('source-sans', {
  from: 'source-sans-3',
  letters: `${ASCII}${characters(0xa0, 0xff)}${PUNCTUATION}−×·`,
  variationAxes: { wght: { min: 400, max: 600 } },
});

/**
 * @param {string} name
 * @param {{ from?: string, letters: string, variationAxes: object }} of
 */
async function write(name, { from = name, letters, variationAxes }) {
  const file = `@fontsource-variable/${from}/files/${from}-latin-wght-normal.woff2`;
  const whole = await readFile(installed.resolve(file));
  const part = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes });
  await writeFile(new URL(`../web/src/embed/fonts/${name}-embed.woff2`, import.meta.url), part);
  console.log(`${name}: ${part.length} bytes`);
}

/**
 * @param {number} first
 * @param {number} last
 */
function characters(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}
