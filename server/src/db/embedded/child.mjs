// Another process that uses the embedded database, for the tests of what happens between processes.
//   node child.mjs hold <folder>                opens it and waits to be killed
//   node child.mjs write <folder> [template]    opens it and inserts rows until it is killed
import { Pool } from 'pg';

const [, , task, folder, template] = process.argv;
const { openEmbedded } = await import(
  new URL('../../../dist/db/embedded/open-embedded.js', import.meta.url).href
);
const say = (/** @type {unknown} */ what) => process.stdout.write(`${JSON.stringify(what)}\n`);

try {
  const embedded = await openEmbedded({ folder, ...(template ? { template } : {}) });
  say({ opened: true });
  if (task === 'write') await writeForever(embedded);
} catch (error) {
  say({ refused: String(error) });
}

/** @param {{ connect(): import('node:stream').Duplex }} embedded */
async function writeForever(embedded) {
  const pool = new Pool({ max: 1, idleTimeoutMillis: 0, stream: () => embedded.connect() });
  await pool.query('CREATE TABLE IF NOT EXISTS entry (id serial PRIMARY KEY, half int, body text)');
  await pool.query('CREATE INDEX IF NOT EXISTS entry_body ON entry (body)');
  const body = () => `${Math.random()} ${'x'.repeat(Math.random() * 5000)}`;
  for (let count = 1; ; count += 1) {
    const client = await pool.connect();
    await client.query('BEGIN');
    const ids = [];
    for (const half of [1, 2]) {
      const insert = 'INSERT INTO entry (half, body) VALUES ($1, $2) RETURNING id';
      ids.push((await client.query(insert, [half, body()])).rows[0].id);
    }
    await client.query('UPDATE entry SET body = $1 WHERE id = $2', [body(), Math.max(1, ids[0] - 20)]);
    await client.query('COMMIT');
    client.release();
    say({ acknowledged: ids });
    if (count % 50 === 0) await pool.query('CHECKPOINT');
  }
}
