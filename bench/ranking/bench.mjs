/**
 * How long the ranking of 100 pairs takes, names and all: 50 tables, 30 boards. `npm run bench -- ranking`.
 */
import { rankGame } from '@bridge-review/bridge/ranking/rank-game';

const TARGET_MS = 100;
const TABLES = 50;
const RUNS = 15;

/** A Mitchell: pairs North-South stay, the others move one table up every other board. */
const boards = Array.from({ length: 30 }, (_, board) => ({
  number: board + 1,
  tables: Array.from({ length: TABLES }, (__, table) => {
    const other = (table + (board >> 1)) % TABLES;
    return {
      players: { N: `North ${table}`, S: `South ${table}`, E: `East ${other}`, W: `West ${other}` },
      section: null,
      pairNumbers: { NS: String(table + 1), EW: String(other + 101) },
      scoreNS: ((table * 7919 + board * 104_729) % 41) * 50 - 1000,
      adjusted: board === 3 && table === 5 ? { NS: 60, EW: 40 } : null,
    };
  }),
}));

let failed = false;
for (const method of /** @type {const} */ ([
  { kind: 'matchpoints' },
  { kind: 'butler', discarded: 1 },
  { kind: 'cross-imps', averaging: 'comparisons' },
])) {
  const times = Array.from({ length: RUNS }, () => {
    const begun = performance.now();
    const { fields } = rankGame(boards, { method });
    const time = performance.now() - begun;
    if (fields.length !== 2 || fields[0]?.ranked.length !== TABLES)
      throw new Error('Not all pairs are ranked.');
    return time;
  });
  const sorted = times.toSorted((one, other) => one - other);
  const worst = sorted.at(-1) ?? 0;
  const median = sorted[RUNS >> 1] ?? 0;
  failed ||= median > TARGET_MS;
  console.log(
    `${method.kind}: first ${times[0]?.toFixed(1)} ms, median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`,
  );
}
console.log(failed ? `A median is above ${TARGET_MS} ms.` : `All medians are within ${TARGET_MS} ms.`);
process.exit(failed ? 1 : 0);
