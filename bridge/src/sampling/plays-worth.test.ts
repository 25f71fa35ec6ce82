import { describe, expect, it } from 'vitest';
import type { Tricks } from '../contract.ts';
import type { FairQuestion } from './fair-choices.ts';
import { playsWorth } from './plays-worth.ts';
import { TrickSamples } from './trick-samples.ts';

const question: FairQuestion = {
  side: 'NS',
  vulnerability: 'None',
  reached: { level: 4, strain: 'S', doubling: '', declarer: 'S' },
  opposing: { level: 3, strain: 'H', doubling: '', declarer: 'W' },
};

/** Spades by either, notrump by either and West's hearts, on 25 layouts. */
function samplesOf(tricksAt: (layout: number) => { N: Tricks; S: Tricks; NT: Tricks; H: Tricks }) {
  const samples = new TrickSamples(['N', 'S'], ['S', 'NT'], [{ declarer: 'W', strain: 'H' }]);
  for (let layout = 0; layout < 25; layout++) {
    const { N, S, NT, H } = tricksAt(layout);
    samples.add(layout, { N: { S: N, NT }, S: { S, NT }, W: { H } });
  }
  return samples;
}

const texts = (samples: TrickSamples) =>
  playsWorth(samples, question).map(({ declarer, strain }) => declarer + strain);

describe('what is still worth solving', () => {
  it('is the contract reached and what may be better, but nothing that is far behind', () => {
    const samples = samplesOf((layout) => ({
      N: 9,
      S: layout % 2 === 0 ? 10 : 9,
      NT: 4,
      H: layout % 2 === 0 ? 7 : 8,
    }));
    expect(texts(samples)).toEqual(['SS', 'WH']);
  });

  it('is a contract that makes often enough, though not yet the best', () => {
    const samples = samplesOf((layout) => ({ N: 10, S: 10, NT: layout % 4 === 0 ? 7 : 9, H: 9 }));
    // Of North and South in notrump one is enough, for they take the same tricks.
    expect(texts(samples)).toEqual(['NNT', 'SS']);
  });

  it('is the partner too who takes a trick more on some layout', () => {
    const samples = samplesOf((layout) => ({ N: layout === 7 ? 10 : 9, S: 9, NT: 4, H: 9 }));
    expect(texts(samples)).toContain('NS');
  });
});
