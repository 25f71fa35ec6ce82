import { describe, expect, inject, it } from 'vitest';
import { needsPostgres } from '../testing/needs-postgres.ts';
import { connect } from './connect.ts';
import { isConnectionFailure } from './connection-failure.ts';

const postgres = inject('postgres');

/** The tests' own server among others that are not there. */
const amongHosts = (...hosts: readonly string[]): string => {
  const address = new URL(postgres!);
  const own = address.searchParams.get('host') ?? '';
  return address.href.replace(
    /host=[^&]*/,
    `host=${hosts.map((host) => encodeURIComponent(host || own)).join(',')}`,
  );
};

/** That it follows a promotion is tested with two servers, `database-failover.long.test.ts`. */
describe('a database on several hosts', needsPostgres(), () => {
  it.each([
    ['first', ['', '/nowhere']],
    ['last', ['/nowhere', '/no/where', '']],
  ])('is found where it is the %s', async (_, hosts) => {
    const connection = await connect({ databaseUrl: amongHosts(...hosts), dataDir: '' });
    try {
      const { rows } = await connection.pool.query<{ one: number }>('select 1 as one');
      expect(rows).toEqual([{ one: 1 }]);
    } finally {
      await connection.close();
    }
  });

  it('that is nowhere cannot be reached', async () => {
    const connection = await connect({ databaseUrl: amongHosts('/nowhere', '/no/where'), dataDir: '' });
    try {
      const failure = await connection.pool.query('select 1').catch((error: unknown) => error);
      expect(isConnectionFailure(failure)).toBe(true);
    } finally {
      await connection.close();
    }
  });
});
