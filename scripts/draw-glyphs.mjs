// Writes the outlines of letters that pictures of boards are drawn with, from the fonts of the pages. Needed when a font
// or the letters change. Its tools are installed for the occasion, and nothing else needs them:
//
//   npm install --no-save fontkit@2.0.4 wawoff2@2.0.1 && node scripts/draw-glyphs.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** @type {(name: string) => any} not installed as a rule, so without types */
const tool = createRequire(import.meta.url);
const fontkit = tool('fontkit');
const { decompress } = tool('wawoff2');

/** Fine enough for the largest letters, and short to write. */
const UNITS = 500;

const ASCII = characters([[0x20, 0x7e]]);
const PUNCTUATION = '·–—‘’‚“”„…−×№•';
const TITLES = [
  ...characters([
    [0x20, 0x7e],
    [0xa1, 0x17f],
    [0x218, 0x21b],
    [0x384, 0x3ce],
    [0x400, 0x45f],
    [0x490, 0x491],
    [0x4d8, 0x4d9],
  ]),
  ...PUNCTUATION,
];

const sans = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext'].map(
  (part) => `source-sans-3/files/source-sans-3-${part}-wght-normal.woff2`,
);
const serif = ['newsreader/files/newsreader-latin-opsz-normal.woff2'];

await draw('sans', { files: sans, axes: { wght: 400 }, letters: TITLES });
await draw('sans-bold', { files: sans, axes: { wght: 580 }, letters: [...ASCII, ...PUNCTUATION] });
await draw('serif', { files: serif, axes: { wght: 540, opsz: 40 }, letters: [...ASCII, ...PUNCTUATION] });

/**
 * @param {string} name
 * @param {{ files: string[], axes: Record<string, number>, letters: string[] }} of
 */
async function draw(name, { files, axes, letters }) {
  const fonts = await Promise.all(files.map(async (file) => (await open(file)).getVariation(axes)));
  const lines = letters.flatMap((letter) => {
    const code = letter.codePointAt(0);
    const font = fonts.find((/** @type {any} */ each) => each.hasGlyphForCodePoint(code));
    if (font === undefined) return [];
    const glyph = font.glyphForCodePoint(code);
    const scale = UNITS / font.unitsPerEm;
    return [
      `${letter}${Math.round(glyph.advanceWidth * scale)} ${pathOf(glyph.path.commands, scale)}`.trimEnd(),
    ];
  });
  const source = `// Written by scripts/draw-glyphs.mjs from a font under the SIL Open Font License.
/** A letter a line: the letter, its width, its outline, in ${UNITS}ths of the size, upwards from the baseline. */
export const outlines = String.raw\`
${lines.map((line) => line.replaceAll('`', "${'`'}")).join('\n')}
\`;
`;
  await writeFile(new URL(`../bridge/src/picture/fonts/${name}.ts`, import.meta.url), source);
  console.log(`${name}: ${lines.length} letters, ${source.length} characters`);
}

/** @param {string} file */
async function open(file) {
  const path = new URL(`../node_modules/@fontsource-variable/${file}`, import.meta.url);
  return fontkit.create(Buffer.from(await decompress(await readFile(path))));
}

/**
 * SVG's own short form: relative, without needless spaces.
 *
 * @param {readonly { command: string, args: number[] }[]} commands
 * @param {number} scale
 */
function pathOf(commands, scale) {
  const letters = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' };
  let [x, y, startX, startY, text] = [0, 0, 0, 0, ''];
  for (const { command, args } of commands) {
    const letter = letters[/** @type {keyof typeof letters} */ (command)];
    if (letter === 'z') {
      [x, y] = [startX, startY];
      text += 'z';
      continue;
    }
    const points = args.map((value) => Math.round(value * scale));
    const relative = points.map((value, index) => value - (index % 2 === 0 ? x : y));
    [x, y] = [points.at(-2) ?? x, points.at(-1) ?? y];
    if (letter === 'm') [startX, startY] = [x, y];
    if (letter === 'l' && relative.every((value) => value === 0)) continue;
    if (letter === 'l' && relative[1] === 0) text += `h${relative[0]}`;
    else if (letter === 'l' && relative[0] === 0) text += `v${relative[1]}`;
    else text += letter + relative.join(' ').replaceAll(' -', '-');
  }
  return text;
}

/** @param {readonly (readonly [number, number])[]} ranges first and last */
function characters(ranges) {
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
}
