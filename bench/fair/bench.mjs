/**
 * How long it takes to judge auctions on what the pair knew, and how much of that is the solver's:
 * `npm run bench -- fair [--boards 36] [FILE or FOLDER …]`. It judges boards of its own with simple auctions, or those of the files,
 * spread evenly over them. Times are the processor's, so that other programs do not count; two cores take half as long.
 * With `--server` the boards are a game on the product as it runs, and the time is that of the clock on the wall.
 */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { contractOf } from '@bridge-review/bridge/auction';
import { solvePlays } from '@bridge-review/bridge/double-dummy/solve-plays';
import { tablesOf } from '@bridge-review/bridge/meanings/calibrate';
import { readFile } from '@bridge-review/bridge/formats/read-file';
import { unwrap } from '@bridge-review/bridge/result';
import { makeDealSampler } from '@bridge-review/bridge/sampling/deal-sampler';
import { judgeAuction } from '@bridge-review/bridge/sampling/judge-auction';
import { makeKnownCards } from '@bridge-review/bridge/sampling/known-cards';
import { makePartnership } from '@bridge-review/bridge/sampling/layouts';
import { nextSeat } from '@bridge-review/bridge/seat';
import { seatsOf, sideOf } from '@bridge-review/bridge/side';
import { simpleAuction } from './simple-auction.mjs';

/** Of 36 boards on two cores. */
const TARGET_SECONDS = 360;
const TARGET_BOARDS = 36;

/** @typedef {import('@bridge-review/bridge/deal').Deal} Deal */
/** @typedef {import('@bridge-review/bridge/auction').Auction} Auction */
/** @typedef {import('@bridge-review/bridge/record/hand-record').CallAnnotation} CallAnnotation */
/** @typedef {{ deal: Deal, auction: Auction, annotations?: readonly CallAnnotation[] }} Board */

/** @param {readonly string[]} args */
export async function run(args, print = console.log) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      boards: { type: 'string', default: String(TARGET_BOARDS) },
      server: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const wanted = Number(values.boards);
  const all = positionals.length > 0 ? positionals.flatMap(boardsIn) : ownBoards(wanted);
  const boards = spread(
    all.filter(({ auction }) => contractOf(auction) !== null),
    wanted,
  );
  if (values.server) {
    const { judgeOnServer } = await import('./on-server.mjs');
    const took = (await judgeOnServer(boards)) * (TARGET_BOARDS / boards.length);
    print(`${TARGET_BOARDS} boards with both verdicts on ${availableParallelism()} cores: ${aim(took)}`);
    return took <= TARGET_SECONDS;
  }
  let [layouts, calls, plays, solving] = [0, 0, 0, 0];
  /** @type {Map<string, number>} */
  const words = new Map();
  const start = processorTime();
  for (const [number, { deal, auction, annotations }] of boards.entries()) {
    const contract = contractOf(auction);
    const side = contract === null || contract === 'Pass' ? 'NS' : sideOf(contract.declarer);
    const [one, other] = seatsOf(side);
    const judged = judgeAuction(
      {
        auction,
        ...(annotations && { annotations }),
        partnership: unwrap(makePartnership(side, deal[one], deal[other])),
        vulnerability: /** @type {const} */ (['None', 'NS', 'EW', 'All'])[number % 4] ?? 'None',
        seed: number,
      },
      (layout, wantedPlays) => {
        const before = processorTime();
        const tricks = solvePlays(layout, wantedPlays);
        solving += processorTime() - before;
        calls++;
        plays += wantedPlays.length;
        return tricks;
      },
    );
    if (!judged) continue;
    layouts += judged.layouts;
    words.set(judged.word, (words.get(judged.word) ?? 0) + 1);
    if (values.verbose)
      print(
        `${number + 1}: ${auction.calls.join(' ')}: ${judged.word}, ${judged.gain.value.toFixed(1)} IMPs, ${judged.layouts} layouts`,
      );
  }
  const seconds = (processorTime() - start) / 1000;
  const scaled = (seconds / 2) * (TARGET_BOARDS / boards.length);
  print(`${boards.length} boards: ${Array.from(words, ([word, count]) => `${count} ${word}`).join(', ')}`);
  print(
    `${layouts} layouts, ${calls} calls of the solver for ${(plays / calls).toFixed(1)} declarers and strains each`,
  );
  print(
    `${seconds.toFixed(1)} s of one core, ${(seconds / (solving / 1000)).toFixed(3)} times what the solver alone takes`,
  );
  print(`${TARGET_BOARDS} boards on two cores: ${aim(scaled)}`);
  return scaled <= TARGET_SECONDS;
}

/** @param {number} seconds */
const aim = (seconds) =>
  `${seconds.toFixed(0)} s  ${seconds <= TARGET_SECONDS ? 'reached' : 'MISSED'} (aim ${TARGET_SECONDS})`;

/** @param {number} count @returns {Board[]} */
function ownBoards(count) {
  const sampler = unwrap(makeDealSampler(unwrap(makeKnownCards({})), {}));
  return Array.from({ length: 2 * count }, (_, number) => {
    const { deal } = sampler.dealAt({ seed: 2026, number });
    if (!deal) throw new Error('There is always a deal.');
    return { deal, auction: simpleAuction(deal, nextSeat('N', number)) };
  }).filter(({ auction }) => contractOf(auction) !== 'Pass');
}

/** @param {string} path @returns {Board[]} */
function boardsIn(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isDirectory()) return readdirSync(path).flatMap((name) => boardsIn(join(path, name)));
  const reading = readFile(readFileSync(path));
  if (!reading.ok) return [];
  return tablesOf(reading.value.record).map(({ deal, auction }) => ({ deal, ...auction }));
}

/** @template T @param {readonly T[]} items @param {number} count @returns {T[]} */
const spread = (items, count) =>
  items.length <= count
    ? [...items]
    : Array.from(
        { length: count },
        (_, index) => /** @type {T} */ (items[Math.floor((index * items.length) / count)]),
      );

/** In milliseconds, with what the compiler and the collector of garbage take. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1;
}
