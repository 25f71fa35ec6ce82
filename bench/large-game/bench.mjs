/**
 * How long a game of 60 tables and 30 boards takes to open beside one of two tables: the page of the game and its
 * ranking, in a browser, by turns on one server. `npm run bench -- large-game`.
 */
import { dealOf, kinds } from '../dd/deals.mjs';
import { openProduct } from '../product-in-browser.mjs';

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
  const boards = Array.from({ length: 30 }, (_, board) => {
    const deal = dealOf(/** @type {typeof kinds[0]} */ (kinds[0]), board + tables * 100);
    const rows = Array.from({ length: tables }, (__, table) => {
      const other = ((table + (board >> 1)) % tables) + 101;
      const contract = ['3NT', '4S', '2H', '5D', '1NT'][(table * 3 + board) % 5];
      return `${table + 1} ${other} ${contract} ${'NESW'.charAt((table + board) % 4)} ${7 + ((table + board) % 5)}`;
    });
    return `[Event "Bench"]\n[Board "${board + 1}"]\n[Deal "${deal}"]\n[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]\n${rows.join('\n')}\n`;
  });
  const file = { name: 'bench.pbn', mimeType: 'text/plain', buffer: Buffer.from(boards.join('\n')) };
  const response = await page.request.post('/api/games/upload', { multipart: { file } });
  const { game } = await response.json();
  return game.id;
}
