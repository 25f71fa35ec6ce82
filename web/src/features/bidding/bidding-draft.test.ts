import type { BiddingRecord } from '@bridge-review/api/bidding';
import { describe, expect, it } from 'vitest';
import { type BiddingDraft, changedMeanwhile, isBegun, withAnnotation, withCalls } from './bidding-draft.ts';

const saved: BiddingRecord = {
  id: 5,
  handId: 1,
  gameId: 1,
  biddingSequence: ['1H', 'Pass'],
  annotations: [],
  createdBy: { id: 1, displayName: 'Ada' },
  partner: { id: 2, displayName: 'Ben' },
  side: null,
  version: 3,
  mayDelete: true,
  createdAt: '2025-10-18T20:00:00.000Z',
  updatedAt: '2025-10-18T20:00:00.000Z',
};
const draft: BiddingDraft = {
  calls: ['1H', 'Pass', '2H'],
  annotations: [],
  side: undefined,
  base: saved,
  isLeft: false,
};
const limit = { call: 2, alerted: true, note: 'limit' };

describe('changes made by the partner during editing', () => {
  it('are null if the record is still the one that was opened', () => {
    expect(changedMeanwhile(draft, saved)).toBeNull();
    expect(changedMeanwhile({ ...draft, base: null }, null)).toBeNull();
  });

  it('are the newer version, or a new record', () => {
    const newer: BiddingRecord = { ...saved, version: 4, biddingSequence: ['1S'] };
    expect(changedMeanwhile(draft, newer)).toBe(newer);
    expect(changedMeanwhile({ ...draft, base: null }, saved)).toBe(saved);
    const another = { ...saved, id: 6 };
    expect(changedMeanwhile(draft, another)).toBe(another);
  });

  it('are null if both versions are equal', () => {
    const same: BiddingRecord = { ...saved, version: 4, biddingSequence: ['1H', 'Pass', '2H'] };
    expect(changedMeanwhile(draft, same)).toBeNull();
    expect(changedMeanwhile({ ...draft, side: 'NS' }, same)).toBe(same);
    expect(changedMeanwhile({ ...draft, annotations: [limit] }, same)).toBe(same);
    expect(
      changedMeanwhile({ ...draft, annotations: [limit] }, { ...same, annotations: [limit] }),
    ).toBeNull();
  });
});

describe('a draft', () => {
  it('is begun once it says something else than its record', () => {
    const opened = { ...draft, calls: saved.biddingSequence };
    expect(isBegun(opened)).toBe(false);
    expect(isBegun({ ...opened, base: null, calls: [] })).toBe(false);
    expect(isBegun(draft)).toBe(true);
    expect(isBegun({ ...opened, side: null })).toBe(true);
    expect(isBegun({ ...opened, annotations: [{ ...limit, call: 0 }] })).toBe(true);
  });
});

describe('what is said of calls', () => {
  const first = { call: 0, alerted: false, note: 'five cards' };

  it('stands in their order, once for each', () => {
    expect(withAnnotation([limit], first)).toEqual([first, limit]);
    const other = { ...limit, note: null };
    expect(withAnnotation([first, limit], other)).toEqual([first, other]);
  });

  it('is dropped where nothing is left to say', () => {
    expect(withAnnotation([first, limit], { call: 2, alerted: false, note: null })).toEqual([first]);
  });

  it('goes with calls that are taken back', () => {
    const explained = { ...draft, annotations: [first, limit] };
    expect(withCalls(explained, ['1H', 'Pass'])).toMatchObject({
      calls: ['1H', 'Pass'],
      annotations: [first],
    });
  });
});
