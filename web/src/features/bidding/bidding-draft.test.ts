import type { BiddingRecord } from '@bridge-review/api/bidding';
import { describe, expect, it } from 'vitest';
import { type BiddingDraft, changedMeanwhile } from './bidding-draft.ts';

const saved: BiddingRecord = {
  id: 5,
  handId: 1,
  gameId: 1,
  biddingSequence: ['1H', 'Pass'],
  createdBy: { id: 1, displayName: 'Ada' },
  partner: { id: 2, displayName: 'Ben' },
  side: null,
  version: 3,
  mayDelete: true,
  createdAt: '2025-10-18T20:00:00.000Z',
  updatedAt: '2025-10-18T20:00:00.000Z',
};
const draft: BiddingDraft = { calls: ['1H', 'Pass', '2H'], side: undefined, base: saved };

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
  });
});
