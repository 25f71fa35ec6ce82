import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const repository = fileURLToPath(new URL('..', import.meta.url));
let root: string;

/** A workspace in small with our settings, built, and its packages found by name as npm links them. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'unused-'));
  await mkdir(join(root, 'node_modules/@bridge-review'), { recursive: true });
  for (const name of ['package.json', 'tsconfig.json', 'tsconfig.base.json', 'knip.config.ts'])
    await take(name);
  for (const name of ['bridge', 'api', 'server', 'web']) {
    await take(`${name}/package.json`);
    await take(`${name}/tsconfig.json`);
    await symlink(join(root, name), join(root, 'node_modules/@bridge-review', name));
  }
  for (const name of ['bridge', 'api']) {
    await plant(`${name}/src/used.ts`, 'export const used = 1;\n');
    await plant(`${name}/dist/used.js`, 'export const used = 1;\n');
  }
  await plant('server/src/main.ts', `import { used } from '@bridge-review/bridge/used';\nused;\n`);
  await plant('web/index.html', '<script type="module" src="/src/main.tsx"></script>\n');
  await plant('web/src/main.tsx', `import { used } from '@bridge-review/api/used';\nused;\n`);
});
afterEach(() => rm(root, { recursive: true }));

const take = (path: string): Promise<void> => cp(join(repository, path), join(root, path));

async function plant(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

const codeIssues = ['files', 'exports', 'types'] as const;
const dependencyIssues = ['dependencies', 'devDependencies', 'unlisted'] as const;

interface Report {
  issues: Partial<Record<(typeof codeIssues | typeof dependencyIssues)[number], { name: string }[]>>[];
}

/** The names of unused code that the step of `npm run check` reports. */
const unused = (...args: string[]): Promise<string[]> => reported(codeIssues, args);

async function reported(
  kinds: typeof codeIssues | typeof dependencyIssues,
  args: readonly string[],
): Promise<string[]> {
  const knip = join(repository, 'node_modules/knip/bin/knip.js');
  const options = ['--directory', root, '--include', kinds.join(','), '--reporter', 'json', '--no-exit-code'];
  const output = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, [knip, ...options, ...args], (error, stdout, stderr) =>
      error ? reject(new Error(stderr, { cause: error })) : resolve(stdout),
    );
  });
  const { issues } = JSON.parse(output) as Report;
  return issues.flatMap((issue) => kinds.flatMap((kind) => (issue[kind] ?? []).map(({ name }) => name)));
}

it('finds exports that no package uses', async () => {
  for (const name of ['bridge', 'api']) {
    await plant(`${name}/src/used.ts`, `export const used = 1;\nexport const ${name}Dead = 2;\n`);
    await plant(`${name}/dist/used.js`, `export const used = 1;\nexport const ${name}Dead = 2;\n`);
  }
  await plant('web/src/ui/part.tsx', 'export const Part = 1;\nexport const uiDead = 2;\n');
  await plant(
    'web/src/main.tsx',
    `import { used } from '@bridge-review/api/used';\nimport { Part } from './ui/part.tsx';\nused + Part;\n`,
  );
  expect((await unused()).toSorted()).toEqual(['apiDead', 'bridgeDead', 'uiDead']);
});

it('finds exports that only tests or the gallery use', async () => {
  await plant('bridge/src/used.ts', 'export const used = 1;\nexport const tested = 2;\n');
  await plant('bridge/src/used.test.ts', `import { tested } from './used.ts';\ntested;\n`);
  await plant('bridge/src/help.ts', 'export const helpful = 2;\n');
  await plant('bridge/src/testing/help.ts', `export { helpful as helped } from '../help.ts';\n`);
  await plant(
    'api/src/any.test.ts',
    `import { helped } from '@bridge-review/bridge/testing/help';\nhelped;\n`,
  );
  await plant('web/src/ui/part.tsx', 'export const Part = 1;\n');
  await plant('web/src/gallery/main.tsx', `import { Part } from '../ui/part.tsx';\nPart;\n`);
  expect(await unused()).toEqual([]);
  expect((await unused('--production')).toSorted()).toEqual(['helpful', 'tested', 'web/src/ui/part.tsx']);
});

it('finds dependencies that nothing uses or that only tests use, and imports that nothing declares', async () => {
  const depend = (on: Record<string, string>): Promise<void> =>
    plant(
      'web/package.json',
      JSON.stringify({ name: '@bridge-review/web', private: true, dependencies: on }),
    );
  const found = async (...args: string[]): Promise<string[]> =>
    (await reported(dependencyIssues, args)).filter((name) => name.startsWith('planted-'));
  await plant('web/src/main.tsx', `import 'planted-needed';\n`);
  await plant('web/src/main.test.ts', `import 'planted-tested';\n`);
  await depend({ 'planted-needed': '1.0.0', 'planted-tested': '1.0.0' });
  expect(await found()).toEqual([]);
  expect(await found('--production')).toEqual(['planted-tested']);

  await depend({ 'planted-tested': '1.0.0', 'planted-unused': '1.0.0' });
  expect((await found()).toSorted()).toEqual(['planted-needed', 'planted-unused']);
});
