import { describe, expect, it } from 'vitest';
import { playerKey, readPlayerName } from './player-name.ts';

describe('the name of a player', () => {
  it.each([
    ['Ada Lark', 'Ada Lark', null],
    ['  Ada \t Lark ', 'Ada Lark', null],
    ['Ada Lark#56252', 'Ada Lark', '56252'],
    ['Ada Lark # 7', 'Ada Lark', '7'],
    ['Ada Lark (56252)', 'Ada Lark', '56252'],
    ['Ada Lark [#12]', 'Ada Lark', '12'],
    ['Ada Lark 56252', 'Ada Lark', '56252'],
    ['Pair 12', 'Pair 12', null],
    ['lark3', 'lark3', null],
    ['Engine 1.9', 'Engine 1.9', null],
    ['Engine 3.3.15', 'Engine 3.3.15', null],
    ['Ada Lark (sub)', 'Ada Lark (sub)', null],
    ['12345', '12345', null],
    ['#12', '#12', null],
    ['', '', null],
  ])('of %j is %j, with the number %j', (text, name, number) => {
    expect(readPlayerName(text)).toEqual({ name, number });
  });

  it('is the same in any case and width, and with or without a number', () => {
    const spellings = ['Ada Lark', 'ADA  LARK', 'ada lark#56252', 'Ａda Lark (1)', 'Ada\u00a0Lark'];
    expect(new Set(spellings.map(playerKey))).toEqual(new Set(['ada lark']));
  });

  it('is found in a time that does not grow with odd texts', () => {
    expect(readPlayerName(`${'a '.repeat(50_000)}#`).number).toBeNull();
  });
});
