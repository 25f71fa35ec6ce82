import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeWeight, findLazyModules, weighEmbed, weighPages } from './check-weight.mjs';

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'weight-'));
});

afterEach(() => {
  rmSync(dist, { recursive: true });
});

const game = 'src/features/games/game-view.tsx';
const table = 'src/features/games/game-table.tsx';

const manifest = {
  'index.html': {
    file: 'assets/index.js',
    imports: ['_core.js'],
    dynamicImports: ['src/pages/games-page.tsx'],
  },
  '_core.js': {
    file: 'assets/core.js',
    dynamicImports: ['src/pages/hand/hand-page.tsx', 'src/ui/toaster.tsx'],
  },
  '_dialog.js': { file: 'assets/dialog.js', imports: ['_core.js', 'index.html'] },
  'src/pages/games-page.tsx': { file: 'assets/games.js', imports: ['_core.js'], dynamicImports: [game] },
  [game]: { file: 'assets/game.js', imports: ['_dialog.js'], dynamicImports: [table] },
  [table]: { file: 'assets/table.js', imports: ['_dialog.js'] },
  'src/pages/hand/hand-page.tsx': {
    file: 'assets/hand.js',
    imports: ['_dialog.js'],
    dynamicImports: ['_solver.js'],
  },
  '_solver.js': { file: 'assets/solver.js' },
  'src/ui/toaster.tsx': { file: 'assets/toaster.js' },
};

/** Every chunk is 1000 bytes gzipped, save the entry, whose size is found by compressing it. */
function writeDist(): { entry: number } {
  for (const name of ['core', 'dialog', 'game', 'games', 'hand', 'solver', 'table', 'toaster']) {
    write(`assets/${name}.js`, 'x'.repeat(5000));
    write(`assets/${name}.js.gz`, 'x'.repeat(1000));
  }
  const entry = randomBytes(300).toString('hex');
  write('assets/index.js', entry);
  write('theme.js.gz', 'x'.repeat(10));
  write('assets/a.woff2', 'x'.repeat(700));
  write('assets/later.woff2', 'x'.repeat(900));
  write(
    'index.html',
    `<script src="/theme.js"></script><script type="module" src="/assets/index.js"></script>
     <link rel="modulepreload" href="/assets/core.js"><link rel="preload" as="font" href="/assets/a.woff2">`,
  );
  return { entry: gzipSync(entry, { level: 9 }).length };
}

it('weighs sign-in, the shell, each further page, views with their page, and the preloaded fonts', () => {
  const { entry } = writeDist();
  const weights = weighPages(dist, manifest, [], { signIn: 1, page: 2, fonts: 3 });
  expect(weights).toEqual([
    { name: 'sign-in page', bytes: 1010 + entry, limit: 1 },
    { name: 'shell for signed-in users, on top', bytes: 1000, limit: 2 },
    { name: 'games page, on top', bytes: 1000, limit: 2 },
    { name: 'hand page, on top', bytes: 2000, limit: 2 },
    { name: 'game view, on top', bytes: 3000, limit: 2 },
    { name: 'preloaded fonts', bytes: 700, limit: 3 },
  ]);
});

it('reports the page that is over its limit', () => {
  writeDist();
  const limits = { signIn: 2000, page: 2000, fonts: 700 };
  const tooHeavy = weighPages(dist, manifest, [], limits)
    .map(describeWeight)
    .filter((line) => line.startsWith('TOO HEAVY'));
  expect(tooHeavy).toEqual(['TOO HEAVY game view, on top: 3.0 kB of 2.0 kB']);
});

it('weighs an embedded board with its fonts, without its stylesheet', () => {
  write('embed.js', 'x'.repeat(5000));
  write('embed.js.gz', 'x'.repeat(1000));
  write('embed.css', 'x'.repeat(400));
  write('a.woff2', 'x'.repeat(700));
  write('b.woff2', 'x'.repeat(300));
  const weight = weighEmbed(dist, 1_999);
  expect(weight).toMatchObject({ bytes: 2000, limit: 1_999 });
  expect(describeWeight(weight)).toMatch(/^TOO HEAVY embedded board/);
});

it('weighs a view without the other views of a page that all of them share code with', () => {
  writeDist();
  const print = 'src/features/games/print-view.tsx';
  const page = 'src/pages/games-page.tsx';
  const siblings = {
    ...manifest,
    [page]: { ...manifest[page], dynamicImports: [game, print] },
    [game]: { file: 'assets/game.js', imports: [page, '_dialog.js'] },
    [print]: { file: 'assets/table.js', imports: [page] },
  };
  const weights = weighPages(dist, siblings, [], { signIn: 1, page: 2, fonts: 3 });
  expect(weights).toContainEqual({ name: 'print view, on top', bytes: 2000, limit: 2 });
  expect(weights).toContainEqual({ name: 'game view, on top', bytes: 3000, limit: 2 });
});

describe('what is loaded lazily in the place of a page', () => {
  const limits = { signIn: 1, page: 1, fonts: 1 };
  const namesOf = (lazy: readonly string[], pages: Parameters<typeof weighPages>[1] = manifest) =>
    weighPages(dist, pages, lazy, limits).map(({ name, bytes }) => `${name}: ${bytes}`);

  it('is weighed whatever it is called, with all that is loaded before it', () => {
    writeDist();
    expect(namesOf([table])).toContain('game-table, on top: 4000');
    expect(namesOf([])).not.toContainEqual(expect.stringContaining('game-table'));
  });

  it('is weighed where its chunk is imported by others', () => {
    writeDist();
    const shared = {
      ...manifest,
      [game]: { ...manifest[game], dynamicImports: ['_game-table.js'] },
      '_game-table.js': { ...manifest[table], name: 'game-table' },
    };
    expect(namesOf([table], shared)).toContain('game-table, on top: 4000');
  });

  it('must be in the manifest', () => {
    writeDist();
    expect(() => namesOf(['src/pages/new-view.tsx'])).toThrow('The manifest has no src/pages/new-view.tsx');
  });

  it('is found in the sources', () => {
    write(
      'src/pages/games-page.tsx',
      `import { lazy, Suspense } from 'react';
       const Game = lazy(async () => ({ default: (await import('../features/games/game-table.tsx')).Game }));`,
    );
    write(
      'src/pages/hand-page.tsx',
      `const Dialog = lazyPart(async () => (await import('./d.tsx')).Dialog);`,
    );
    write('src/pages/games-page.test.tsx', `import { lazy } from 'react'; lazy(() => import('./e.tsx'));`);
    expect(findLazyModules(dist)).toEqual([table]);
  });
});

it('refuses a manifest with a missing chunk', () => {
  writeDist();
  const broken = { 'index.html': { file: 'assets/index.js', imports: ['_gone.js'] } };
  expect(() => weighPages(dist, broken, [], { signIn: 1, page: 1, fonts: 1 })).toThrow(
    'The manifest has no _gone.js.',
  );
});

function write(path: string, text: string): void {
  const full = join(dist, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, text);
}
