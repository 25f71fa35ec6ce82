import { describe, expect, it } from 'vitest';
import { orderClaimText, errorText, verdictName, verdictNote } from './stats-text.ts';
import { lastMonthText, trendText } from './trend-text.ts';

const row = (name: string, mean: number, error: number | null, boards = 40) => ({
  name,
  mean,
  error,
  boards,
});

describe('what a panel claims', () => {
  it('is no order where intervals overlap', () =>
    expect(orderClaimText([row('Ben', 75, 6), row('Cleo', 66, 11)])).toBe(
      'The intervals overlap, so no order is claimed.',
    ));

  it('is an order only between rows whose intervals lie apart', () =>
    expect(orderClaimText([row('Part scores', 81, 5), row('Slams', 49, 18), row('Doubled', 70, 20)])).toBe(
      'Part scores above Slams: more than chance would explain. Other rows overlap.',
    ));

  it('counts further differences', () =>
    expect(orderClaimText([row('A', 90, 2), row('B', 80, 2), row('C', 60, 2)])).toBe(
      'A above B: more than chance would explain, and 2 other differences as well.',
    ));

  it('says of no others that they overlap where there are none', () =>
    expect(orderClaimText([row('A', 90, 2), row('B', 80, 2)])).toBe(
      'A above B: more than chance would explain.',
    ));

  it.each([
    ['one row', [row('Ben', 75, 6)], 'There is nothing to compare yet.'],
    [
      'one row with enough boards',
      [row('Part scores', 75, 2), row('Slams', 20, 2, 19)],
      'Nothing is compared: only one row, Part scores, has 20 boards or more.',
    ],
    [
      'rows with few boards',
      [row('Ben', 75, 2, 18), row('Cleo', 20, 2, 19)],
      'Too few to tell: a row needs 20 boards.',
    ],
    ['no rows', [], 'Too few to tell: a row needs 20 boards.'],
  ])('is nothing for %s', (_, rows, text) => expect(orderClaimText(rows)).toBe(text));
});

describe('what IMPs were lost on', () => {
  const par = { boards: 198, mean: 48.48, error: 7.02 };

  it('has its mean and interval', () =>
    expect(verdictNote({ verdict: 'underbid', lost: 148, boards: 41, mean: 3.61, error: 0.94 }, par)).toBe(
      ', 3.6 ± 0.9 IMPs each',
    ));

  it('is too little to tell below 20 boards', () =>
    expect(verdictNote({ verdict: 'overbid', lost: 8, boards: 1, mean: 8, error: null }, par)).toBe(
      ', too few for an interval',
    ));

  it('has no interval where all boards cost the same', () =>
    expect(verdictNote({ verdict: 'underbid', lost: 60, boards: 20, mean: 3, error: null }, par)).toBe(
      ', 3.0 IMPs each',
    ));

  it('is a share with its interval where par was reached', () => {
    const reached = { verdict: 'par reached', lost: 0, boards: 96, mean: 0, error: null } as const;
    expect(verdictNote(reached, par)).toBe(' of 198: 48% ± 7');
    expect(verdictNote(reached, { boards: 12, mean: 50, error: 33 })).toBe(
      ' of 12: 50% ± 33, too few to tell',
    );
  });
});

describe('the curve in words', () => {
  const history = [{ gameId: 1, title: 'Pairs', date: '2025-08-05', boards: 24, accuracy: 70 }];
  const month = (from: string, to: string, mean: number) => ({ from, month: to, boards: 24, mean, error: 5 });

  it('names all months that a point covers', () => {
    const months = [month('2025-07', '2025-07', 61), month('2025-08', '2025-10', 78)];
    expect(lastMonthText({ history, months })).toBe('78% ± 5 from August to October 2025');
    expect(lastMonthText({ history, months: months.slice(0, 1) })).toBe('61% ± 5 in July 2025');
    expect(trendText({ history, months })).toBe(
      'Accuracy in 1 game: at first 61% in July 2025, at last 78% from August to October 2025.',
    );
  });
});

it('writes errors and names for people', () => {
  expect(errorText({ boards: 5, mean: 1, error: 4.4 })).toBe('± 4');
  expect(errorText({ boards: 1, mean: 1, error: null })).toBe('');
  expect(verdictName('missed sacrifice')).toBe('Missed sacrifice');
});
