import { describe, expect, it } from 'vitest';
import { stepInBox } from './bidding-box-step.ts';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const PASS = 35;
const DOUBLE = 36;
const REDOUBLE = 37;

describe('arrow keys in the bidding box', () => {
  it('move by one bid or one level, and stay at the edges', () => {
    expect(stepInBox(0, 'ArrowRight')).toBe(1);
    expect(stepInBox(4, 'ArrowRight')).toBe(4);
    expect(stepInBox(5, 'ArrowLeft')).toBe(5);
    expect(stepInBox(0, 'ArrowDown')).toBe(5);
    expect(stepInBox(3, 'ArrowUp')).toBe(3);
  });

  it('move from the seventh level to Pass, Double and Redouble, and back', () => {
    expect([30, 31, 32, 33, 34].map((bid) => stepInBox(bid, 'ArrowDown'))).toEqual([
      PASS,
      PASS,
      DOUBLE,
      REDOUBLE,
      REDOUBLE,
    ]);
    expect([PASS, DOUBLE, REDOUBLE].map((word) => stepInBox(word, 'ArrowUp'))).toEqual([30, 32, 34]);
    expect(stepInBox(PASS, 'ArrowLeft')).toBe(PASS);
    expect(stepInBox(PASS, 'ArrowRight')).toBe(DOUBLE);
    expect(stepInBox(REDOUBLE, 'ArrowRight')).toBe(REDOUBLE);
  });

  it('reach every call', () => {
    const seen = new Set([0]);
    for (const place of seen) {
      for (const key of ARROWS) seen.add(stepInBox(place, key) ?? place);
    }
    expect(seen.size).toBe(38);
  });

  it('are the only keys that move, with Home and End', () => {
    expect([stepInBox(17, 'Home'), stepInBox(17, 'End'), stepInBox(17, 'a')]).toEqual([0, REDOUBLE, null]);
  });
});
