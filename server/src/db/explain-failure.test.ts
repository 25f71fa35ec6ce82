import { expect, it } from 'vitest';
import { refuseOldPostgres } from './explain-failure.ts';

it('a PostgreSQL that is too old is refused in one sentence', () => {
  expect(() => refuseOldPostgres(140_011)).toThrow(
    'Bridge Review needs PostgreSQL 15 or newer; the server at DATABASE_URL is version 14.',
  );
  expect(() => refuseOldPostgres(90_624)).toThrow(/is version 9\.$/);
  refuseOldPostgres(150_000);
  refuseOldPostgres(180_001);
});
