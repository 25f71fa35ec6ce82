import { describe, expect, it } from 'vitest';
import { parseAuction } from '../auction.ts';
import { parseHand } from '../hand.ts';
import { unwrap } from '../result.ts';
import { CallSamples } from './call-samples.ts';
import { makePartnership } from './layouts.ts';

const partnership = unwrap(
  makePartnership('NS', unwrap(parseHand('AK82.4.AQ98.KT97')), unwrap(parseHand('QJ953.75.K3.A842'))),
);

const samplesOf = (calls: string, index: number): CallSamples =>
  new CallSamples({
    auction: unwrap(parseAuction('W', calls.split(' '))),
    index,
    partnership,
    vulnerability: 'None',
  });

/** Four spades makes, and so does four hearts. */
function sampled(calls: string, index: number, layouts: readonly number[]): CallSamples {
  const samples = samplesOf(calls, index);
  for (const number of layouts)
    samples.add(
      number,
      samples.plays().map(({ strain }) => (strain === 'NT' ? 9 : 10)),
    );
  return samples;
}

const twenty = Array.from({ length: 20 }, (_, number) => number);

describe('the alternatives at a call, layout by layout', () => {
  it('are compared by mean score with the call that was made', () => {
    const samples = sampled('3H Double 4H 4S Pass Pass Pass', 3, twenty);
    expect(samples.count).toBe(20);
    expect(samples.rows()[0]).toMatchObject({ call: '4S', score: { value: 420 }, imps: null });
    expect(samples.rows().find(({ call }) => call === 'Double')?.score.value).toBe(-590);
  });

  it('count in the order of the layouts, however they come', () => {
    const inOrder = sampled('3H Double 4H 4S Pass Pass Pass', 3, twenty);
    const samples = sampled('3H Double 4H 4S Pass Pass Pass', 3, twenty.slice(1).toReversed());
    expect(samples.count).toBe(0);
    expect(samples.rows()).toEqual([]);
    samples.add(
      0,
      samples.plays().map(({ strain }) => (strain === 'NT' ? 9 : 10)),
    );
    expect(samples.count).toBe(20);
    expect(samples.rows()).toEqual(inOrder.rows());
  });

  it('know nothing of later calls', () => {
    const early = sampled('3H Double 4H 4S Pass Pass Pass', 1, twenty);
    const other = sampled('3H Double Pass 4S Double Pass Pass Pass', 1, twenty);
    expect(other.plays()).toEqual(early.plays());
    expect(other.rows()).toEqual(early.rows());
  });

  it('guess what was found so far', () => {
    const samples = samplesOf('3H Double 4H 4S Pass Pass Pass', 3);
    expect(samples.plays().map(({ guess }) => guess)).toEqual(samples.plays().map(() => undefined));
    samples.add(
      0,
      samples.plays().map(() => 8),
    );
    expect(samples.plays().map(({ guess }) => guess)).toEqual(samples.plays().map(() => 8));
  });

  it('are those of the pair whose call it is', () => {
    expect(() => samplesOf('3H Double 4H 4S Pass Pass Pass', 2)).toThrow('not of this partnership');
  });
});
