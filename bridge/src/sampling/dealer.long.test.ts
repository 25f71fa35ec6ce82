import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { needs } from '../testing/needs.ts';
import { samplerOf } from '../testing/sampling-truth.ts';

/** Where Debian puts it. */
const DEALER = '/usr/games/dealer';

/** Conditions as we write them and as `dealer` reads them. */
const rows = [
  [
    '',
    '',
    'S: 15-17, bal',
    'hcp(south)>=15 && hcp(south)<=17 && shape(south, any 4333 + any 4432 + any 5332)',
  ],
  ['', '', 'S: 5431 or 4441', 'shape(south, any 5431 + any 4441)'],
  ['', '', 'N: 8+ controls', 'controls(north)>=8'],
  ['', '', 'W: 5-6 losers, 5+H', 'losers(west)>=5 && losers(west)<=6 && hearts(west)>=5'],
  ['', '', 'E: 2+ of AKQ in S, 6+S', 'top3(east,spades)>=2 && spades(east)>=6'],
  ['', '', 'S: 13+; N: 10+', 'hcp(south)>=13 && hcp(north)>=10'],
  [
    'W:.AKJT86.Q7542.85',
    'predeal west HAKJT86, DQ7542, C85',
    'S: 12-14, 5+S; N: 7-10, 4+S; E: 6-11, 3+H',
    'hcp(south)>=12 && hcp(south)<=14 && spades(south)>=5 && hcp(north)>=7 && hcp(north)<=10 && spades(north)>=4' +
      ' && hcp(east)>=6 && hcp(east)<=11 && hearts(east)>=3',
  ],
] as const;

it('deals fit as often as with dealer', needs('dealer, which is not installed', existsSync(DEALER)), () => {
  const wrong = rows.flatMap(([given, predeal, where, condition]) => {
    const input = `generate 1000000\nproduce 1000000\n${predeal}\ncondition ${condition}\naction average 1\n`;
    const { stdout } = spawnSync(DEALER, ['-s', '1'], { input, encoding: 'utf8' });
    const theirs = Number(/Produced (\d+) hands/u.exec(stdout)?.[1]) / 1_000_000;
    const { value, low, high } = samplerOf({ given, where }).fit();
    const error = Math.hypot(Math.sqrt((value * (1 - value)) / 1_000_000), (high - low) / 3.92);
    return Math.abs(theirs - value) <= 4 * error ? [] : [`${where}: ${value}, not ${theirs}: ${stdout}`];
  });
  expect(wrong).toEqual([]);
});
