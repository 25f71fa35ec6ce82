// What the documents name is there: files, folders, links and npm scripts. Decisions and the changelog are not read for
// this, since they tell of what is gone; of decisions the date is looked at.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What `npm` itself understands. */
const OF_NPM = ['ci', 'install', 'start', 'test', 'link', 'pack', 'publish'];
const NO_SOURCES = ['node_modules', 'dist', '.git', 'data', 'test-results', 'playwright-report'];

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]} all files below it, and folders with a slash behind them, from the root
 */
function pathsIn(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return NO_SOURCES.includes(entry.name) ? [] : [`${path}/`, ...pathsIn(root, path)];
  });
}

/**
 * A path as a document spells it: the last parts of one are enough, `*`, `<area>` and `{one,other}` stand for names.
 *
 * @param {string} written
 */
function patternOf(written) {
  const parts = written.split(/(\*\*\/|\*|<\w+>|\{[^}]*\})/).map((part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '*' || /^<\w+>$/.test(part)) return '[^/]*';
    if (/^\{.*\}$/.test(part)) return `(?:${part.slice(1, -1).split(',').map(plain).join('|')})`;
    return plain(part);
  });
  return new RegExp(`^(?:.*/)?${parts.join('')}/?$`);
}

/** @param {string} text */
const plain = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * @param {string} markdown the text of a document
 * @param {{ name: string, paths: readonly string[], scripts: readonly string[] }} project the document's own path, all
 *   paths of the project, and the scripts of its package.json
 * @returns {string[]} what is wrong, a sentence each
 */
export function checkDocument(markdown, { name, paths, scripts }) {
  const tops = new Set(paths.map((path) => path.split('/', 1)[0]));
  const blocks = [...markdown.matchAll(/^```.*?^```/gms)].map(([block]) => block);
  const prose = markdown.replaceAll(/^```.*?^```/gms, '');
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code]) => `${code}`);
  const words = spans.flatMap((code) => code.split(/\s+/));
  const named = words.filter(
    (word) =>
      /^[\w@*<{][\w.@*<>{},/-]*$/.test(word) &&
      (/(?:\.(?:[cm]?js|tsx?|css|html|json|md|sql|ya?ml)|\/)$/.test(word) ||
        (word.includes('/') && tops.has(word.split('/', 1)[0]))),
  );
  const missing = [...new Set(named)].filter((word) => {
    const pattern = patternOf(word);
    return !paths.some((path) => pattern.test(path));
  });
  const links = [...prose.matchAll(/\]\(([^)#\s]+)[^)]*\)|(?:src|srcset)="([^"]+)"/g)]
    .map(([, link, source]) => `${link ?? source}`)
    .filter((link) => !/^\w+:/.test(link))
    .filter((link) => {
      const target = posix.join(posix.dirname(name), link);
      return !paths.includes(target) && !paths.includes(`${target}/`);
    });
  const run = [...[...blocks, ...spans].join('\n').matchAll(/\bnpm (run )?([a-z][\w:-]*)/g)]
    .filter(([, , script]) => !OF_NPM.includes(`${script}`))
    .filter(([, isRun, script]) => isRun === undefined || !scripts.includes(`${script}`))
    .map(([command]) => command);
  return [
    ...missing.map((path) => `${name} names ${path}, which does not exist.`),
    ...links.map((link) => `${name} links to ${link}, which does not exist.`),
    ...run.map((command) => `${name} says '${command}', which package.json does not know.`),
  ];
}

/**
 * @param {string} name
 * @param {string} markdown the text of a decision
 * @returns {string[]} what is wrong, a sentence each
 */
export const checkDecision = (name, markdown) =>
  /^\d{4}-\d{2}-\d{2}$/.test(markdown.split('\n')[2] ?? '')
    ? []
    : [`${name} has no date on its third line, as in 2026-11-16.`];

/** @param {string} root */
export function checkDocs(root) {
  /** @param {string} path */
  const textOf = (path) => readFileSync(join(root, path), 'utf8');
  const paths = pathsIn(root);
  const { scripts } = /** @type {{ scripts: Record<string, string> }} */ (JSON.parse(textOf('package.json')));
  const project = { paths, scripts: Object.keys(scripts) };
  const documents = paths.filter(
    (path) => path === 'CONTRIBUTING.md' || /^(?:[\w-]+\/)?README\.md$|^docs\/[^/]+\.md$/.test(path),
  );
  const decisions = paths.filter((path) => /^docs\/decisions\/.+\.md$/.test(path));
  return {
    documents: documents.length,
    decisions: decisions.length,
    problems: [
      ...documents.flatMap((name) => checkDocument(textOf(name), { name, ...project })),
      ...decisions.flatMap((name) => checkDecision(name, textOf(name))),
    ],
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { documents, decisions, problems } = checkDocs(dirname(dirname(fileURLToPath(import.meta.url))));
  for (const problem of problems) console.error(problem);
  // What looked at nothing checks nothing.
  if (documents === 0 || decisions === 0) console.error('No document was looked at.');
  console.log(`documents: ${documents} and ${decisions} decisions, ${problems.length} problems`);
  process.exitCode = problems.length > 0 || documents === 0 || decisions === 0 ? 1 : 0;
}
