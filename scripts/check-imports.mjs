// Holds the direction of imports; see .dependency-cruiser.mjs for the rules. Addresses are imported, too.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import configuration, { oneWayFolders } from '../.dependency-cruiser.mjs';

const FOLDERS = ['bridge/src', 'api/src', 'server/src', 'web/src'];

/**
 * @param {string} root
 * @returns {Promise<{ modules: number, breaches: string[] }>}
 */
export async function checkImports(root) {
  const { options, ...ruleSet } = configuration;
  const result = await cruise(
    FOLDERS,
    { ...options, baseDir: root, ruleSet, validate: true },
    { ...options?.enhancedResolveOptions },
    { tsConfig: extractTSConfig(fileURLToPath(new URL('../tsconfig.base.json', import.meta.url))) },
  );
  if (typeof result.output === 'string') throw new Error('The cruise answered no structure.');
  const { modules, summary } = result.output;
  return {
    modules: summary.totalCruised,
    breaches: [
      ...summary.violations
        .filter(({ rule }) => rule.severity === 'error')
        .map(({ rule, from, to }) => `${from} imports ${to} (${rule.name})`),
      ...oneWayFolders.flatMap((folders) => circlesOfFolders(modules, folders)),
      ...spelledAddresses(root, modules),
      ...hiddenImports(root, modules),
    ],
  };
}

/**
 * @param {readonly import('dependency-cruiser').IModule[]} modules
 * @param {typeof oneWayFolders[number]} folders
 * @returns {string[]}
 */
function circlesOfFolders(modules, { path, pathNot, pathNotBetween = [] }) {
  /** @type {Map<string, Map<string, string>>} folder, folder that it imports, and where it does so */
  const imported = new Map();
  for (const { source, dependencies } of modules) {
    const from = path.exec(source)?.[1];
    if (from === undefined || pathNot?.test(source)) continue;
    const targets = imported.get(from) ?? new Map();
    imported.set(from, targets);
    for (const { resolved } of dependencies) {
      const to = path.exec(resolved)?.[1];
      if (to === undefined || to === from || pathNot?.test(resolved)) continue;
      if (pathNotBetween.includes(from) && pathNotBetween.includes(to)) continue;
      targets.set(to, `${source} imports ${resolved}`);
    }
  }
  /** @param {string} start */
  const reachableFrom = (start) => {
    const found = new Set([start]);
    for (const folder of found) for (const next of imported.get(folder)?.keys() ?? []) found.add(next);
    return found;
  };
  return [...imported].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, where]) =>
      reachableFrom(to).has(from) ? [`${where} (folders-import-one-way)`] : [],
    ),
  );
}

/** What spells the addresses of pages, and what may name some of its own. */
const MAY_SPELL = /\.test\.tsx?$|\/(testing|fuzz|gallery)\//;
const ADDRESS =
  /(?:['"`]|[uU]rl\})(?<address>\/(?:api\/?[\w$]|(?:games|hands|s|stats|leads|account|admin|whats-new|auth|forgot-password|reset-password|verify-email)\b))/;

/**
 * Addresses of calls come from their route, those of pages, also in mails, from `page-paths.ts` of `api`.
 *
 * @param {string} root
 * @param {readonly import('dependency-cruiser').IModule[]} modules
 * @returns {string[]}
 */
const spelledAddresses = (root, modules) =>
  modules
    .filter(({ source }) => /^(web\/src|server\/src\/features)\//.test(source) && !MAY_SPELL.test(source))
    .flatMap(({ source }) => {
      const spelled = ADDRESS.exec(readFileSync(join(root, source), 'utf8'))?.groups?.address;
      return spelled === undefined ? [] : [`${source} spells ${spelled} (addresses-are-imported)`];
    });

/** What brings in files by their names, unseen by the rules. A worker stands in the folder of whoever starts it. */
const HIDDEN = /\bnew URL\(\s*['"`]\.\.\/[^'"`]*|\bimport\.meta\.glob\b/;

/**
 * @param {string} root
 * @param {readonly import('dependency-cruiser').IModule[]} modules
 * @returns {string[]}
 */
const hiddenImports = (root, modules) =>
  modules
    .filter(({ source }) => source.startsWith('web/src/') && !/\.test\.tsx?$/.test(source))
    .flatMap(({ source }) => {
      const hidden = HIDDEN.exec(readFileSync(join(root, source), 'utf8'))?.[0];
      return hidden === undefined ? [] : [`${source} has ${hidden} (imports-are-seen)`];
    });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { modules, breaches } = await checkImports(fileURLToPath(new URL('..', import.meta.url)));
  for (const breach of breaches) console.error(breach);
  // A rule that matched no file checks nothing.
  if (modules === 0) console.error('No module was looked at.');
  console.log(`imports: ${modules} modules, ${breaches.length} breaches`);
  process.exitCode = breaches.length > 0 || modules === 0 ? 1 : 0;
}
