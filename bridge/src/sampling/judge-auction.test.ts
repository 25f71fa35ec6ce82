import { describe, expect, it } from 'vitest';
import { parseAuction } from '../auction.ts';
import { formatSeatConditions } from '../conditions/seat-conditions.ts';
import { formatContract } from '../contract.ts';
import { parseHand } from '../hand.ts';
import { unwrap } from '../result.ts';
import type { Seat } from '../seat.ts';
import type { CallAnnotation } from '../record/hand-record.ts';
import { parseSeatConditions } from '../conditions/seat-conditions.ts';
import { formatDeal, type Deal } from '../deal.ts';
import { makeDealSampler } from './deal-sampler.ts';
import { judgeAuction } from './judge-auction.ts';
import { makeKnownCards } from './known-cards.ts';
import { makePartnership } from './layouts.ts';

/** All that is high, so that layouts are solved at once. */
const pair = unwrap(
  makePartnership('NS', unwrap(parseHand('AKQ.AKQ.AKQ.AKQJ')), unwrap(parseHand('JT9.JT9.JT9.T987'))),
);
const judged = (dealer: Seat, calls: string, annotations: readonly CallAnnotation[] = []) =>
  judgeAuction({
    auction: unwrap(parseAuction(dealer, calls.split(' '))),
    partnership: pair,
    vulnerability: 'None',
    annotations,
    seed: 3,
  });
const explained = (call: number, note: string): CallAnnotation => ({
  call,
  note,
  alerted: true,
  glyphs: [],
  comments: [],
});

describe('an auction on what the pair knew', () => {
  it('is judged over a hundred layouts or more, the same ones for the same seed', () => {
    const first = judged('N', '2NT Pass 3NT Pass Pass Pass')!;
    expect(first.word).toBe('wrong');
    expect(first.chance?.value).toBe(1);
    expect(formatContract(first.best!)).toBe('7NT');
    expect(first.layouts).toBe(100);
    expect(judged('N', '2NT Pass 3NT Pass Pass Pass')).toEqual(first);
  });

  it('is not judged before it is finished', () => {
    expect(judged('N', '2NT Pass 3NT')).toBeNull();
  });

  it('takes conditions from the opponents alone, and from their explanations first', () => {
    const passed = judged('E', 'Pass 2NT Pass 6NT Pass Pass Pass')!;
    expect(formatSeatConditions(passed.conditions)).toMatch(/^E: 0-1\d/u);
    const weak = judged('E', '2S Double Pass 6NT Pass Pass Pass', [explained(0, '6+ spades, 0-5 HCP')])!;
    expect(formatSeatConditions(weak.conditions)).toMatch(/6\+S/u);
    expect(formatSeatConditions(judged('N', '2NT Pass 6NT Pass Pass Pass')!.conditions)).not.toMatch(
      /[NS]: /u,
    );
  });

  it('knows nothing of calls after the decision', () => {
    const calls = 'Pass 2S Pass Pass Pass';
    const decisive = judged('N', calls)!;
    // The last call is West's, and follows North's: it may mean what it will.
    const later = judged('N', calls, [explained(4, '5+ hearts, 10+ HCP')])!;
    expect(later).toEqual(decisive);
  });

  it('solves only what can still be best after some layouts', () => {
    const solved: number[] = [];
    judgeAuction(
      {
        auction: unwrap(parseAuction('N', '2NT Pass 3NT Pass Pass Pass'.split(' '))),
        partnership: pair,
        vulnerability: 'None',
        seed: 3,
      },
      (_, plays) => {
        solved.push(plays.length);
        return plays.map(({ strain }) => (strain === 'NT' ? 13 : 6));
      },
    );
    // Notrump and clubs by two declarers; clubs and the partner's notrump never come to anything.
    expect(solved).toEqual([...Array.from({ length: 25 }, () => 4), ...Array.from({ length: 75 }, () => 1)]);
  });

  it('never offers to defend a bid that is no contract', () => {
    const judgedWith = (calls: string) => {
      const declarers = new Set<Seat>();
      judgeAuction(
        {
          auction: unwrap(parseAuction('E', calls.split(' '))),
          partnership: pair,
          vulnerability: 'None',
          style: 'five-card majors',
          seed: 3,
        },
        (_, plays) => {
          for (const { declarer } of plays) declarers.add(declarer);
          return plays.map(() => 13);
        },
      );
      return declarers;
    };
    expect(judgedWith('1NT Pass 2H 3NT Pass Pass Pass')).toEqual(new Set(['N', 'S']));
    // Accepting a transfer shows nothing, but West has passed it.
    expect(judgedWith('1NT Pass 2D Pass 2H Pass Pass 3NT Pass Pass Pass')).toEqual(new Set(['N', 'S', 'E']));
    expect(judgedWith('1H Pass 2H 3NT Pass Pass Pass')).toEqual(new Set(['N', 'S', 'E']));
  });

  it('can be dealt again from the seed and the conditions as text', () => {
    const deals: Deal[] = [];
    const fair = judgeAuction(
      {
        auction: unwrap(parseAuction('E', '1H Double 3H 3NT Pass Pass Pass'.split(' '))),
        partnership: pair,
        vulnerability: 'None',
        annotations: [explained(0, '0-5 HCP or 5+ clubs')],
        seed: 3,
      },
      (deal, plays) => {
        deals.push(deal);
        return plays.map(() => 9);
      },
    )!;
    const [N, S] = pair.hands;
    const again = unwrap(
      makeDealSampler(
        unwrap(makeKnownCards({ N, S })),
        unwrap(parseSeatConditions(formatSeatConditions(fair.conditions))),
      ),
    );
    expect(deals).toHaveLength(fair.layouts);
    for (const [number, deal] of deals.entries())
      expect(formatDeal(again.dealAt({ seed: 3, number }).deal!)).toBe(formatDeal(deal));
  });

  it('leaves out calls that no layout fits: somebody has psyched', () => {
    const psyche = judged('E', '1S Double Pass 6NT Pass Pass Pass', [explained(0, '8+ spades, 15-17')])!;
    expect(psyche.layouts).toBeGreaterThanOrEqual(100);
    expect(formatSeatConditions(psyche.conditions)).not.toMatch(/15-17/u);
  });
});
