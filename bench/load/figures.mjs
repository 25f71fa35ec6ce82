/** Prints the figures of a run beside what they should be, and counts what was missed. */
import { BOUNDS } from './latencies.mjs';
import { isKnown, processors } from './process-figures.mjs';

/** @typedef {import('./latencies.mjs').Figures} Figures */
/**
 * @typedef {object} RunFigures
 * @property {any} figures of the people
 * @property {readonly { what: string, holds: boolean }[]} isOne
 * @property {readonly (number | null)[]} restarts exit codes
 * @property {import('./samples.mjs').Samples} samples
 * @property {readonly [number, number]} load of the machine before and after
 * @property {boolean} isEmbedded
 * @property {number} minutes
 * @property {number} games
 */

const P99_MS = { postgres: 250, embedded: 400 };
const STALL_MS = 100;
const GROWTH = 1.1;
/** Memory is compared between these minutes. */
const COMPLAINTS_TOLD = 20;
const SETTLED = 2;
const LATER = 10;

/** @param {RunFigures} run @returns {number} how many targets were missed */
export function printFigures({ figures, isOne, restarts, samples, load, isEmbedded, minutes, games }) {
  let missed = 0;
  const judge = (/** @type {boolean} */ reached, /** @type {string} */ what) => {
    if (!reached) missed += 1;
    console.log(`  ${reached ? 'reached' : 'MISSED '}  ${what}`);
  };
  const engine = isEmbedded ? 'the embedded database' : 'PostgreSQL';
  console.log(
    `\n${games.toLocaleString('en')} games on ${engine}, ${minutes} minutes: ${figures.actions} actions in ${figures.requests} requests`,
  );
  printTable(figures.byKind, figures.all);
  const parts = BOUNDS.map((bound, index) => `≤${bound}: ${figures.counts[index]}`);
  console.log(`  requests by ms: ${parts.join(', ')}, more: ${figures.counts.at(-1)}`);
  console.log('  the slowest:');
  for (const { call, took, after } of figures.slowest)
    console.log(`    ${took.toFixed(0)} ms after ${after} s  ${call}`);

  const target = isEmbedded ? P99_MS.embedded : P99_MS.postgres;
  for (const { kind, call, what, after } of figures.failures)
    console.log(`  failed after ${after} s (${kind}): ${call}: ${what}`);
  if (figures.failed > 0)
    for (const line of samples.complaints.slice(0, COMPLAINTS_TOLD))
      console.log(`  the log: ${line.slice(0, 300)}`);
  judge(figures.failed === 0, `${figures.failed} errors (0)`);
  judge(figures.all.p99 <= target, `p99 ${figures.all.p99.toFixed(0)} ms (at most ${target})`);
  const stalls = samples.samples.map(({ stallMs }) => stallMs);
  const stall = Math.max(0, ...stalls);
  judge(
    stall <= STALL_MS,
    `event loop stalls of at most ${stall.toFixed(0)} ms (at most ${STALL_MS}); ${stalls.filter((ms) => ms > STALL_MS).length} of ${stalls.length} samples had a longer one`,
  );
  judgeMemory(samples, minutes, restarts.length > 0, judge);
  const { open, of, ended, refused, events, changes, missedChanges } = figures.streams;
  judge(
    open === of && missedChanges === 0 && (restarts.length > 0 || ended === 0),
    `event streams: ${open} of ${of} open at the end, ${ended} ended and ${refused} refused meanwhile; ${events} events for ${changes} comments, ${missedChanges} of them missed`,
  );
  for (const { what, holds } of isOne) judge(holds, what);
  if (restarts.length > 0)
    judge(
      restarts.every((code) => code === 0) && figures.failed === 0,
      `restarted one after the other, with exit codes ${restarts.join(' and ')}; ${figures.failed} requests were lost (0)`,
    );
  printShares(samples.shares, load, figures.ownDelay);
  return missed;
}

/** @param {readonly (readonly [string, Figures])[]} byKind @param {Figures} all */
function printTable(byKind, all) {
  const row = (/** @type {string} */ name, /** @type {readonly (string | number)[]} */ cells) =>
    console.log(`  ${name.padEnd(26)}${cells.map((cell) => String(cell).padStart(8)).join('')}`);
  row('', ['requests', 'p50', 'p95', 'p99', 'max']);
  for (const [kind, { count, p50, p95, p99, max }] of [...byKind, /** @type {const} */ (['all', all])])
    row(kind, [count, ...[p50, p95, p99, max].map((ms) => ms.toFixed(0))]);
}

/**
 * @param {import('./samples.mjs').Samples} samples
 * @param {number} minutes
 * @param {boolean} wasRestarted
 * @param {(reached: boolean, what: string) => void} judge
 */
function judgeMemory({ samples }, minutes, wasRestarted, judge) {
  const at = (/** @type {number} */ minute) =>
    samples.find(({ second }) => second >= minute * 60)?.resident ?? samples.at(-1)?.resident ?? Number.NaN;
  const [settled, later] = [at(SETTLED), at(LATER)];
  const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
  if (wasRestarted || minutes < LATER) {
    console.log(`  memory of the server at the end: ${megabytes(samples.at(-1)?.resident ?? Number.NaN)}`);
    return;
  }
  judge(
    later <= settled * GROWTH,
    `memory ${megabytes(settled)} after two minutes, ${megabytes(later)} after ten: ${(later / settled).toFixed(2)} times (at most ${GROWTH})`,
  );
}

/** @param {import('./samples.mjs').Samples['shares']} shares @param {readonly [number, number]} load @param {{ p99: number, max: number }} ownDelay */
function printShares(shares, [before, after], ownDelay) {
  if (!isKnown) return;
  const { server, serverWaited, background, postgres, nginx, people, bench, all } = shares;
  const percent = (/** @type {number} */ cores) => `${(cores * 100).toFixed(0)}%`;
  const others = all - server - background - postgres - nginx - people - bench;
  console.log(
    `  of ${processors} processors, in per cent of one: server ${percent(server)}, its analyses ${percent(background)}, PostgreSQL ${percent(postgres)}, ${nginx > 0 ? `nginx ${percent(nginx)}, ` : ''}the people ${percent(people)}, other programs ${percent(others)}; all ${percent(all)}`,
  );
  console.log(
    `  the server's threads waited ${percent(serverWaited)} for a processor; the people's event loop was late by ${ownDelay.p99.toFixed(0)} ms at p99 and ${ownDelay.max.toFixed(0)} ms at most; the machine's load was ${before.toFixed(1)} before and ${after.toFixed(1)} after`,
  );
}
