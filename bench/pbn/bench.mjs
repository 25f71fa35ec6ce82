/**
 * How long it takes to read a PBN file of 10 MB, against npm's `pbn` on the same text, and against `JSON.parse` of
 * the very record that comes out. All take turns in one run, so that a busy machine slows all of them alike, and only
 * ratios are judged. Needs `npm run build` first.
 */
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { readPbn } from '@bridge-review/bridge/pbn/read-pbn';
import { generatePbn } from './generate.mjs';

const size = 10_000_000;
const rounds = 9;
const targets = { pbn: 10, json: 3 };

/**
 * @param {(line: string) => void} [print]
 * @returns {Promise<boolean>} whether both targets are reached
 */
export async function run(print = console.log) {
  const text = generatePbn(size);
  const { record, warnings } = readPbn(text);
  const games = record.boards.reduce((sum, board) => sum + board.results.length, 0);
  const json = JSON.stringify(record, (_, value) =>
    value instanceof Map ? Object.fromEntries(value) : value,
  );
  const peer = await peerReader();
  print(
    `${megabytes(text)} of PBN, ${games} games on ${record.boards.length} boards, ${warnings.length} warnings;`,
  );
  print(`the record is ${megabytes(json)} of JSON. Median of ${rounds} rounds, taking turns:`);

  /** @type {{ ours: number[], json: number[], pbn: number[] }} */
  const times = { ours: [], json: [], pbn: [] };
  for (let round = 0; round < rounds; round++) {
    times.ours.push(await timed(() => readPbn(text)));
    times.json.push(await timed(() => JSON.parse(json)));
    if (peer) times.pbn.push(await timed(() => peer(text)));
  }
  const ours = median(times.ours);
  const overJson = ours / median(times.json);
  print(`  readPbn     ${milliseconds(ours)}`);
  print(
    `  JSON.parse  ${milliseconds(median(times.json))}  ${verdict(overJson <= targets.json)}: readPbn takes ${overJson.toFixed(2)} times as long (at most ${targets.json})`,
  );
  if (!peer) {
    print('  pbn         skipped: the package is not installed');
    return overJson <= targets.json;
  }
  const underPeer = median(times.pbn) / ours;
  print(
    `  pbn 1.6.1   ${milliseconds(median(times.pbn))}  ${verdict(underPeer >= targets.pbn)}: readPbn is ${underPeer.toFixed(1)} times faster (at least ${targets.pbn})`,
  );
  return overJson <= targets.json && underPeer >= targets.pbn;
}

/** npm's `pbn` streams objects, a tag each; a reader has to wait for its end. */
async function peerReader() {
  /** @type {{ default: () => NodeJS.ReadWriteStream } | null} */
  const module = await import(peerName).catch(() => null);
  if (!module) return null;
  return (/** @type {string} */ text) =>
    new Promise((resolve, reject) => {
      const objects = [];
      Readable.from([Buffer.from(text)])
        .pipe(module.default())
        .on('data', (object) => objects.push(object))
        .on('error', reject)
        .on('end', () => resolve(objects.length));
    });
}

/** Not a literal: the types of a package that may be missing cannot be checked. */
const peerName = ['pbn'].join('');

/** @param {() => unknown} work */
async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** @param {readonly number[]} times */
const median = (times) => Number(times.toSorted((one, other) => one - other)[times.length >> 1]);

/** @param {number} time */
const milliseconds = (time) => `${time.toFixed(0).padStart(6)} ms`;

/** @param {string} text */
const megabytes = (text) => `${(text.length / 1e6).toFixed(1)} MB`;

/** @param {boolean} isReached */
const verdict = (isReached) => (isReached ? 'reached' : 'MISSED');

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = (await run()) ? 0 : 1;
}
