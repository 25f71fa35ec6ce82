import { describe, expect, test } from 'vitest';
import {
  at,
  backward,
  forward,
  isAtEnd,
  isAtStart,
  NEW_PRESENTATION,
  placeIn,
  presentation,
  type Presentation,
  toNextBoard,
  toPreviousBoard,
} from './presentation.ts';

const boards = [
  { id: 11, steps: 2 },
  { id: 12, steps: 1 },
  { id: 13, steps: 3 },
];
const start = NEW_PRESENTATION;
const where = (state: Presentation) => {
  const { board, step } = placeIn(state, boards);
  return `${boards[board]?.id}:${step}`;
};
/** All places on the way, until nothing changes. */
function walk(from: Presentation, move: typeof forward): string[] {
  const places = [where(from)];
  let state = from;
  for (;;) {
    const next = move(state, boards);
    if (where(next) === where(state)) return places;
    places.push(where(next));
    state = next;
  }
}

describe('a presentation', () => {
  test('goes forward through all steps of all boards, and back the same way', () => {
    const places = ['11:0', '11:1', '12:0', '13:0', '13:1', '13:2'];
    expect(walk(start, forward)).toEqual(places);
    expect(walk(at(start, boards, { board: 2, step: 2 }), backward)).toEqual(places.toReversed());
  });

  test('goes from board to board', () => {
    expect(walk(start, toNextBoard)).toEqual(['11:0', '12:0', '13:0']);
    expect(walk(at(start, boards, { board: 2, step: 2 }), toPreviousBoard)).toEqual([
      '13:2',
      '13:0',
      '12:0',
      '11:0',
    ]);
  });

  test('comes back from a blank screen where it was', () => {
    const blank = { ...at(start, boards, { board: 0, step: 1 }), isBlank: true };
    for (const move of [forward, backward]) {
      expect(move(blank, boards)).toEqual({ ...blank, isBlank: false });
    }
  });

  test('knows its ends', () => {
    expect([isAtStart(start, boards), isAtEnd(start, boards)]).toEqual([true, false]);
    const end = at(start, boards, { board: 2, step: 2 });
    expect([isAtStart(end, boards), isAtEnd(end, boards)]).toEqual([false, true]);
    expect(forward(end, boards)).toBe(end);
  });

  test('stays within boards that have become fewer, or shorter', () => {
    const state = at(start, boards, { board: 2, step: 2 });
    expect(placeIn(state, [{ id: 13, steps: 1 }])).toEqual({ board: 0, step: 0 });
    expect(placeIn(state, boards.slice(0, 2))).toEqual({ board: 0, step: 0 });
    expect(placeIn(start, [])).toEqual({ board: 0, step: 0 });
  });

  test('is read from what another window or an earlier page said, and from nothing else', () => {
    expect(presentation.parse(JSON.parse(JSON.stringify(start)))).toEqual(start);
    for (const wrong of [null, {}, { ...start, step: -1 }, { ...start, choices: {} }]) {
      expect(presentation.safeParse(wrong).success).toBe(false);
    }
  });
});
