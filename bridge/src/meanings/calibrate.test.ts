import { describe, expect, it } from 'vitest';
import { readPbn } from '../pbn/read-pbn.ts';
import { calibrate, tablesOf } from './calibrate.ts';

/** Two made-up boards: an honest strong notrump, and a 1♠ opening on four cards. */
const tables = tablesOf(
  readPbn(`
[Board "1"]
[Dealer "N"]
[Deal "N:AQ4.KT3.K762.A83 K87.Q84.JT5.QT94 J963.AJ6.Q9.KJ72 T52.9752.A843.65"]
[Auction "N"]
1NT Pass 3NT Pass Pass Pass

[Board "2"]
[Dealer "N"]
[Deal "N:AQ42.KT3.K76.A83 K87.Q84.JT5.QT94 J963.AJ6.Q9.KJ72 T5.9752.A8432.65"]
[Auction "N"]
1S Pass 2S Pass Pass Pass
`).record,
);

describe('calibration', () => {
  it('counts the hands that meet what their calls say, for seats that bid', () => {
    const { seats, kinds } = calibrate(tables, { style: 'five-card majors' });
    expect(seats).toMatchObject({ kind: 'seats that bid', count: 4 });
    const met = Object.fromEntries(kinds.map((row) => [row.kind, row.met]));
    expect(met).toMatchObject({ 'opening: 1NT': 1, 'opening: 1M': 0, 'response, quiet: 1NT, 3NT': 1 });
  });

  it('says how many random hands meet it, the same in every run', () => {
    const share = (unseenBy: 'both' | 'one'): number =>
      calibrate(tables.slice(0, 1), { samples: 400, unseenBy }).kinds.find(
        (row) => row.kind === 'opening: 1NT',
      )!.random;
    expect(share('both')).toBe(share('both'));
    // North and South have 29 of the 40 points: a random hand of theirs is often strong, one of three hands less so.
    expect(share('both')).toBeGreaterThan(share('one'));
  });
});
