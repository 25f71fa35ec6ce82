import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkDocs } from './check-docs.mjs';

let root: string;

/** A project in small. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docs-'));
  plant('package.json', '{ "scripts": { "check": "node check.mjs", "test:long": "node long.mjs" } }');
  plant('server/src/http/errors.ts');
  plant('server/src/features/games/repo.ts');
  plant('web/src/pages/games-page.browser.test.tsx');
  plant('docs/decisions/0001-one.md', '# 0001: One\n\n2026-11-16\n');
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(path: string, text = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

it.each([
  'a whole path `server/src/http/errors.ts`, the end of one `http/errors.ts`, a name `errors.ts`',
  'folders `server/`, `features/games/`, `server/src/http`',
  'patterns `features/<area>/`, `web/src/**/*.browser.test.tsx`, `*/src/http/`, `http/{errors,other}.ts`',
  'commands `npx vitest run server/src/http/errors.ts`, `npm ci && npm test`, `npm run test:long -- x`',
  'what is no path: `/games/:id`, `https://host/a.ts`, `DATA_DIR/copy`, `./data`, `text/html`, `N/S`, `A | B`',
  'a link to [one](decisions/0001-one.md#why), to [all](decisions), and [elsewhere](https://example.org/a.md)',
  'an npm module',
])('accepts %s', (text) => {
  plant('docs/PAGE.md', text);
  expect(checkDocs(root)).toEqual({ documents: 1, decisions: 1, problems: [] });
});

it.each([
  ['`server/src/http/gone.ts`', 'names server/src/http/gone.ts, which does not exist.'],
  ['`features/setup/errors.ts`', 'names features/setup/errors.ts, which does not exist.'],
  ['`rors.ts`', 'names rors.ts, which does not exist.'],
  ['`http/errors.ts/`', 'names http/errors.ts/, which does not exist.'],
  ['`server/src/gone`', 'names server/src/gone, which does not exist.'],
  ['`src/*.browser.test.tsx`', 'names src/*.browser.test.tsx, which does not exist.'],
  ['`npx vitest run server/src/gone.ts`', 'names server/src/gone.ts, which does not exist.'],
  ['[one](decisions/0002-two.md)', 'links to decisions/0002-two.md, which does not exist.'],
  ['<img src="pictures/gone.webp" />', 'links to pictures/gone.webp, which does not exist.'],
  ['`npm run chekc`', "says 'npm run chekc', which package.json does not know."],
  ['```sh\nnpm ci && npm check\n```', "says 'npm check', which package.json does not know."],
])('reports %s', (text, sentence) => {
  plant('docs/PAGE.md', text);
  expect(checkDocs(root).problems).toEqual([`docs/PAGE.md ${sentence}`]);
});

it('reads the README of a package, and not what decisions and the changelog tell of', () => {
  plant('bridge/README.md', '`gone.ts`');
  plant('CHANGELOG.md', '`gone.ts`');
  plant('docs/decisions/0002-two.md', '# 0002: Two\n\n2026-11-16\n\n`gone.ts`');
  expect(checkDocs(root).problems).toEqual(['bridge/README.md names gone.ts, which does not exist.']);
});

it('reports a decision whose date does not stand on a line of its own', () => {
  plant('docs/decisions/0002-two.md', '# 0002: Two\n\n2026-11-16; see decision 0001\n');
  expect(checkDocs(root).problems).toEqual([
    'docs/decisions/0002-two.md has no date on its third line, as in 2026-11-16.',
  ]);
});
