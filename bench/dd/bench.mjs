/**
 * How long a whole table takes, on one thread, against DDS 2.9 on the same deals: the WebAssembly that runs in browsers
 * and in Node, and the JavaScript that stands in for it. All take turns deal by deal, so that a busy machine slows all
 * of them alike, and only ratios are judged. Times are the processor's, for a table waits for nothing else. Needs `npm run build` first, and Debian's libdds-dev for the ratios.
 */
import { pathToFileURL } from 'node:url';
import { parseDeal } from '@bridge-review/bridge/deal';
import { loadEngine } from '@bridge-review/bridge/double-dummy/engine';
import { positionAfter } from '@bridge-review/bridge/double-dummy/position';
import { solveCardsWith } from '@bridge-review/bridge/double-dummy/search-cards';
import { solveTableWith } from '@bridge-review/bridge/double-dummy/search-table';
import { formatTricks } from '@bridge-review/bridge/double-dummy/trick-table';
import { unwrap } from '@bridge-review/bridge/result';
import { dealOf, interleavedDeal, kinds, voidDeal } from './deals.mjs';
import { startPeer } from './peer.mjs';

/** Random deals: mean, median and the slowest in a hundred; hard ones: the mean. */
const target = 1;

/** `npm run bench -- dd 0.1` takes a tenth of the deals. */
const share = Number(process.argv[2] ?? 1);

/** @type {readonly { name: string, target: 'all' | 'mean', deals: string[] }[]} */
const classes = [
  ...kinds.map((kind) => ({
    name: kind.name,
    target: kind.target,
    deals: Array.from({ length: Math.ceil(share * kind.count) }, (_, number) => dealOf(kind, number + 1)),
  })),
  {
    name: 'interleaved',
    target: 'mean',
    deals: Array.from({ length: Math.ceil(share * 10) }, (_, number) => interleavedDeal(number + 1)),
  },
  {
    name: '5-4-4-0',
    target: 'mean',
    deals: Array.from({ length: Math.ceil(share * 5) }, (_, number) => voidDeal(number + 1)),
  },
];

/**
 * @param {(line: string) => void} [print]
 * @returns {Promise<boolean>} whether all targets are reached
 */
export async function run(print = console.log) {
  const engines = await Promise.all(
    /** @type {const} */ (['wasm', 'javascript']).map(async (build) => ({
      build,
      engine: await loadEngine(build),
    })),
  );
  const peer = startPeer();
  if (!peer) print('DDS is not installed (libdds-dev, g++): our own times alone, and nothing to judge by.');
  let isReached = true;
  for (const { name, deals, target: judged } of classes) {
    /** @type {Map<string, number[]>} */
    const times = new Map();
    for (const build of ['DDS 2.9', 'wasm', 'javascript']) times.set(build, []);
    let nodes = 0;
    for (const text of deals) {
      const truth = peer ? await peer.solve(text) : null;
      if (truth) times.get('DDS 2.9')?.push(truth.time);
      const deal = unwrap(parseDeal(text));
      for (const { build, engine } of engines) {
        // The stand-in is an order of magnitude behind on these, and says nothing new.
        if (build === 'javascript' && judged === 'mean') continue;
        const before = engine.nodes();
        const start = processorTime();
        const table = formatTricks(solveTableWith(engine, deal, {}));
        times.get(build)?.push(processorTime() - start);
        if (build === 'wasm') nodes += engine.nodes() - before;
        if (truth && truth.table !== table) throw new Error(`${text}: ${table}, not ${truth.table}`);
      }
    }
    const figures = new Map(Array.from(times, ([build, all]) => [build, statistics(all)]));
    print(`${name}, ${deals.length} deals: mean, median, 99th percentile in ms, and as ratios to DDS`);
    const theirs = figures.get('DDS 2.9');
    for (const [build, ours] of figures) {
      if (!ours) continue;
      const ratios =
        theirs && build !== 'DDS 2.9' ? ours.map((time, index) => time / Number(theirs[index])) : [];
      print(
        `  ${build.padEnd(11)}${ours.map(milliseconds).join('')}   ${ratios.map((ratio) => ratio.toFixed(2)).join('  ')}`,
      );
      if (build !== 'wasm' || ratios.length === 0) continue;
      const worst = Math.max(...(judged === 'all' ? ratios : ratios.slice(0, 1)));
      if (worst >= target) isReached = false;
      print(
        `  ${worst < target ? 'reached' : 'MISSED'}: ${judged === 'all' ? 'all three' : 'the mean'} below ${target}`,
      );
    }
    const mean = nodes / deals.length;
    const spent = (times.get('wasm') ?? []).reduce((sum, time) => sum + time, 0);
    print(
      `  wasm: ${Math.round(mean / 1000)}k positions a table, ${(nodes / spent / 1000).toFixed(1)} million a second`,
    );
  }
  peer?.close();
  const wasm = engines.find(({ build }) => build === 'wasm');
  if (wasm) printLeads(wasm.engine, print);
  return isReached;
}

/**
 * Every card's value at the opening lead, which is what a page asks for first, in each strain by turns.
 * @param {import('@bridge-review/bridge/double-dummy/engine').Engine} engine
 * @param {(line: string) => void} print
 */
function printLeads(engine, print) {
  const times = (classes.find(({ name }) => name === 'random')?.deals ?? []).map((text, index) => {
    const strain = /** @type {const} */ (['NT', 'S', 'H', 'D', 'C'])[index % 5] ?? 'NT';
    const position = unwrap(positionAfter(unwrap(parseDeal(text)), strain, 'W', []));
    const start = processorTime();
    solveCardsWith(engine, position);
    return processorTime() - start;
  });
  print(`opening leads, ${times.length} random deals: mean, median, 99th percentile in ms`);
  print(`  wasm       ${(statistics(times) ?? []).map(milliseconds).join('')}`);
  const { memory } = /** @type {{ memory: { buffer: ArrayBuffer } }} */ (/** @type {unknown} */ (engine));
  print(`wasm: ${memory.buffer.byteLength >> 20} MB of memory in the end`);
}

/** In milliseconds, with what the compiler of WebAssembly takes. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** @param {readonly number[]} times */
function statistics(times) {
  if (times.length === 0) return null;
  const sorted = times.toSorted((one, other) => one - other);
  const at = (/** @type {number} */ part) =>
    Number(sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)]);
  return [times.reduce((sum, time) => sum + time, 0) / times.length, at(0.5), at(0.99)];
}

/** @param {number} time */
const milliseconds = (time) => time.toFixed(0).padStart(8);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = (await run()) ? 0 : 1;
}
