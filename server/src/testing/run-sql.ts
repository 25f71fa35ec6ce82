import { Client } from 'pg';

/** Runs one statement on a PostgreSQL server, on a connection of its own. */
export async function runSql(url: string, statement: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
