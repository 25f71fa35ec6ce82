/**
 * How long a game of 60 tables and 30 boards takes to open beside one of two tables: the page of the game and its
 * ranking, in a browser, by turns on one server. `npm run bench -- large-game`.
 */
import { openProduct } from '../product-in-browser.mjs';
import { recordOf } from '../record.mjs';

const RUNS = 15;
const TARGET = 1.5;

const { page, close } = await openProduct();
const person = { firstName: 'Ada', lastName: 'Lark', displayName: 'Ada L.', email: 'ada@example.org' };
await page.request.post('/api/register', { data: { ...person, password: 'two hearts doubled' } });
const games = [await upload(2), await upload(60)];

let failed = false;
for (const [name, path, selector] of /** @type {const} */ ([
  ['game', '', '#hands'],
  ['ranking', '/ranking', 'tbody th a'],
])) {
  /** @type {number[][]} */
  const times = [[], []];
  for (let run = 0; run <= RUNS; run += 1) {
    for (const [index, id] of games.entries()) {
      const begun = performance.now();
      await page.goto(`/games/${id}${path}`);
      await page.locator(selector).first().waitFor();
      // The first of each fills the caches.
      if (run > 0) times[index]?.push(performance.now() - begun);
    }
  }
  const [small = 0, large = 0] = times.map(
    (all) => all.toSorted((one, other) => one - other)[RUNS >> 1] ?? 0,
  );
  failed ||= large > small * TARGET;
  console.log(
    `${name}: 2 tables ${small.toFixed(0)} ms, 60 tables ${large.toFixed(0)} ms, ${(large / small).toFixed(2)} times`,
  );
}
await close();
console.log(failed ? `More than ${TARGET} times.` : `At most ${TARGET} times.`);
process.exit(failed ? 1 : 0);

/** @param {number} tables */
async function upload(tables) {
  const file = { name: 'bench.pbn', mimeType: 'text/plain', buffer: Buffer.from(recordOf(30, tables)) };
  const response = await page.request.post('/api/games/upload', { multipart: { file } });
  const { game } = await response.json();
  return game.id;
}
