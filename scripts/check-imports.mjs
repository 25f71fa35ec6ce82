// Holds the direction of imports; see .dependency-cruiser.mjs for the rules.
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import configuration from '../.dependency-cruiser.mjs';

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
  const { summary } = result.output;
  return {
    modules: summary.totalCruised,
    breaches: summary.violations
      .filter(({ rule }) => rule.severity === 'error')
      .map(({ rule, from, to }) => `${from} imports ${to} (${rule.name})`),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { modules, breaches } = await checkImports(fileURLToPath(new URL('..', import.meta.url)));
  for (const breach of breaches) console.error(breach);
  // A rule that matched no file checks nothing.
  if (modules === 0) console.error('No module was looked at.');
  console.log(`imports: ${modules} modules, ${breaches.length} breaches`);
  process.exitCode = breaches.length > 0 || modules === 0 ? 1 : 0;
}
