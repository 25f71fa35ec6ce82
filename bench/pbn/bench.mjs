/**
 * How long it takes to read a PBN file of 10 MB, against `JSON.parse` of the very record that comes out, and against
 * npm's `pbn` on the same text. That package gives tags one by one, with the words of their sections, and leaves all
 * interpretation to its user; so it is compared with `GameReader`, which does that job here. What the whole reading
 * takes beside it, with every call and card checked, is printed as a fact. Those that are compared take turns, so that a
 * busy machine slows both alike, and only ratios are judged. Needs `npm run build` first.
 */
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { GameReader } from '@bridge-review/bridge/pbn/game-reader';
import { readPbn } from '@bridge-review/bridge/pbn/read-pbn';
import { Budget } from '@bridge-review/bridge/record/budget';
import { Report } from '@bridge-review/bridge/record/report';
// @ts-expect-error -- It comes without types.
import parsePbn from 'pbn';
import { generatePbn } from './generate.mjs';

const size = 10_000_000;
const warmUps = 3;
const rounds = 15;
const targets = { pbn: 10, json: 3 };

/**
 * @param {(line: string) => void} [print]
 * @returns {Promise<boolean>} whether both targets are reached
 */
export async function run(print = console.log) {
  const text = generatePbn(size);
  const tagTimes = await inTurns({ own: () => readTags(text), pbn: () => readWithPeer(text) });
  const { record, warnings } = readPbn(text);
  const games = record.boards.reduce((sum, board) => sum + board.results.length, 0);
  const json = JSON.stringify(record, (_, value) =>
    value instanceof Map ? Object.fromEntries(value) : value,
  );
  const wholeTimes = await inTurns({ own: () => readPbn(text), json: () => JSON.parse(json) });
  print(
    `${megabytes(text)} of PBN: ${games} games on ${record.boards.length} boards, ${warnings.length} warnings.`,
  );
  print(
    `The record is ${megabytes(json)} of JSON. Processor time, the best of ${rounds} rounds, two taking turns:`,
  );
  const whole = wholeTimes.own;
  const tags = tagTimes.own;
  const overJson = whole / wholeTimes.json;
  print(`  whole reading: the record, by readPbn      ${milliseconds(whole)}`);
  print(`                 the record, by JSON.parse   ${milliseconds(wholeTimes.json)}`);
  print(`  tags alone:    games, tags and where their sections are, by GameReader ${milliseconds(tags)}`);
  print(
    `                 games, tags and the words of sections, by pbn 1.6.1     ${milliseconds(tagTimes.pbn)}`,
  );
  print(
    `${verdict(overJson <= targets.json)}: readPbn takes ${overJson.toFixed(2)} times as long as JSON.parse (at most ${targets.json}).`,
  );
  const underPeer = tagTimes.pbn / tags;
  print(
    `${verdict(underPeer >= targets.pbn)}: for tags alone, the job of pbn, GameReader is ${underPeer.toFixed(1)} times as fast as pbn (at least ${targets.pbn}).`,
  );
  print(
    `A fact, not judged: the whole reading, which pbn does not do, is ${(tagTimes.pbn / whole).toFixed(1)} times as fast as pbn.`,
  );
  return overJson <= targets.json && underPeer >= targets.pbn;
}

/** @param {string} text */
function readTags(text) {
  let count = 0;
  const reader = new GameReader(text, new Report(text), new Budget(text.length));
  for (let game = reader.next(); game; game = reader.next()) count += game.tags.length;
  return count;
}

/** npm's `pbn` streams an object for each tag, so this waits for the end. */
function readWithPeer(/** @type {string} */ text) {
  return new Promise((resolve, reject) => {
    let count = 0;
    Readable.from(chunksOf(text))
      .pipe(/** @type {NodeJS.ReadWriteStream} */ (parsePbn()))
      .on('data', () => count++)
      .on('error', reject)
      .on('end', () => resolve(count));
  });
}

/** As from a file, but cut where lines end: a cut between CR and LF makes it see an empty line and fail. */
function* chunksOf(/** @type {string} */ text) {
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start + 65_536) + 1 || text.length;
    yield Buffer.from(text.slice(start, end));
    start = end;
  }
}

/**
 * The time of each on an idle machine: the fastest round, since any disturbance makes a round longer. Two that are
 * compared take turns, without others between them, whose garbage they would collect.
 *
 * @template {string} Name
 * @param {Record<Name, () => unknown>} works
 * @returns {Promise<Record<Name, number>>}
 */
async function inTurns(works) {
  const best = /** @type {Record<Name, number>} */ ({});
  for (let round = -warmUps; round < rounds; round++) {
    for (const name of /** @type {Name[]} */ (Object.keys(works))) {
      const time = await timed(works[name]);
      if (round >= 0) best[name] = Math.min(best[name] ?? Infinity, time);
    }
  }
  return best;
}

/**
 * Time of the processor, not of the clock: on a machine where others are busy, that is mostly waiting.
 *
 * @param {() => unknown} work
 */
async function timed(work) {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** @param {number} time */
const milliseconds = (time) => `${time.toFixed(0).padStart(6)} ms`;

/** @param {string} text */
const megabytes = (text) => `${(text.length / 1e6).toFixed(1)} MB`;

/** @param {boolean} isReached */
const verdict = (isReached) => (isReached ? 'reached' : 'MISSED');

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = (await run()) ? 0 : 1;
}
