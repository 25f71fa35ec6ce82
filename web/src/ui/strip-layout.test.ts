import { describe, expect, it } from 'vitest';
import { stripLayout, stripRows } from './strip-layout.ts';

describe('the bars of an accuracy strip', () => {
  it('fill one row up to 60 boards, and are links while they can be hit', () => {
    expect(stripLayout(27, 760, false)).toEqual({ perRow: 27, linked: true, numberEvery: 1 });
    expect(stripLayout(27, 330, false)).toEqual({ perRow: 27, linked: false, numberEvery: 5 });
    expect(stripLayout(60, 760, false)).toMatchObject({ perRow: 60, linked: false });
  });

  it('need the width of a finger where they are touched', () => {
    expect(stripLayout(12, 760, true).linked).toBe(true);
    expect(stripLayout(27, 760, true).linked).toBe(false);
  });

  it('stand in rows of forty in narrow windows, and never in more than four rows', () => {
    expect(stripLayout(160, 1300, false).perRow).toBe(160);
    expect(stripLayout(160, 330, false).perRow).toBe(40);
    expect(stripLayout(1000, 1300, false).perRow).toBe(250);
    expect(stripLayout(1000, 330, false).perRow).toBe(250);
    expect(stripLayout(1, 330, false).perRow).toBe(1);
    expect([27, 160, 1000].map((boards) => stripRows(boards, 'narrow'))).toEqual([1, 4, 4]);
    expect([27, 160, 1000].map((boards) => stripRows(boards, 'wide'))).toEqual([1, 1, 4]);
  });
});
