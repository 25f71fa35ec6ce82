// The fonts of the tests' browser: from npm, so that every machine shows the same text, also one without any fonts.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Vitest runs this file as its global setup, where there is no `import.meta.resolve`.
const require = createRequire(import.meta.url);

/** Latin, Greek, Cyrillic, Hebrew and Arabic, then emoji, Japanese, Chinese and Korean. */
const PACKAGES = [
  require.resolve('dejavu-fonts-ttf/package.json'),
  require.resolve('@expo-google-fonts/noto-emoji/package.json'),
  require.resolve('@expo-google-fonts/kosugi/package.json'),
  require.resolve('@expo-google-fonts/zcool-kuaile/package.json'),
  require.resolve('@expo-google-fonts/do-hyeon/package.json'),
];

/** Sets `FONTCONFIG_FILE` for this process and its children: the browser finds these fonts and no others. */
export async function provideFonts() {
  const folders = PACKAGES.map((manifest) => dirname(manifest));
  const folder = fileURLToPath(new URL('../node_modules/.cache/browser-fonts/', import.meta.url));
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'fonts.conf');
  // Another run may be reading the file: it is replaced as a whole.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, fontsConf(folders, join(folder, 'cache')));
  await rename(draft, file);
  process.env.FONTCONFIG_FILE = file;
}

/**
 * Families that are not installed, such as the first names of the style sheet, fall back to the last one.
 *
 * @param {readonly string[]} folders
 * @param {string} cache
 */
const fontsConf = (folders, cache) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${escaped(folder)}</dir>`).join('\n')}
  <cachedir>${escaped(cache)}</cachedir>
  <selectfont><rejectfont><glob>*/DejaVuMath*</glob></rejectfont></selectfont>
${alias('serif', 'DejaVu Serif')}
${alias('monospace', 'DejaVu Sans Mono')}
  <match><edit name="family" mode="append_last"><string>DejaVu Sans</string></edit></match>
</fontconfig>
`;

/**
 * @param {string} generic
 * @param {string} family
 */
const alias = (generic, family) =>
  `  <alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`;

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
