/**
 * Whether the meanings of calls hold: `npm run bench -- meanings [--style NAME] [--unseen-by one] [FOLDER …]` reads all PBN and LIN files
 * in the folders, takes every auction with four known hands, and prints by rule how many hands meet what their calls say
 * and how many random hands do (`bridge/src/meanings/calibrate.ts`). Without a folder it reads the real files beside the
 * project, if there are any. The table of docs/MEANINGS.md is its output.
 */
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { calibrate, tablesOf } from '@bridge-review/bridge/meanings/calibrate';
import { styleNames } from '@bridge-review/bridge/meanings/style-name';
import { readFile } from '@bridge-review/bridge/formats/read-file';

const beside = ['pbn', 'lin'].map((kind) =>
  fileURLToPath(new URL(`../../../shared/data/${kind}`, import.meta.url)),
);
/** Kinds of call that occur less often are only counted in the total. */
const rare = 25;

/** @param {readonly string[]} args */
export function run(args, print = console.log) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      style: { type: 'string', default: 'cautious' },
      'unseen-by': { type: 'string', default: 'both' },
    },
    allowPositionals: true,
  });
  const style = [...styleNames, /** @type {const} */ ('by pair')].find((name) => name === values.style);
  if (!style) return print(`There is no style "${values.style}", but ${styleNames.join(', ')} and by pair.`);
  const unseenBy = values['unseen-by'] === 'one' ? 'one' : 'both';
  const folders = (positionals.length > 0 ? positionals : beside).filter((folder) => existsSync(folder));
  const tables = folders.flatMap(tablesIn);
  if (tables.length === 0) return print('Skipped: there are no auctions to read.');
  const started = performance.now();
  const { seats, kinds } = calibrate(tables, { style, samples: 60, unseenBy });
  print(`${tables.length} auctions, style: ${style}, ${((performance.now() - started) / 1000).toFixed(0)} s`);
  print('');
  print('| position: calls before, call | number | hands that meet it | random hands (median) |');
  print('| --- | --: | --: | --: |');
  for (const row of [seats, ...kinds.filter(({ count }) => count >= rare)])
    print(`| ${row.kind} | ${row.count} | ${percent(row.met)} | ${percent(row.random)} |`);
}

/** @param {string} folder */
const tablesIn = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const reading = readFile(readFileSync(join(folder, name)));
    return reading.ok ? tablesOf(reading.value.record) : [];
  });

/** @param {number} share */
const percent = (share) => `${(100 * share).toFixed(1)} %`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) run(process.argv.slice(2));
