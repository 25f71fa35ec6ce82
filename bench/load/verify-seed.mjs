/** Whether the product's own integrity check has nothing to say about a filled database. */
import { built, openServices } from './built-server.mjs';

const SAMPLED_GAMES = 300;
/** What is checked over everything, however much there is; the database's own constraints see to the rest. */
const ALWAYS = [
  'Administrators',
  'Auctions',
  'Halves of analyses',
  'Analyses, by sample',
  'Numbers of comments',
  'Hands with bidding',
];

/**
 * @param {Record<string, string>} settings
 * @param {'all' | 'sample'} what of a large database, games and their files are compared by sample
 * @param {import('./seed.mjs').OnProgress} onProgress
 * @returns {Promise<string[]>} what is wrong
 */
export async function verifySeed(settings, what, onProgress) {
  const [{ check }, { surveys }, { inspectGame }, { rereadStoredFiles }, { processSolver }, { isListed }] =
    await Promise.all(
      [
        'features/integrity/run.js',
        'features/integrity/checks.js',
        'features/integrity/checks/inspect-game.js',
        'features/games/reread-stored-files.js',
        'features/analysis/solver.js',
        'features/named-players/service.js',
      ].map(built),
    );
  const { connection } = await openServices(settings);
  const { db, pool } = connection;
  const parts = { db, files: rereadStoredFiles(db), solver: processSolver() };
  try {
    /** @type {string[]} */
    const problems = [];
    const report = await check(
      parts,
      (/** @type {string} */ step, /** @type {number} */ done, /** @type {number} */ of) =>
        onProgress(`Check: ${step}`, done, of),
      surveys.filter((/** @type {{ step: string }} */ { step }) => what === 'all' || ALWAYS.includes(step)),
    );
    for (const { description, table, recordId } of report.issues ?? [])
      problems.push(`${table} ${recordId}: ${description}`);
    if (what === 'sample') {
      const { rows } = await pool.query('select id from games order by hashint4(id) limit $1', [
        SAMPLED_GAMES,
      ]);
      for (const [index, { id }] of rows.entries()) {
        const found = await inspectGame(parts, id);
        for (const each of found) problems.push(`game ${id}: ${each.check} ${each.details ?? ''}`);
        if (!(await isListed(db, id))) problems.push(`game ${id}: other players than in the results`);
        onProgress('Check: games and their files, by sample', index + 1, rows.length);
      }
    }
    return problems;
  } finally {
    await parts.files.close();
    await parts.solver.stop();
    await connection.close();
  }
}
