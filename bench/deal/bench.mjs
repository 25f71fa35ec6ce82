/**
 * How long it takes to deal hands that meet conditions, against Debian's `dealer` with the same conditions: both print
 * each deal as a line of text, and take turns. Times are the processor's, ours with what setting up takes, so that only
 * ratios are judged. The shares of deals that fit must agree as well. `npm run bench -- deal`.
 */
import { parseSeatConditions } from '@bridge-review/bridge/conditions/seat-conditions';
import { formatDeal } from '@bridge-review/bridge/deal';
import { unwrap } from '@bridge-review/bridge/result';
import { makeDealSampler } from '@bridge-review/bridge/sampling/deal-sampler';
import { parseKnownCards } from '@bridge-review/bridge/sampling/known-cards';
import { hasDealer, runDealer } from './dealer.mjs';

const balanced = (/** @type {string} */ seat) => `shape(${seat}, any 4333 + any 4432 + any 5332)`;
const points = (/** @type {string} */ seat, /** @type {number} */ min, /** @type {number} */ max) =>
  `hcp(${seat})>=${min} && hcp(${seat})<=${max}`;

/** @typedef {{ given?: string, predeal?: string, where: string, condition: string, target: number, deals: number, generate: number }} Task */

/**
 * How many deals we draw and how many `dealer` generates in each round, and how many times as fast as `dealer` we are to be
 * for each deal that fits: under mild conditions, and under those that one deal in 100,000 meets.
 */
const MILD = { target: 1, deals: 30_000, generate: 500_000 };
const RARE = { target: 100, deals: 1000, generate: 1_500_000 };

/** @type {readonly Task[]} */
const tasks = [
  { where: 'S: 15-17', condition: points('south', 15, 17), ...MILD },
  { where: 'S: 15-17, bal', condition: `${points('south', 15, 17)} && ${balanced('south')}`, ...MILD },
  {
    where: 'S: 6-10, 6H, 0-3S',
    condition: `${points('south', 6, 10)} && hearts(south)==6 && spades(south)<=3`,
    ...MILD,
  },
  { where: 'S: 13+; N: 10+', condition: 'hcp(south)>=13 && hcp(north)>=10', ...MILD },
  {
    where: 'S: 15-17, bal; N: 8-11',
    condition: `${points('south', 15, 17)} && ${balanced('south')} && ${points('north', 8, 11)}`,
    ...MILD,
  },
  {
    given: 'W:A643.JT83.T3.842',
    predeal: 'predeal west SA643, HJT83, DT3, C842',
    where: 'S: 12-14, bal; N: 0-10, 0-4S, 0-4H',
    condition: `${points('south', 12, 14)} && ${balanced('south')} && hcp(north)<=10 && spades(north)<=4 && hearts(north)<=4`,
    ...MILD,
  },
  {
    given: 'W:.AKJT86.Q7542.85',
    predeal: 'predeal west HAKJT86, DQ7542, C85',
    where: 'S: 12-14, 5+S; N: 7-10, 4+S; E: 6-11, 3+H',
    condition: `${points('south', 12, 14)} && spades(south)>=5 && ${points('north', 7, 10)} && spades(north)>=4 && ${points('east', 6, 11)} && hearts(east)>=3`,
    ...MILD,
  },
  { where: 'S: 29+', condition: 'hcp(south)>=29', ...RARE },
  {
    where: 'S: 20+; N: 17+',
    condition: 'hcp(south)>=20 && hcp(north)>=17',
    ...RARE,
  },
];

const ROUNDS = 3;

if (!hasDealer) {
  console.log(
    'dealer is not installed (Debian: apt install dealer): our own times alone, and nothing to judge by.',
  );
}
let isReached = true;
for (const task of tasks) {
  let [ours, theirs, generated, produced] = [0, 0, 0, 0];
  /** @type {import('@bridge-review/bridge/sampling/estimate').Estimate | null} */
  let fit = null;
  for (let round = 1; round <= ROUNDS; round++) {
    const start = processorTime();
    fit = dealOurs(task, round);
    ours += processorTime() - start;
    if (!hasDealer) continue;
    const run = runDealer({ ...task, produce: task.generate, seed: round });
    theirs += run.time;
    generated += run.generated;
    produced += run.produced;
  }
  if (!fit) continue;
  const each = (1000 * ours) / (ROUNDS * task.deals);
  const head = `${task.where.padEnd(44)} one in ${(1 / fit.value).toFixed(0).padStart(6)}  ${each.toFixed(1).padStart(8)} µs a deal`;
  if (!hasDealer) {
    console.log(head);
    continue;
  }
  const theirEach = (1000 * theirs) / produced;
  const ratio = theirEach / each;
  // A quarter of a 95% interval is about its standard error.
  const error = Math.hypot(Math.sqrt((fit.value * (1 - fit.value)) / generated), (fit.high - fit.low) / 3.92);
  const off = Math.abs(produced / generated - fit.value) / error;
  const isGood = ratio >= task.target && off < 4;
  if (!isGood) isReached = false;
  console.log(
    `${head}, dealer ${theirEach.toFixed(1)}: ${ratio.toFixed(1)} times as fast (aim ${task.target}); ` +
      `shares differ by ${off.toFixed(1)} standard errors  ${isGood ? 'reached' : 'MISSED'}`,
  );
}
process.exitCode = isReached ? 0 : 1;

/** @param {Task} task @param {number} seed */
function dealOurs({ given = '', where, deals }, seed) {
  const sampler = unwrap(makeDealSampler(unwrap(parseKnownCards(given)), unwrap(parseSeatConditions(where))));
  let [tries, text] = [0, ''];
  for (let number = 0; number < deals; number++) {
    const sampled = sampler.dealAt({ seed, number });
    tries += sampled.tries;
    if (sampled.deal) text = formatDeal(sampled.deal);
  }
  if (text === '') throw new Error(`No deal fits ${where}.`);
  return sampler.fit(deals, tries);
}

/** In milliseconds, with what the compiler and the collector of garbage take. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
