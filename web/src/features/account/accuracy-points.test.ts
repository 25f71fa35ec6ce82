import { describe, expect, it } from 'vitest';
import { calendarDay, formatDate } from '../../ui/format-date.ts';
import { accuracyPoints, historyText, lastText } from './accuracy-points.ts';

const game = (gameId: number, accuracy: number, boards = 10, date = `2025-10-${10 + gameId}`) => ({
  gameId,
  title: `Game ${gameId}`,
  date,
  boards,
  accuracy,
});

/** In whatever locale the tests run. */
const inFull = (date: string) => formatDate(calendarDay(date));

describe('accuracy over time', () => {
  it('draws the mean of up to five games, weighted by boards', () => {
    expect(accuracyPoints([game(1, 40, 30), game(2, 80, 10)]).map(({ mean }) => mean)).toEqual([40, 50]);
    const seven = Array.from({ length: 7 }, (_, index) => game(index, index < 2 ? 0 : 70));
    expect(accuracyPoints(seven).at(-1)?.mean).toBe(70);
  });

  it('labels points with their day and year, and the last with text', () => {
    const [point] = accuracyPoints([game(8, 80.6, 1)]);
    expect(point).toMatchObject({
      day: formatDate(calendarDay('2025-10-18'), { day: 'numeric', month: 'short' }),
      year: '2025',
      note: '1 board',
      name: 'Game 8',
    });
    expect(lastText(game(8, 80.6))).toBe(`81% on ${inFull('2025-10-18')}`);
  });

  it('describes the drawing in a sentence', () => {
    expect(historyText([game(1, 58, 3, '2024-09-01'), game(8, 81)])).toBe(
      `Accuracy in 2 games, from 58% on ${inFull('2024-09-01')} to 81% on ${inFull('2025-10-18')}.`,
    );
    expect(historyText([game(8, 81)])).toBe(`Accuracy in one game: 81% on ${inFull('2025-10-18')}.`);
  });
});
