import { describe, expect, it } from 'vitest';
import { aFairJudgement } from './testing/fair-judgement.ts';
import { type JudgedBidding, gameFigures, worstFirst } from './game-figures.ts';

const record = (
  boardNumber: number,
  loss: number,
  verdict: JudgedBidding['verdict'] = 'underbid',
): JudgedBidding => ({
  boardNumber,
  loss,
  accuracy: 100 * 2 ** (-loss / 4),
  verdict: loss === 0 ? 'par reached' : verdict,
  fair: null,
});

describe('the figures of a game', () => {
  it('are the mean accuracy, the sum of IMPs and the verdicts counted', () => {
    const figures = gameFigures([record(1, 0), record(2, 4), record(3, 8, 'overbid'), record(4, 4)]);
    expect(figures).toMatchObject({ boards: 4, parReached: 1, loss: 16, accuracy: (100 + 50 + 25 + 50) / 4 });
    expect(figures?.costliest?.boardNumber).toBe(3);
    expect(figures?.verdicts).toEqual([
      { verdict: 'underbid', count: 2 },
      { verdict: 'overbid', count: 1 },
      { verdict: 'par reached', count: 1 },
    ]);
  });

  it('have the mean on what the pair knew, of the boards for which that is known', () => {
    expect(gameFigures([record(1, 0), record(2, 4)])?.fairAccuracy).toBeNull();
    const fair = (accuracy: number): JudgedBidding => ({
      ...record(3, 4),
      fair: { ...aFairJudgement, accuracy },
    });
    expect(gameFigures([record(1, 0), fair(100), fair(50)])).toMatchObject({
      fairAccuracy: 75,
      fairBoards: 2,
      boards: 3,
    });
  });

  it('are null without bidding, and have no costliest board without a loss', () => {
    expect(gameFigures([])).toBeNull();
    expect(gameFigures([record(1, 0)])?.costliest).toBeNull();
  });

  it('put the costliest board first, and equal ones in their order', () => {
    const boards = worstFirst([record(1, 4), record(2, 0), record(3, 9), record(4, 4)]);
    expect(boards.map(({ boardNumber }) => boardNumber)).toEqual([3, 1, 4, 2]);
  });
});
