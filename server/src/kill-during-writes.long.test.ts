import { describe, expect, inject, it } from 'vitest';
import { killDuringWrites } from './testing/kills.ts';

const KILLS = Number(process.env['KILLS'] ?? 100);
const onPostgres = inject('postgres') !== null;

describe('kill -9 in the middle of writes', () => {
  it.each(onPostgres ? (['server', 'PostgreSQL'] as const) : (['server'] as const))(
    'of the %s, a hundred times, loses nothing that was acknowledged',
    { timeout: 4 * 60 * 60_000 },
    async (victim) => {
      const victims = Array.from({ length: KILLS }, () => victim);
      const { acknowledged, refusals } = await killDuringWrites({ victims, onPostgres, everyTime: true });
      expect(refusals.length > 0).toBe(victim === 'PostgreSQL');
      process.stdout.write(
        `${KILLS} kills of the ${victim} ${onPostgres ? 'on PostgreSQL' : 'on the embedded database'}: ${JSON.stringify(acknowledged)} acknowledged, none lost; ${refusals.length} refused with a sentence\n`,
      );
    },
  );
});
