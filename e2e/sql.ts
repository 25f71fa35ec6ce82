import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from '../scripts/postgres-cluster.mjs';

const run = promisify(execFile);

export async function runSql(folder: string, database: string, statement: string): Promise<string> {
  const program = join(findPostgres() ?? '', 'psql');
  const options = ['-h', folder, '-U', 'postgres', '-d', database, '-XqtAc', statement];
  const { stdout } = await run(program, options);
  return stdout.trim();
}

/** Says something to the database of the serial tests behind the server's back. */
export function sql(statement: string): Promise<string> {
  const { E2E_SERIAL_CLUSTER, E2E_SERIAL_DATABASE } = process.env;
  return runSql(E2E_SERIAL_CLUSTER ?? '', E2E_SERIAL_DATABASE ?? '', statement);
}
