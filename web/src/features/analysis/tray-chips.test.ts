import { parseDeal } from '@bridge-review/bridge/deal';
import { positionAfter } from '@bridge-review/bridge/double-dummy/position';
import { unwrap } from '@bridge-review/bridge/result';
import { expect, it } from 'vitest';
import type { PlayState } from '../hands/use-play.ts';
import { trayChips } from './tray-chips.ts';

const deal = unwrap(parseDeal('N:J862.Q32.A7.A864 4.AKJ976.T82.T53 AQT95.84.KJ6.KJ7 K73.T5.Q9543.Q92'));

/** West to lead against 4♠, after which the given cards were played. */
const chipsOf = (played: PlayState['line']['cards'], step: number) => {
  const position = unwrap(
    positionAfter(
      deal,
      'S',
      'W',
      played.slice(0, step).map(({ card }) => card),
    ),
  );
  const contract = { level: 4, strain: 'S', doubling: '', declarer: 'S' } as const;
  return trayChips(position, { line: { contract, cards: played }, step } as PlayState, null);
};

it('puts equals on one chip, which plays the lowest', () => {
  const chips = chipsOf([], 0);
  expect(chips.map(({ cards }) => cards.join(' '))).toEqual([
    'SK',
    'S7',
    'S3',
    'HT',
    'H5',
    'DQ',
    'D9',
    'D5 D4 D3',
    'CQ',
    'C9',
    'C2',
  ]);
  expect(chips.map(({ plays }) => plays)).toContain('D3');
  expect(chips.some(({ next }) => next)).toBe(false);
});

it('plays the card of the line where the chip has it, and marks it', () => {
  const chips = chipsOf([{ trick: 0, seat: 'W', card: 'D4' }], 0);
  expect(chips.filter(({ next }) => next)).toEqual([
    { cards: ['D5', 'D4', 'D3'], plays: 'D4', worth: null, next: true },
  ]);
});

it('offers the cards that follow suit, as the trick has changed what is equal', () => {
  const played = [
    { trick: 0, seat: 'W', card: 'HT' },
    { trick: 0, seat: 'N', card: 'HQ' },
  ] as const;
  expect(chipsOf(played, 2).map(({ cards }) => cards.join(' '))).toEqual(['HA HK', 'HJ', 'H9', 'H7 H6']);
});
