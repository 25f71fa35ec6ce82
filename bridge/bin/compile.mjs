// Compiles packages to JavaScript, file by file: `node compile.mjs path/to/package …`. Types are not looked at, which
// takes most of a compiler's time; `npm run check` does that.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { transformSync } from 'rolldown/utils';

for (const folder of process.argv.slice(2)) {
  const source = join(folder, 'src');
  for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' }))
    if (isCompiled(name)) compile(join(source, name), join(folder, 'dist', name.replace(/\.ts$/, '.js')));
}

/** All but tests and what only they use. @param {string} name */
function isCompiled(name) {
  return /(?<!\.test|\.d)\.ts$/.test(name) && !name.startsWith('testing');
}

/** @param {string} file @param {string} output */
function compile(file, output) {
  const { code, map, errors } = transformSync(file, readFileSync(file, 'utf8'), {
    lang: 'ts',
    target: 'es2023',
    sourcemap: true,
    tsconfig: false,
    typescript: { onlyRemoveTypeImports: true, rewriteImportExtensions: 'rewrite' },
  });
  for (const { message } of errors) process.stderr.write(`${message}\n`);
  if (errors.length > 0) process.exitCode = 1;
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, `${code}//# sourceMappingURL=${output.replace(/^.*[\\/]/, '')}.map\n`);
  const sources = [relative(dirname(output), file).replaceAll('\\', '/')];
  writeFileSync(`${output}.map`, JSON.stringify({ ...map, sources, sourcesContent: undefined }));
}
