import { describe, expect, it } from 'vitest';
import { nextSeat, parseSeat, partnerOf, placesBetween, seats, seatsFrom } from './seat.ts';
import { opponentsOf, seatsOf, sideOf, sides } from './side.ts';

describe('a seat', () => {
  it('is followed clockwise, back to itself after four', () => {
    expect(seats.map((seat) => nextSeat(seat))).toEqual(['E', 'S', 'W', 'N']);
    for (const seat of seats) expect(nextSeat(seat, 4)).toBe(seat);
  });

  it('is preceded counterclockwise', () => {
    expect(nextSeat('N', -1)).toBe('W');
    expect(nextSeat('N', -5)).toBe('W');
  });

  it('faces its partner, who is of the same side', () => {
    expect(seats.map(partnerOf)).toEqual(['S', 'W', 'N', 'E']);
    for (const seat of seats) expect(sideOf(partnerOf(seat))).toBe(sideOf(seat));
  });

  it('starts a round of the table', () => {
    expect(seatsFrom('S')).toEqual(['S', 'W', 'N', 'E']);
    for (const from of seats) {
      for (const to of seats) expect(seatsFrom(from)[placesBetween(from, to)]).toBe(to);
    }
  });

  it.each([
    ['N', 'N'],
    [' e ', 'E'],
    ['South', 'S'],
    ['WEST', 'W'],
  ])('is read from %j', (text, seat) => {
    expect(parseSeat(text)).toEqual({ ok: true, value: seat });
  });

  it.each(['', 'X', 'NS', 'constructor', '__proto__'])('is not read from %j', (text) => {
    expect(parseSeat(text)).toMatchObject({ ok: false, error: { code: 'unknown-seat' } });
  });
});

describe('a side', () => {
  it('has two seats, and the other side the other two', () => {
    for (const side of sides) {
      expect(seatsOf(side).map(sideOf)).toEqual([side, side]);
      expect(opponentsOf(opponentsOf(side))).toBe(side);
      expect(opponentsOf(side)).not.toBe(side);
    }
  });
});
