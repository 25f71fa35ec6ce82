import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { release, releasedChangelog, ReleaseError, requireHigher } from './release.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifests = ['', 'bridge', 'api', 'server', 'web'].map((name) => join(name, 'package.json'));

function copyOfFiles(): string {
  const copy = mkdtempSync(join(tmpdir(), 'bridge-release-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const file of [...manifests, 'package-lock.json']) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  writeFileSync(join(copy, 'CHANGELOG.md'), '# Changelog\n\n## Unreleased\n\n### Added\n\n- A thing.\n');
  return copy;
}

it('gives every package, the lockfile and the changelog the number, and changes nothing else', () => {
  const copy = copyOfFiles();
  const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
  const current = (JSON.parse(read(root, 'package.json')) as { version: string }).version;
  release(copy, '99.0.0', '2026-11-17');
  expect(read(copy, 'CHANGELOG.md')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 99.0.0 – 2026-11-17\n\n### Added\n\n- A thing.\n',
  );
  for (const file of [...manifests, 'package-lock.json']) {
    const [before, after] = [read(root, file).split('\n'), read(copy, file).split('\n')];
    const changed = after.flatMap((line, index) => (line === before[index] ? [] : [[before[index], line]]));
    expect(changed.length, file).toBeGreaterThan(0);
    for (const [old, line] of changed) expect(line).toBe(old?.replace(`"${current}"`, '"99.0.0"'));
  }
  // All that names a package of ours names the new number.
  expect(read(copy, 'package-lock.json')).not.toContain(`/bridge": "${current}"`);
});

it.each(['', '1.0', 'v1.0.0', '01.0.0', '1.0.0', '0.9.9'])('refuses the number %j after 1.0.0', (version) => {
  expect(() => requireHigher(version, '1.0.0')).toThrow(ReleaseError);
});

it.each(['1.0.1', '1.1.0', '2.0.0', '1.0.10'])('takes the number %j after 1.0.0', (version) => {
  expect(() => requireHigher(version, '1.0.0')).not.toThrow();
});

it.each(['# Changelog\n', '# Changelog\n\n## Unreleased\n\n## 1.0.0 – 2026-11-17\n\n### Added\n\n- Old.\n'])(
  'refuses a changelog without news: %j',
  (changelog) => {
    expect(() => releasedChangelog(changelog, '2.0.0', '2026-11-17')).toThrow(ReleaseError);
  },
);
