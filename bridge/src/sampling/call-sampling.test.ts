import { describe, expect, it } from 'vitest';
import { parseAuction } from '../auction.ts';
import type { Deal } from '../deal.ts';
import { formatDeal } from '../deal.ts';
import { parseHand } from '../hand.ts';
import { lengthOf } from '../holding.ts';
import type { CallAnnotation } from '../record/hand-record.ts';
import { unwrap } from '../result.ts';
import { CallSampling } from './call-sampling.ts';
import { makePartnership } from './layouts.ts';

const partnership = unwrap(
  makePartnership('NS', unwrap(parseHand('AK82.4.AQ98.KT97')), unwrap(parseHand('QJ953.75.K3.A842'))),
);
const explained = (call: number, note: string): CallAnnotation => ({
  call,
  note,
  alerted: true,
  glyphs: [],
  comments: [],
});

/** Four spades makes, and so does four hearts. */
function sampled(calls: string, index: number, annotations: readonly CallAnnotation[] = []) {
  const deals: Deal[] = [];
  const sampling = new CallSampling(
    {
      auction: unwrap(parseAuction('W', calls.split(' '))),
      index,
      partnership,
      vulnerability: 'None',
      annotations,
      seed: 5,
    },
    (deal, plays) => {
      deals.push(deal);
      return plays.map(({ strain }) => (strain === 'NT' ? 9 : 10));
    },
  );
  for (let layout = 0; layout < 20; layout++) sampling.addLayout();
  return { sampling, deals };
}

describe('the alternatives at a call, layout after layout', () => {
  it('are compared on the cards of the pair and the calls before', () => {
    const { sampling, deals } = sampled('3H Double 4H 4S Pass Pass Pass', 3);
    expect(sampling.count).toBe(20);
    expect(sampling.rows()[0]).toMatchObject({ call: '4S', score: { value: 420 }, imps: null });
    expect(sampling.rows().find(({ call }) => call === 'Double')?.score.value).toBe(-590);
    expect(sampling.meanings.map(({ call }) => call)).toEqual([0]);
    for (const deal of deals) {
      expect(deal.N).toEqual(partnership.hands[0]);
      expect(lengthOf(deal.W.H)).toBeGreaterThanOrEqual(6);
    }
  });

  it('know nothing of later calls, nor of their explanations', () => {
    const early = sampled('3H Double 4H 4S Pass Pass Pass', 1);
    const other = sampled('3H Double Pass 4S Double Pass Pass Pass', 1, [explained(4, '5+ spades')]);
    expect(other.deals.map((deal) => formatDeal(deal))).toEqual(early.deals.map((deal) => formatDeal(deal)));
    expect(other.sampling.rows()).toEqual(early.sampling.rows());
  });

  it('leave out calls that no layout fits', () => {
    const { sampling } = sampled('3H Double 4H 4S Pass Pass Pass', 3, [explained(0, '7+ spades')]);
    expect(sampling.count).toBe(20);
    expect(sampling.meanings).toEqual([]);
  });

  it('are those of the pair whose call it is', () => {
    expect(() => sampled('3H Double 4H 4S Pass Pass Pass', 2)).toThrow('not of this partnership');
  });
});
