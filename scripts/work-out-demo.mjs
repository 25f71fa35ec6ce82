// node scripts/work-out-demo.mjs: works out anew what the demo brings along (plays, tricks, fair judgements), and writes
// server/src/demo/worked-out.ts. Needed when a game of the demo, or what the server works out, has changed.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'prettier';
import { build } from './build.mjs';

await build();
const { workOut } = await import(new URL('../server/dist/bundle/demo.js', import.meta.url).href);
const folder = await mkdtemp(join(tmpdir(), 'bridge-demo-'));
try {
  const workedOut = JSON.stringify(await workOut(folder), null, 2);
  const source = `// Written by scripts/work-out-demo.mjs.
import type { WorkedOut } from './fill-demo.ts';

export const workedOut: WorkedOut = ${workedOut};
`;
  const file = new URL('../server/src/demo/worked-out.ts', import.meta.url);
  await writeFile(file, await format(source, { parser: 'typescript', singleQuote: true, printWidth: 110 }));
} finally {
  await rm(folder, { recursive: true, force: true });
}
