// npm run release -- 1.0.0: gives what is unreleased a number and a day. See docs/RELEASING.md.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = ['', 'bridge', 'api', 'server', 'web'];
const UNRELEASED = '## Unreleased\n';

/** Why there can be no release; shown without a stack. */
export class ReleaseError extends Error {}

/**
 * @param {string} changelog
 * @param {string} version
 * @param {string} day
 */
export function releasedChangelog(changelog, version, day) {
  const [before, after, ...more] = changelog.split(UNRELEASED);
  if (after === undefined || more.length > 0)
    throw new ReleaseError("CHANGELOG.md needs one '## Unreleased'.");
  const [changes = ''] = after.split(/^## /m);
  if (!/^- /m.test(changes)) throw new ReleaseError('CHANGELOG.md has nothing under Unreleased.');
  return `${before}${UNRELEASED}\n## ${version} – ${day}\n${after}`;
}

/**
 * @param {string} version
 * @param {string} current
 */
export function requireHigher(version, current) {
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(version)) {
    throw new ReleaseError(`${version || 'This'} is no version; it must look like 1.2.3.`);
  }
  const [wanted, known] = [version, current].map((text) => text.split('.').map(Number));
  const at = wanted?.findIndex((number, index) => number !== known?.[index]) ?? -1;
  if (at === -1 || (wanted?.[at] ?? 0) < (known?.[at] ?? 0)) {
    throw new ReleaseError(`${version} is not higher than ${current}, which the packages have.`);
  }
}

/**
 * The version of a package, and of those of this repository that it needs.
 *
 * @param {{ version?: string, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} manifest
 * @param {string} version
 */
function setVersion(manifest, version) {
  manifest.version = version;
  for (const dependencies of [manifest.dependencies, manifest.devDependencies]) {
    for (const name of Object.keys(dependencies ?? {})) {
      if (name.startsWith('@bridge-review/') && dependencies) dependencies[name] = version;
    }
  }
}

/**
 * Changes the files of a release, or nothing.
 *
 * @param {string} root
 * @param {string} version
 * @param {string} day
 */
export function release(root, version, day) {
  const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const changelog = join(root, 'CHANGELOG.md');
  requireHigher(version, readJson('package.json').version);
  const notes = releasedChangelog(readFileSync(changelog, 'utf8'), version, day);
  const lock = readJson('package-lock.json');
  lock.version = version;
  const manifests = PACKAGES.map((name) => {
    const path = join(name, 'package.json');
    const manifest = readJson(path);
    setVersion(manifest, version);
    setVersion(lock.packages[name], version);
    return /** @type {const} */ ([path, manifest]);
  });
  for (const [path, content] of [...manifests, /** @type {const} */ (['package-lock.json', lock])]) {
    writeFileSync(join(root, path), `${JSON.stringify(content, null, 2)}\n`);
  }
  writeFileSync(changelog, notes);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const version = process.argv[2] ?? '';
  try {
    const changes = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
    if (changes !== '') throw new ReleaseError('There are changes that are not committed.');
    release(root, version, new Date().toISOString().slice(0, 10));
    console.log(`Version ${version} is in the changelog and all packages. See docs/RELEASING.md, step 4.`);
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
