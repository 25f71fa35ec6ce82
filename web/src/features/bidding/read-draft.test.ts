import type { BiddingRecord } from '@bridge-review/api/bidding';
import { expect, it } from 'vitest';
import { readDraft } from './bidding-draft.ts';

const player = { id: 1, displayName: 'Ann', firstName: 'Ann', lastName: 'Lark', email: null };
const record = (version: number) =>
  ({
    id: 7,
    handId: 1,
    gameId: 1,
    biddingSequence: ['1H'],
    annotations: [],
    createdBy: player,
    partner: player,
    side: null,
    version,
    mayDelete: true,
    createdAt: '',
    updatedAt: '',
  }) as unknown as BiddingRecord;

const hand = { dealer: 'N' } as const;

it('a stored auction is restored if its record is the same and every call is legal', () => {
  expect(readDraft({ calls: ['1H', 'Pass'], base: null }, hand, null)).toMatchObject({
    draft: { calls: ['1H', 'Pass'] },
    fits: true,
  });
  expect(readDraft({ calls: ['1H', '1C'], base: null }, hand, null)).toMatchObject({
    draft: { calls: ['1H'] },
    fits: false,
  });
  expect(readDraft({ calls: ['1S'], base: null }, hand, record(1))).toMatchObject({ fits: false });
});

it('a stored auction that has been saved is no longer a draft', () => {
  expect(readDraft({ calls: ['1H'], base: null }, hand, record(1))).toBeNull();
  expect(readDraft({ calls: ['1H'], base: record(1) }, hand, record(2))).toBeNull();
  expect(readDraft({ calls: ['1H'], base: record(1) }, hand, record(1))).toMatchObject({ fits: true });
});

it('a draft that was stored before calls could be explained is restored', () => {
  const { annotations: _new, ...base } = record(1);
  expect(readDraft({ calls: ['1H', '2H'], base }, hand, record(1))).toMatchObject({
    draft: { calls: ['1H', '2H'], annotations: [], base: { annotations: [] } },
    fits: true,
  });
});

it('an invalid draft is ignored', () => {
  for (const stored of [null, 'text', {}, { calls: 'x', base: null }, { calls: [1], base: null }]) {
    expect(readDraft(stored, hand, null)).toBeNull();
  }
});
