import { expect, inject, it } from 'vitest';
import { killDuringWrites } from './testing/kills.ts';

/** A hundred of each are in `kill-during-writes.long.test.ts`. */
it(
  'five kills in the middle of writes lose nothing that was acknowledged',
  { timeout: 900_000 },
  async () => {
    const onPostgres = inject('postgres') !== null;
    const victims = onPostgres
      ? (['PostgreSQL', 'server', 'PostgreSQL', 'server', 'PostgreSQL'] as const)
      : (['server', 'server', 'server', 'server', 'server'] as const);
    const { refusals } = await killDuringWrites({ victims, onPostgres, everyTime: false });
    expect(refusals.length > 0).toBe(onPostgres);
  },
);
