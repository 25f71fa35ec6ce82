import { describe, expect, test } from 'vitest';
import { isInUse, isTimeUp, NO_TIME, reset, startOrPause, timeText, withMinutes } from './timer.ts';

describe('the timer', () => {
  test('counts up, stands still, goes on, and starts anew', () => {
    const running = startOrPause(NO_TIME, 1000);
    expect(timeText(running, 62_999)).toBe('1:01');
    const paused = startOrPause(running, 63_000);
    expect(timeText(paused, 900_000)).toBe('1:02');
    const again = startOrPause(paused, 900_000);
    expect(timeText(again, 903_000)).toBe('1:05');
    expect(timeText(reset(again), 903_000)).toBe('0:00');
    expect(isTimeUp(again, 9_000_000)).toBe(false);
  });

  test('counts down to nothing, and says that time is up', () => {
    const three = startOrPause(withMinutes(NO_TIME, 3, 0), 0);
    expect(timeText(three, 500)).toBe('3:00');
    expect([timeText(three, 179_500), isTimeUp(three, 179_500)]).toEqual(['0:01', false]);
    expect([timeText(three, 180_000), isTimeUp(three, 180_000)]).toEqual(['0:00', true]);
    expect(timeText(three, 400_000)).toBe('0:00');
    expect(reset(three)).toEqual({ startedAt: null, elapsed: 0, minutes: 3 });
  });

  test('gets other minutes while it runs', () => {
    const five = withMinutes(startOrPause(NO_TIME, 0), 5, 60_000);
    expect(timeText(five, 120_000)).toBe('4:00');
  });

  test('never counts backwards when the clock of the computer does', () => {
    expect(timeText(startOrPause(NO_TIME, 5000), 0)).toBe('0:00');
  });

  test('is in use once somebody asked for it', () => {
    expect(isInUse(NO_TIME)).toBe(false);
    expect(isInUse(startOrPause(NO_TIME, 0))).toBe(true);
    expect(isInUse(withMinutes(NO_TIME, 3, 0))).toBe(true);
  });
});
