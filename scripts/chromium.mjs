// The browser of the tests: Chromium from npm, unpacked once into a folder of the user's own.
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { provideFonts } from './browser-fonts.mjs';

/** Sets `CHROMIUM_PATH`, and what that Chromium needs to start and to show text, for this process and its children. */
export async function provideChromium() {
  await provideFonts();
  if (process.env.CHROMIUM_PATH) return;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    process.env.CHROMIUM_PATH = installedChromium();
    return;
  }
  const folder = join(tmpdir(), `bridge-review-chromium-${userInfo().uid}`);
  const complete = join(folder, 'complete');
  // An unpacking that was interrupted leaves a browser that does not start.
  if (!existsSync(complete)) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });

  // The package unpacks into the temporary folder and, told it is on a bare machine, brings its own libraries.
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  process.env.CHROMIUM_PATH = await chromium.executablePath();
  if (temporary === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = temporary;
  await writeFile(complete, '');
}

/** The package has Chromium for Linux on x64 only; any other machine must have one installed. */
function installedChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = ['chromium-headless-shell', 'chromium', 'google-chrome']
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new Error(
    `There is no packaged Chromium for ${process.platform} on ${process.arch}: install chromium-headless-shell or chromium, or set CHROMIUM_PATH.`,
  );
}
