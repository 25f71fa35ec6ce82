import { describe, expect, it } from 'vitest';
import { parseAuction } from '../auction.ts';
import { unwrap } from '../result.ts';
import { situationAt, type DescribedCall, type Situation } from './situation.ts';

/** The situation of the last call. */
function situationOf(calls: string): Situation {
  const auction = unwrap(parseAuction('N', calls.split(' ')));
  const earlier: DescribedCall[] = [];
  for (let index = 0; ; index++) {
    const situation = situationAt(auction, index, earlier);
    if (index === auction.calls.length - 1) return situation;
    earlier.push(situation.described);
  }
}

describe('the position of a call', () => {
  it.each([
    ['1H', 'opening'],
    ['p p p', 'opening'],
    ['1H p 2H', 'response'],
    ['p p 1H 2C 2H', 'response'],
    ['1H p 2H p 4H', 'rebid'],
    ['1H p 1S p 2C p 2H', 'second response'],
    ['1H p 1S p 2C p 2H p 3D', 'later'],
    ['1H 2C', 'overcall'],
    ['1H p 2H X', 'overcall'],
    ['1H p p X', 'balancing'],
    ['1H p 2H p p X', 'balancing'],
    ['1H X p 1S', 'advance'],
    ['1H p p X p 2C', 'advance'],
    ['1H X p 1S p 2S', 'later'],
  ])('%s: %s', (calls, position) => {
    expect(situationOf(calls).position).toBe(position);
  });
});

describe('the kind of a call', () => {
  it.each([
    ['1H p 2H', 'raise', 0],
    ['1H p 4H', 'raise', 2],
    ['1H p 2D', 'new suit', 0],
    ['1H p 2S', 'new suit', 1],
    ['1H p 1S p 2H', 'own suit', 0],
    ['1H 2H', 'cue bid', 0],
    ['1H p 2NT', 'notrump', 1],
    ['1H 2C X', 'double', 0],
    ['1H 2C X XX', 'redouble', 0],
    ['2H', 'new suit', 1],
  ])('%s: %s, skipping %i levels', (calls, kind, jump) => {
    expect(situationOf(calls).described).toMatchObject({ kind, jump });
  });
});

describe('the suits that rules speak of', () => {
  it('are those of the bid, of partner, of the caller and of the opponents', () => {
    expect(situationOf('1D 1H 1S p 2C').suits).toEqual({ suit: 'C', partner: 'S', mine: 'D', theirs: 'H' });
  });

  it('do not come from cue bids', () => {
    expect(situationOf('1D 2D p 2S').suits.partner).toBeNull();
  });
});
