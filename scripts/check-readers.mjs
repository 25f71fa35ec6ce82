// Whatever reads what people, browsers, files or addresses bring is tried by a fuzz test: every exported `read…` and
// `parse…` is imported by one, or by what one imports, or stands below with a reason.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = ['bridge', 'api', 'server', 'web'];
const READER = /^export (?:async )?(?:function\*?|const) ((?:read|parse|decode)[A-Z]\w*)/gm;
const IMPORT = /^(?:import|export) (?!type\b)(?:\{([^}]*)\}|\* as \w+) from '([^']+)'/gm;

/** @type {Readonly<Record<string, string>>} */
const REASONS = {
  'bridge/src/cli/input.ts readInput': 'hands on the bytes of a file or of the terminal',
  'bridge/src/cli/written-format.ts readWritten':
    'what the command wrote itself, with the readers of the formats',
  'bridge/src/meanings/rule.ts parseRules': 'tables in the source',
  'server/src/features/games/reading/read-part.ts readPart':
    'fuzz/uploads and fuzz/every-format send parts over HTTP',
  'server/src/features/games/reading/stored-results.ts readStoredResults': 'what the server wrote itself',
  'server/src/features/games/upload-repo.ts readSources': 'rows of the database',
  'server/src/features/games/upload-repo.ts readVersion': 'rows of the database',
  'server/src/http/multipart.ts readForm': 'fuzz/uploads sends forms over HTTP',
  'server/src/http/multipart.ts readSeveral': 'fuzz/every-format sends forms over HTTP',
};

/**
 * @param {string} root
 * @param {Readonly<Record<string, string>>} [reasons] by file and name, for readers that need no fuzz test
 * @returns {{ readers: number, problems: string[] }}
 */
export function checkReaders(root, reasons = REASONS) {
  const files = PACKAGES.flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .map((path) => `${name}/src/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path)),
  );
  const isTested = testedNames(root, files);
  const found = files
    .filter((path) => !/\.test\.tsx?$|\/(?:testing|demo|fuzz)\//.test(path))
    .flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(READER)].map(([, name]) => `${path} ${name}`),
    );
  return {
    readers: found.length,
    problems: [
      ...found
        .filter((reader) => !isTested(reader) && !(reader in reasons))
        .map((reader) => `${reader} is in no fuzz test.`),
      ...Object.keys(reasons)
        .filter((reader) => !found.includes(reader) || isTested(reader))
        .map((reader) => `${reader} needs no reason: it is gone, or in a fuzz test.`),
    ],
  };
}

/**
 * @param {string} root
 * @param {readonly string[]} files
 * @returns {(reader: string) => boolean} whether a fuzz test comes to it by imports of values
 */
function testedNames(root, files) {
  /** @type {Set<string>} */
  const named = new Set();
  /** @type {Set<string>} */
  const seen = new Set(files.filter((path) => /\/fuzz\/.*\.test\.tsx?$/.test(path)));
  // Grows while it is gone through.
  for (const file of seen) {
    for (const [, names, from] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const target = targetOf(root, file, `${from}`);
      // A whole server for tests would bring in all that it has.
      if (target === null || target.includes('/testing/')) continue;
      const values = names?.split(',').map((name) => name.trim()) ?? ['*'];
      const taken = values.filter((name) => name !== '' && !name.startsWith('type '));
      for (const name of taken) named.add(`${target} ${name.split(' as ')[0]}`);
      if (taken.length > 0) seen.add(target);
    }
  }
  return (reader) => named.has(reader) || named.has(reader.replace(/ .*/, ' *'));
}

/**
 * @param {string} root
 * @param {string} file
 * @param {string} from as the import spells it
 * @returns {string | null} null for what is not in the project
 */
function targetOf(root, file, from) {
  const [, name, path] = /^@bridge-review\/(\w+)\/(.+)$/.exec(from) ?? [];
  const target = from.startsWith('.') ? posix.join(posix.dirname(file), from) : `${name}/src/${path}.ts`;
  return existsSync(join(root, target)) ? target : null;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { readers, problems } = checkReaders(fileURLToPath(new URL('..', import.meta.url)));
  for (const problem of problems) console.error(problem);
  // What looked at nothing checks nothing.
  if (readers === 0) console.error('No reader was found.');
  console.log(`readers: ${readers}, ${problems.length} problems`);
  process.exitCode = problems.length > 0 || readers === 0 ? 1 : 0;
}
