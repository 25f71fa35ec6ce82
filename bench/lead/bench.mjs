/**
 * All thirteen leads in the browser, as a reader gets them, against the solver alone on the same layouts in the same
 * run: how long from the click, when the first figures come, and how long the page does not answer. `npm run bench -- lead`.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSeatConditions } from '@bridge-review/bridge/conditions/seat-conditions';
import { positionAfter } from '@bridge-review/bridge/double-dummy/position';
import { unwrap } from '@bridge-review/bridge/result';
import { makeDealSampler } from '@bridge-review/bridge/sampling/deal-sampler';
import { parseKnownCards } from '@bridge-review/bridge/sampling/known-cards';
import { openProduct } from '../product-in-browser.mjs';

const HAND = 'W:KJ875.A54.A987.8';
const WHERE = 'S: 15-17, bal; N: 10-15, 0-3S, 0-3H';
const SEED = 7;
const LAYOUTS = 200;
const ROUNDS = 4;
const LIMITS = { ratio: 1.15, firstMs: 1000, taskMs: 50 };

const { page, close } = await openProduct();
const person = { firstName: 'Ada', lastName: 'Lark', displayName: 'Ada L.', email: 'ada@example.org' };
await page.request.post('/api/register', { data: { ...person, password: 'two hearts doubled' } });

const sampler = unwrap(makeDealSampler(unwrap(parseKnownCards(HAND)), unwrap(parseSeatConditions(WHERE))));

/** @type {{ lab: number, alone: number, first: number, longest: number }[]} */
const rounds = [];
for (let round = 0; round < ROUNDS; round++) {
  // With a layout on the board nothing is dealt before the click.
  const address = new URLSearchParams({
    hand: HAND,
    contract: '3NT',
    where: WHERE,
    seed: `${SEED}`,
    layout: '0',
  });
  await page.goto(`/leads?${address}`);
  await page.getByText('West to lead').first().waitFor();
  await page.getByText('from here').first().waitFor();
  const lab = await timeLab();
  const alone = await timeSolver(lab.count);
  rounds.push({ lab: lab.ms, alone, first: lab.first, longest: lab.longest });
  console.log(
    `${lab.count} layouts: ${seconds(lab.ms)} in the lab, ${seconds(alone)} the solver alone, ` +
      `first figures after ${Math.round(lab.first)} ms, longest task ${Math.round(lab.longest)} ms`,
  );
}
await close();

const ratio = sum(rounds.map(({ lab }) => lab)) / sum(rounds.map(({ alone }) => alone));
const slowest = Math.max(...rounds.map(({ first }) => first));
const longestTask = Math.max(...rounds.map(({ longest }) => longest));
console.log(`ratio ${ratio.toFixed(3)} (at most ${LIMITS.ratio})`);
const isGood = ratio <= LIMITS.ratio && slowest <= LIMITS.firstMs && longestTask <= LIMITS.taskMs;
console.log(isGood ? 'All limits hold.' : `A limit is missed: ${JSON.stringify(LIMITS)}`);
process.exit(isGood ? 0 : 1);

/** From the click until so many layouts count. */
function timeLab() {
  return page.evaluate(async (wanted) => {
    let longest = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    });
    observer.observe({ type: 'longtask' });
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Run simulation',
    );
    const begun = performance.now();
    button?.click();
    let first = 0;
    let count = 0;
    do {
      // Not in every frame: that would draw the page all the time.
      await new Promise((waited) => setTimeout(waited, 50));
      if (first === 0 && document.querySelector('table')) first = performance.now() - begun;
      const label = document.querySelector('progress')?.parentElement?.textContent ?? '';
      count = Number(/^(\d+) of/.exec(label)?.[1] ?? 0);
    } while (count < wanted && performance.now() - begun < 120_000);
    const ms = performance.now() - begun;
    const stop = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Stop');
    stop?.click();
    observer.disconnect();
    return { ms, first, longest, count };
  }, LAYOUTS);
}

/** The same layouts, dealt before, by as many workers as the lab has: their start counts here as it does there. @param {number} count */
async function timeSolver(count) {
  const positions = Array.from({ length: count }, (_, number) => {
    const { deal } = sampler.dealAt({ seed: SEED, number });
    if (!deal) throw new Error('There is no such layout.');
    return unwrap(positionAfter(deal, 'NT', 'W', []));
  });
  const built = fileURLToPath(new URL('../../web/dist/assets/', import.meta.url));
  const worker = readdirSync(built).find((name) => /^solver-worker.*\.js$/.test(name));
  return page.evaluate(
    async ({ url, tasks }) => {
      const begun = performance.now();
      let next = 0;
      const workers = Math.max(1, Math.min(5, navigator.hardwareConcurrency));
      const runs = Array.from({ length: workers }, async () => {
        const solver = new Worker(url, { type: 'module' });
        while (next < tasks.length) {
          const position = tasks[next++];
          await new Promise((answered, failed) => {
            solver.addEventListener('message', answered, { once: true });
            solver.addEventListener('error', failed, { once: true });
            // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
            solver.postMessage({ kind: 'cards', position });
          });
        }
        solver.terminate();
      });
      await Promise.all(runs);
      return performance.now() - begun;
    },
    { url: `/assets/${worker}`, tasks: positions },
  );
}

/** @param {number} ms */
function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
