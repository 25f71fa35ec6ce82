import { shareOf } from '@bridge-review/bridge/sampling/estimate';
import { describe, expect, it } from 'vitest';
import type { Chip } from '../conditions/chip.ts';
import { type Moves, differ, moveNotes, moveRows, moveSentences } from './moves-text.ts';

const chip = (id: string, seat: 'E' | 'W', call: '2H' | 'Pass'): Chip => ({
  id,
  seat,
  condition: { kind: 'points', range: { min: 6, max: 10 } },
  source: { kind: 'rule', call, ordinal: null, isPart: false, name: 'weak two' },
  isEdited: false,
  isOff: false,
  reason: null,
});
const chips = [chip('E0 rule', 'E', '2H'), chip('W2 rule', 'W', 'Pass'), chip('E4 rule', 'E', 'Pass')];
const moves: Moves = {
  chance: shareOf(320, 500),
  chips: ['E0 rule', 'W2 rule'],
  without: { 'E0 rule': shareOf(340, 400), 'W2 rule': shareOf(257, 400) },
  failed: [],
};

describe('how the odds move', () => {
  it('tells apart what differs by more than chance', () => {
    expect(differ(shareOf(50, 100), shareOf(55, 100))).toBe(false);
    expect(differ(shareOf(50, 100), shareOf(70, 100))).toBe(true);
    expect(differ(shareOf(70, 100), shareOf(50, 100))).toBe(true);
    expect(differ(shareOf(0, 100), shareOf(0, 100))).toBe(false);
    // The two intervals meet, but that of the difference leaves out 0.
    expect(differ(shareOf(250, 500), shareOf(285, 500))).toBe(true);
  });

  it('has a row for each condition that adds something, and a note where it matters', () => {
    expect(moveRows(chips, moves).map(({ label, text, differs }) => [label, text, differs])).toEqual([
      ['Without East’s 2H', '85%', true],
      ['Without West’s pass', '64%', false],
    ]);
    expect(moveNotes(chips, moves)).toEqual({ 'E0 rule': 'without it 85%' });
  });

  it('says on what the figure depends, the strongest first', () => {
    expect(moveSentences(chips, moves, '4S makes')).toEqual([
      'Without East’s 2H, 4S makes 85% of the time, not 64%.',
    ]);
    const both = { ...moves, without: { 'E0 rule': shareOf(300, 400), 'W2 rule': shareOf(100, 400) } };
    expect(moveSentences(chips, both, '4S makes')).toEqual([
      'Without West’s pass, 4S makes 25% of the time, not 64%.',
      'Without East’s 2H, 4S makes 75% of the time, not 64%.',
    ]);
  });

  it('says that nothing decides it only when all has been worked out', () => {
    const calm = { 'E0 rule': shareOf(256, 400), 'W2 rule': shareOf(250, 400) };
    expect(moveSentences(chips, { ...moves, without: calm }, '4S makes')).toEqual([
      'No single condition decides how often 4S makes.',
    ]);
    expect(moveSentences(chips, { ...moves, without: { 'E0 rule': calm['E0 rule'] } }, '4S makes')).toEqual(
      [],
    );
  });

  it('says of which condition nothing could be worked out, and then claims nothing of all', () => {
    const calm = { 'E0 rule': shareOf(256, 400) };
    const broken = { ...moves, without: calm, failed: ['W2 rule'] };
    expect(moveRows(chips, broken).map(({ hasFailed }) => hasFailed)).toEqual([false, true]);
    expect(moveSentences(chips, broken, '4S makes')).toEqual([]);
  });
});
