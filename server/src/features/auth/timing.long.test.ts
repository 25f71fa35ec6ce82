import { expect, it } from 'vitest';
import { password, useTestServer } from '../../testing/test-server.ts';

/** Enough to see a difference of a password hash, or of a mail written or not, through the noise of a busy machine. */
const SAMPLES = 150;

const server = useTestServer({}, { passwordCost: 'production' });

/**
 * The chance that a random sample of one kind takes longer than one of the other: 0.5 if they cannot be distinguished
 * (the Mann–Whitney statistic, scaled). It does not depend on the speed of the machine.
 */
function chanceOfLonger(one: readonly number[], other: readonly number[]): number {
  let longer = 0;
  for (const a of one) for (const b of other) longer += a > b ? 1 : a === b ? 0.5 : 0;
  return longer / (one.length * other.length);
}

async function timed(url: string, payload: object): Promise<number> {
  const begun = performance.now();
  await server.app.inject({ method: 'POST', url, payload });
  return performance.now() - begun;
}

async function compare(
  url: string,
  known: (round: number) => object,
  unknown: (round: number) => object,
): Promise<number> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let round = 0; round < SAMPLES; round += 1) {
    // Taken in turns, and in changing order, so that what slows the machine down slows both.
    const [first, second] =
      round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of [first, second]) {
      times[kind].push(await timed(url, kind === 'known' ? known(round) : unknown(round)));
    }
  }
  return chanceOfLonger(times.known, times.unknown);
}

it('a sign-in takes as long for an unknown address as for a known one', async () => {
  await server.browser().register('known@example.org');
  const chance = await compare(
    '/api/login',
    () => ({ email: 'known@example.org', password: 'mistaken' }),
    (round) => ({ email: `nobody${round}@example.org`, password: 'mistaken' }),
  );
  process.stdout.write(
    `sign-in: a known address takes longer in ${(chance * 100).toFixed(0)} of 100 pairs\n`,
  );
  expect(Math.abs(chance - 0.5)).toBeLessThan(0.15);
});

it('asking for a new password takes as long for an unknown address as for a known one', async () => {
  for (let round = 0; round < SAMPLES; round += 1) {
    await server.browser().send('POST', '/api/register', {
      email: `known${round}@example.org`,
      password,
      firstName: 'A',
      lastName: 'B',
      displayName: 'C',
    });
  }
  const chance = await compare(
    '/api/forgot-password',
    (round) => ({ email: `known${round}@example.org` }),
    (round) => ({ email: `other${round}@example.org` }),
  );
  process.stdout.write(`forgot: a known address takes longer in ${(chance * 100).toFixed(0)} of 100 pairs\n`);
  expect(Math.abs(chance - 0.5)).toBeLessThan(0.15);
});
