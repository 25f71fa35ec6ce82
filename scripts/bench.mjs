// npm run bench -- NAME: runs bench/NAME/bench.mjs; without a name it lists what there is.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

const folder = new URL('../bench/', import.meta.url);
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/bench.mjs`, folder)))
  .map(({ name }) => name);

const [name, ...args] = process.argv.slice(2);
if (name === undefined || !names.includes(name)) {
  console.log(`npm run bench -- NAME, where NAME is one of: ${names.join(', ')}`);
  process.exit(name === undefined ? 0 : 2);
}
await build();
process.argv.splice(1, process.argv.length - 1, fileURLToPath(new URL(`${name}/bench.mjs`, folder)), ...args);
await import(new URL(`${name}/bench.mjs`, folder).href);
