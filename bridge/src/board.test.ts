import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardNumber, dealerOfBoard, parseBoardNumber, vulnerabilityOfBoard } from './board.ts';
import { unwrap } from './result.ts';
import { anyBoardNumber } from './testing/arbitraries.ts';
import { isVulnerable, parseVulnerability, vulnerabilities } from './vulnerability.ts';

/** As printed on a set of boards. */
const printed = [
  'N None',
  'E NS',
  'S EW',
  'W All',
  'N NS',
  'E EW',
  'S All',
  'W None',
  'N EW',
  'E All',
  'S None',
  'W NS',
  'N All',
  'E None',
  'S NS',
  'W EW',
];

describe('a board', () => {
  it.each(printed.map((said, index) => [index + 1, said] as const))('number %i has %s', (number, said) => {
    const board = unwrap(boardNumber(number));
    expect(`${dealerOfBoard(board)} ${vulnerabilityOfBoard(board)}`).toBe(said);
  });

  it('repeats after sixteen', () => {
    fc.assert(
      fc.property(anyBoardNumber, (board) => {
        const again = unwrap(boardNumber(((board - 1) % 16) + 1));
        expect(dealerOfBoard(board)).toBe(dealerOfBoard(again));
        expect(vulnerabilityOfBoard(board)).toBe(vulnerabilityOfBoard(again));
      }),
    );
  });

  it.each(['7', ' 07 ', '007'])('is read from %j', (text) => {
    expect(parseBoardNumber(text)).toEqual({ ok: true, value: 7 });
  });

  it.each(['', '0', '-1', '1.5', '1-4', 'spacer', '1e3', '1000000', '9'.repeat(400)])(
    'is not read from %j',
    (text) => {
      expect(parseBoardNumber(text)).toMatchObject({ ok: false, error: { code: 'not-a-board-number' } });
    },
  );

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1_000_000])('is not numbered %d', (value) => {
    expect(boardNumber(value).ok).toBe(false);
  });
});

describe('vulnerability', () => {
  it.each([
    ['None', 'None'],
    ['love', 'None'],
    ['-', 'None'],
    ['N-S ', 'NS'],
    ['ew', 'EW'],
    ['Both', 'All'],
    ['ALL', 'All'],
  ])('is read from %j', (text, value) => {
    expect(parseVulnerability(text)).toEqual({ ok: true, value });
  });

  it('applies to neither side, one or both', () => {
    expect(vulnerabilities.map((each) => [isVulnerable(each, 'NS'), isVulnerable(each, 'EW')])).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ]);
  });

  it.each(['', 'E', 'N', 'toString', '?'])('is not read from %j', (text) => {
    expect(parseVulnerability(text)).toMatchObject({ ok: false, error: { code: 'unknown-vulnerability' } });
  });
});
