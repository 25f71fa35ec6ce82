import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import configuration from '../.dependency-cruiser.mjs';
import { checkImports } from './check-imports.mjs';

let root: string;

/** A workspace in small: four packages, found by name as npm links them. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'imports-'));
  await mkdir(join(root, 'node_modules/@bridge-review'), { recursive: true });
  // The root names it, too, and whatever is installed there is found from every package.
  const namedByServer = { 'named-by-server': '1.0.0' };
  await plant('package.json', JSON.stringify({ devDependencies: namedByServer }));
  for (const name of ['bridge', 'api', 'server', 'web']) {
    const exports = { './*': { source: './src/*.ts', default: './dist/*.js' } };
    const devDependencies = name === 'server' ? namedByServer : {};
    await plant(
      `${name}/package.json`,
      JSON.stringify({ name: `@bridge-review/${name}`, type: 'module', exports, devDependencies }),
    );
    await plant(`${name}/src/thing.ts`, 'export const thing = 1;\n');
    await symlink(join(root, name), join(root, 'node_modules/@bridge-review', name));
  }
});
afterEach(() => rm(root, { recursive: true }));

async function plant(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

const importing = (what: string) => `import { thing } from '${what}';\nexport const other = thing;\n`;

it('allows imports from web and server to api to bridge', async () => {
  await plant('api/src/fine.ts', importing('@bridge-review/bridge/thing'));
  await plant('server/src/fine.ts', importing('@bridge-review/api/thing'));
  await plant('web/src/fine.ts', importing('@bridge-review/api/thing'));
  const { modules, breaches } = await checkImports(root);
  expect(breaches).toEqual([]);
  expect(modules).toBeGreaterThanOrEqual(7);
});

const planted = [
  ['bridge-stands-alone', 'bridge/src/breach.ts', '@bridge-review/api/thing'],
  ['bridge-stands-alone', 'bridge/src/breach.ts', '../../api/src/thing.ts'],
  ['bridge-stands-alone', 'bridge/src/breach.ts', 'node:fs'],
  ['formats-know-no-other-format', 'bridge/src/lin/breach.ts', '../pbn/thing.ts'],
  ['formats-know-no-other-format', 'bridge/src/pbn/breach.ts', '../lin/thing.ts'],
  ['record-knows-no-format', 'bridge/src/record/breach.ts', '../pbn/thing.ts'],
  ['what-holds-lin-knows-lin-alone', 'bridge/src/bbo/breach.ts', '../pbn/thing.ts'],
  ['acbl-knows-addresses-alone', 'bridge/src/acbl/breach.ts', '../lin/thing.ts'],
  ['the-game-knows-no-file', 'bridge/src/breach.ts', './record/thing.ts'],
  ['api-knows-bridge-and-zod', 'api/src/breach.ts', '@bridge-review/server/thing'],
  ['api-knows-bridge-and-zod', 'api/src/breach.ts', 'node:fs'],
  ['server-knows-bridge-and-api', 'server/src/breach.ts', '@bridge-review/web/thing'],
  ['web-knows-bridge-and-api', 'web/src/breach.ts', '@bridge-review/server/thing'],
  ['no-node-in-the-browser', 'web/src/breach.ts', 'node:fs'],
  ['web-takes-routes-by-area', 'web/src/base/breach.ts', '@bridge-review/api/routes'],
  ['base-knows-no-screen', 'web/src/base/breach.ts', '../ui/thing.ts'],
  ['base-knows-no-screen', 'web/src/base/breach.ts', '../features/games/thing.ts'],
  ['base-knows-no-screen', 'web/src/base/breach.ts', '../thing.ts'],
  ['ui-knows-no-feature', 'web/src/ui/breach.ts', '../features/games/thing.ts'],
  ['ui-knows-no-feature', 'web/src/ui/breach.ts', '../base/thing.ts'],
  ['ui-knows-no-feature', 'web/src/ui/breach.ts', '../thing.ts'],
  ['ui-knows-no-feature', 'web/src/ui/breach.ts', '@bridge-review/api/thing'],
  ['features-know-no-page', 'web/src/features/games/breach.ts', '../../pages/thing.ts'],
  ['features-know-no-page', 'web/src/features/games/breach.ts', '../../thing.ts'],
  [
    'parts-are-tested-without-pages',
    'web/src/features/games/breach.test.ts',
    '../../testing/render-page.tsx',
  ],
  ['parts-are-tested-without-pages', 'web/src/features/games/breach.test.ts', '../../testing/upload.ts'],
  ['pages-know-no-app', 'web/src/pages/breach.ts', '../app/thing.ts'],
  ['pages-know-no-app', 'web/src/pages/breach.test.ts', '../thing.ts'],
  ['the-gallery-shows-ui-and-features', 'web/src/gallery/breach.ts', '../pages/thing.ts'],
  ['nothing-needs-the-gallery', 'web/src/app/breach.ts', '../gallery/thing.ts'],
  ['the-embed-stays-small', 'web/src/embed/breach.ts', '../pages/thing.ts'],
  ['the-embed-stays-small', 'web/src/embed/breach.ts', '@bridge-review/api/thing'],
  ['nothing-needs-the-embed', 'web/src/app/breach.ts', '../embed/thing.ts'],
  ['only-repos-speak-sql', 'server/src/features/games/service.ts', '../../db/schema.ts'],
  ['a-repo-calls-no-service', 'server/src/features/games/repo.ts', './service.ts'],
  ['features-meet-in-services', 'server/src/features/hands/service.ts', '../games/repo.ts'],
  ['only-policies-authorize', 'server/src/features/games/breach.ts', '../../authorized.ts'],
  ['only-policies-authorize', 'server/src/features/games/repo.ts', '../../authorized.ts'],
  ['one-way-to-start-workers', 'server/src/breach.ts', 'node:worker_threads'],
  ['files-are-opened-in-the-reading-thread', 'server/src/main.ts', './reading.ts'],
  ['packages-name-what-they-import', 'web/src/breach.ts', 'named-by-server'],
  ['packages-name-what-they-import', 'web/src/breach.test.ts', 'named-by-server'],
  ['the-product-needs-no-test', 'web/src/base/breach.ts', '../testing/thing.ts'],
  ['the-product-needs-no-test', 'server/src/features/games/breach.ts', './thing.test.ts'],
  ['the-product-needs-no-test', 'bridge/src/breach.ts', './testing/thing.ts'],
  ['the-product-needs-no-dev-dependency', 'server/src/breach.ts', 'named-by-server'],
  ['nothing-unresolved', 'server/src/breach.ts', './nowhere.ts'],
] as const;

it.each(planted)('%s is broken by %s importing %s', async (rule, from, to) => {
  for (const layer of ['base', 'ui', 'features/games', 'pages', 'app', 'gallery', 'embed']) {
    await plant(`web/src/${layer}/thing.ts`, 'export const thing = 1;\n');
  }
  await plant('web/src/testing/render-page.tsx', `export { thing } from '../app/thing.ts';\n`);
  await plant('web/src/testing/upload.ts', `export { thing } from './render-page.tsx';\n`);
  for (const folder of ['record', 'pbn', 'lin']) {
    await plant(`bridge/src/${folder}/thing.ts`, 'export const thing = 1;\n');
  }
  for (const forTests of [
    'server/src/features/games/thing.test.ts',
    'web/src/testing/thing.ts',
    'bridge/src/testing/thing.ts',
  ]) {
    await plant(forTests, 'export const thing = 1;\n');
  }
  await plant('node_modules/named-by-server/index.js', 'export const thing = 1;\n');
  await plant('api/src/routes.ts', 'export const thing = 1;\n');
  await plant('server/src/authorized.ts', 'export const thing = 1;\n');
  await plant('server/src/db/schema.ts', 'export const thing = 1;\n');
  await plant('server/src/features/games/service.ts', 'export const thing = 1;\n');
  if (!from.endsWith('games/repo.ts')) {
    await plant('server/src/features/games/repo.ts', 'export const thing = 1;\n');
  }
  await plant('bridge/src/cli/open-container.ts', 'export const thing = 1;\n');
  await plant(
    'server/src/reading.ts',
    `export const thing = import('@bridge-review/bridge/cli/open-container');\n`,
  );
  await plant(from, importing(to));
  const { breaches } = await checkImports(root);
  expect(breaches).toEqual([expect.stringMatching(new RegExp(`^${from} imports .* \\(${rule}\\)$`))]);
});

it('has a breach of every rule', () => {
  const rules = (configuration.forbidden ?? []).map(({ name }) => name);
  const broken = new Set<string | undefined>([...planted.map(([rule]) => rule), 'no-circles']);
  expect(rules.filter((rule) => !broken.has(rule))).toEqual([]);
});

it('lets policies create proofs, and any module name their type', async () => {
  await plant('server/src/authorized.ts', 'export const thing = 1;\nexport type Thing = 1;\n');
  await plant('server/src/features/games/policy.ts', importing('../../authorized.ts'));
  await plant('server/src/features/games/repo.ts', `export type { Thing } from '../../authorized.ts';\n`);
  await plant(
    'server/src/features/games/service.ts',
    `import type { Thing } from '../../authorized.ts';\nexport const thing: Thing = 1;\n`,
  );
  expect((await checkImports(root)).breaches).toEqual([]);
});

it.each([
  ['values', `export { two as one } from './two.ts';\n`],
  ['types', `export type { two as one } from './two.ts';\n`],
])('finds files that import %s of each other', async (_, one) => {
  await plant('api/src/one.ts', one);
  await plant('api/src/two.ts', `export type { one as two } from './one.ts';\n`);
  const { breaches } = await checkImports(root);
  expect(breaches).toEqual(['api/src/one.ts imports api/src/two.ts (no-circles)']);
});

it('finds features that import each other, though no two of their files do, tests included', async () => {
  await plant('web/src/features/games/thing.ts', 'export type Thing = 1;\n');
  await plant('web/src/features/hands/thing.ts', 'export type Thing = 1;\n');
  await plant('web/src/features/games/list.ts', `export type { Thing } from '../hands/thing.ts';\n`);
  await plant('web/src/features/stats/list.ts', `export type { Thing } from '../games/thing.ts';\n`);
  expect((await checkImports(root)).breaches).toEqual([]);
  await plant('web/src/features/hands/list.test.ts', `export type { Thing } from '../games/thing.ts';\n`);
  const { breaches } = await checkImports(root);
  expect(breaches.toSorted()).toEqual([
    'web/src/features/games/list.ts imports web/src/features/hands/thing.ts (folders-import-one-way)',
    'web/src/features/hands/list.test.ts imports web/src/features/games/thing.ts (folders-import-one-way)',
  ]);
});

it.each(['server/src/features', 'bridge/src'])(
  'finds folders of %s that import each other, also by way of a third, and leaves tests alone',
  async (folder) => {
    const service = (of: string) => `export type { Thing } from '../${of}/service.ts';\n`;
    for (const name of ['one', 'two', 'three']) {
      await plant(`${folder}/${name}/service.ts`, 'export type Thing = 1;\n');
    }
    await plant(`${folder}/one/list.ts`, service('two'));
    await plant(`${folder}/two/list.test.ts`, service('one'));
    expect((await checkImports(root)).breaches).toEqual([]);

    await plant(`${folder}/two/list.ts`, service('one'));
    const there = `${folder}/one/list.ts imports ${folder}/two/service.ts (folders-import-one-way)`;
    expect((await checkImports(root)).breaches.toSorted()).toEqual([
      there,
      `${folder}/two/list.ts imports ${folder}/one/service.ts (folders-import-one-way)`,
    ]);

    await plant(`${folder}/two/list.ts`, service('three'));
    await plant(`${folder}/three/list.ts`, service('one'));
    expect((await checkImports(root)).breaches.toSorted()).toEqual([
      there,
      `${folder}/three/list.ts imports ${folder}/one/service.ts (folders-import-one-way)`,
      `${folder}/two/list.ts imports ${folder}/three/service.ts (folders-import-one-way)`,
    ]);
  },
);

it('refuses what brings in files by their names', async () => {
  await plant('web/src/base/worker.ts', `export const url = new URL('../ui/thing.ts', import.meta.url);\n`);
  await plant('web/src/base/pages.ts', `export const all = import.meta.glob('../pages/*.tsx');\n`);
  await plant('web/src/base/fine.ts', `export const url = new URL('./thing.ts', import.meta.url);\n`);
  expect((await checkImports(root)).breaches).toEqual([
    'web/src/base/pages.ts has import.meta.glob (imports-are-seen)',
    `web/src/base/worker.ts has new URL('../ui/thing.ts (imports-are-seen)`,
  ]);
});

it('refuses addresses of calls and pages that are spelled where they are used', async () => {
  await plant('web/src/call.ts', 'export const url = `/api/games/${1}`;\n');
  await plant('web/src/link.tsx', "export const href = '/stats';\n");
  await plant('api/src/page-paths.ts', "export const paths = { stats: '/stats' };\n");
  await plant('server/src/features/mails/mails.ts', 'export const link = (url: string) => `${url}/stats`;\n');
  await plant('web/src/link.test.tsx', "export const href = '/stats';\n");
  await plant('web/src/fine.ts', "export const isCall = (path: string) => path.startsWith('/api/');\n");
  const { breaches } = await checkImports(root);
  expect(breaches).toEqual([
    'server/src/features/mails/mails.ts spells /stats (addresses-are-imported)',
    'web/src/call.ts spells /api/g (addresses-are-imported)',
    'web/src/link.tsx spells /stats (addresses-are-imported)',
  ]);
});
