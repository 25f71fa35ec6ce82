import { describe, expect, it } from 'vitest';
import { conditionLines, meaningLines } from './meaning-text.ts';

describe('the meanings of calls', () => {
  it('is a line a seat', () => {
    const meanings = [
      { seat: 'E', text: 'Raise to four' },
      { seat: 'W', text: 'Preempt' },
      { seat: 'E', text: 'Pass' },
    ] as const;
    expect(meaningLines(meanings)).toEqual(['West: Preempt.', 'East: Raise to four; Pass.']);
  });

  it('is said in words where only the short form is known', () => {
    expect(conditionLines('E: 6-10, 6H; W: 0-9')).toEqual(['West: 0–9 HCP.', 'East: 6–10 HCP, 6 ♥.']);
    expect(conditionLines('')).toEqual([]);
  });
});
