// docs/SECURITY.md names, for every promise, tests that exist.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @param {string} markdown the text of the page
 * @param {(path: string) => boolean} exists whether there is such a file, from the root of the project
 * @returns {string[]} what is wrong, a sentence each
 */
export function checkSecurity(markdown, exists) {
  const rows = markdown.split(/\r?\n/).filter((line) => /^\|(?! *-+ *\|)/.test(line));
  if (rows.length < 2) return ['There are no promises.'];
  return rows.slice(1).flatMap((row) => {
    const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const promise = cells[1] ?? '';
    const tests = [...(cells[2] ?? '').matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(
      ([, path]) => `${path}`,
    );
    if (tests.length === 0) return [`'${promise}' names no test.`];
    return tests
      .filter((path) => !exists(path) && !exists(`server/src/${path}`))
      .map((path) => `'${promise}' names ${path}, which does not exist.`);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const problems = checkSecurity(readFileSync(join(root, 'docs/SECURITY.md'), 'utf8'), (path) =>
    existsSync(join(root, path)),
  );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
