import { describe, expect, it } from 'vitest';
import { commentaryOf } from './commentary.ts';

const auction = {
  dealer: 'E',
  calls: ['1H', 'Pass', '2D'],
  annotations: [
    { call: 0, alerted: true, note: 'five cards', comments: [] },
    { call: 2, alerted: false, note: null, comments: ['larkfan: nice hand', 'First.\n\nSecond.'] },
  ],
} as const;
const said = (text: string, by?: string) => ({ by, text, isTable: false });
const play = {
  leader: 'S',
  tricks: [{ N: 'S2', E: 'S3', S: 'SK', W: null }],
  annotations: [
    { trick: 0, seat: 'S', note: null, comments: [' '] },
    { trick: 0, seat: 'W', note: null, comments: ['revealing: yes'] },
  ],
} as const;
const table = (parts: object) =>
  ({ auction: null, play: null, commentary: [], ...parts }) as Parameters<typeof commentaryOf>[0];

describe('commentary of a table', () => {
  it('comes in the order of the board, with alerts left out', () => {
    expect(commentaryOf(table({ auction, play, commentary: ['A quiet board.'] }))).toEqual([
      { about: null, lines: [said('A quiet board.')] },
      {
        about: { seat: 'W', call: '2D' },
        lines: [said('nice hand', 'larkfan'), said('First.'), said('Second.')],
      },
      { about: { seat: 'W', trick: 0, card: null }, lines: [said('yes', 'revealing')] },
    ]);
  });

  it('is empty where nobody said anything', () => {
    expect(commentaryOf(table({ auction: { ...auction, annotations: [] } }))).toEqual([]);
    expect(commentaryOf(table({}))).toEqual([]);
  });

  it.each(['1NT-2C: Stayman', 'a: b', 'see https://example.org/x', 'Note that: yes', 'nothing:'])(
    'takes nobody for the speaker of %j',
    (text) => {
      expect(commentaryOf(table({ commentary: [text] }))[0]?.lines).toEqual([said(text)]);
    },
  );

  it('keeps a table apart, whose first cell is nobody who speaks', () => {
    const text = 'Lark: 12   Heron: 9\nWren: 8    Swift: 4';
    expect(commentaryOf(table({ commentary: [text] }))[0]?.lines).toEqual([
      { by: undefined, text, isTable: true },
    ]);
  });
});
