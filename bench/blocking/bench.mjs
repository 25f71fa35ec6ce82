/**
 * How long the pages cannot answer while they open on a phone: what each task of the main thread takes beyond 50 ms, on a
 * processor a quarter as fast. `npm run bench -- blocking [--against FOLDER]`, with the checkout in another folder by turns
 * in the same run, which gives the ratio. It counts the processor's time, so that other programs do not count. Lighthouse
 * counts the clock's, and so finds more.
 */
import { parseArgs } from 'node:util';
import { openProduct } from '../product-in-browser.mjs';
import { recordOf } from '../record.mjs';

const RUNS = 11;
const SLOWER = 4;
const ANSWERED_MS = 50;
const SETTLED_MS = 4000;
/** The trace's name for a task of the main thread. */
const TASK = 'ThreadControllerImpl::RunTask';

/** @typedef {{ name: string, ts: number, tdur?: number, pid: number, tid: number }} TraceEvent */
/** @typedef {Awaited<ReturnType<typeof openWithGame>>} Opened */

const { values } = parseArgs({ options: { against: { type: 'string' } } });
const checkouts = [undefined, ...(values.against === undefined ? [] : [values.against])];
/** @type {Opened[]} */
const products = [];
for (const checkout of checkouts) products.push(await openWithGame(checkout));

for (const name of /** @type {const} */ (['list', 'game', 'hand'])) {
  /** @type {number[][]} */
  const times = products.map(() => []);
  for (let run = 0; run < RUNS; run += 1) {
    for (const [index, product] of products.entries()) times[index]?.push(await blocking(product, name));
  }
  const [here = 0, there] = times.map((all) => all.toSorted((one, other) => one - other)[RUNS >> 1] ?? 0);
  const ratio =
    there === undefined ? '' : `, there ${there.toFixed(0)} ms, ratio ${(here / there).toFixed(2)}`;
  console.log(`${name}: ${here.toFixed(0)} ms${ratio}`);
}
for (const { close } of products) await close();
process.exit(0);

/** @param {string | undefined} checkout */
async function openWithGame(checkout) {
  const { page, close } = await openProduct(checkout);
  const person = { firstName: 'Ada', lastName: 'Lark', displayName: 'Ada L.', email: 'ada@example.org' };
  await page.request.post('/api/register', { data: { ...person, password: 'two hearts doubled' } });
  const file = { name: 'bench.pbn', mimeType: 'text/plain', buffer: Buffer.from(recordOf(24, 6)) };
  const response = await page.request.post('/api/games/upload', { multipart: { file } });
  const { game, hands } = await response.json();
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser.');
  const paths = { list: '/', game: `/games/${game.id}`, hand: `/hands/${hands[0].id}` };
  const origin = new URL(response.url()).origin;
  return { browser, paths, origin, storageState: await page.context().storageState(), close };
}

/**
 * On a phone that has nothing of the product yet.
 *
 * @param {Opened} product
 * @param {keyof Opened['paths']} name
 */
async function blocking({ browser, paths, origin, storageState }, name) {
  const context = await browser.newContext({
    storageState,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'loading'] });
  await page.goto(origin + paths[name]);
  await page.waitForTimeout(SETTLED_MS);
  const trace = JSON.parse((await browser.stopTracing()).toString());
  await context.close();
  /** @type {TraceEvent[]} */
  const events = trace.traceEvents;
  const paint = events.find((event) => event.name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error(`Nothing was painted at ${paths[name]}.`);
  return events
    .filter((event) => event.name === TASK && event.pid === paint.pid && event.tid === paint.tid)
    .filter(({ ts }) => ts > paint.ts)
    .map(({ tdur = 0 }) => (tdur / 1000) * SLOWER - ANSWERED_MS)
    .reduce((sum, time) => sum + Math.max(0, time), 0);
}
