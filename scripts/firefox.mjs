// Finds the Firefox of the system. Playwright's own needs a patched build, so these tests speak WebDriver BiDi instead.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['firefox-esr', 'firefox'];

/** @returns {string | null} */
export function findFirefox() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) =>
    existsSync(path),
  );
  return process.env.FIREFOX_PATH ?? found ?? null;
}
