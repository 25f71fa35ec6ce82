import { damaged, nearly, runs, failOnHang } from '@bridge-review/bridge/testing/fuzz';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifyErrors, verifyOutcome } from '../features/auth/verify-outcome.ts';
import { readDraft } from '../features/bidding/bidding-draft.ts';
import { readCommentDraft } from '../features/comments/comment-draft.ts';
import { parseSeed } from '../features/simulation/seed.ts';

/** What a browser has stored, which another version of the pages, or its owner, may have written. */
const anyStored = (good: object, pieces: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    damaged(JSON.stringify(good), [...pieces, 'null', '{}', '[]', '"', ',', '-1', '1e999']).map(parsed),
    fc.record(
      Object.fromEntries(
        Object.keys(good).map((key) => [
          key,
          fc.oneof(fc.jsonValue(), fc.constantFrom(null, ...pieces), fc.array(fc.constantFrom(...pieces))),
        ]),
      ),
      { requiredKeys: [] },
    ),
  );

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a stored draft', () => {
  it('of bidding is ignored, or read as a draft that reads back the same', () => {
    const good = { calls: ['1C', 'Pass'], side: 'NS', base: null };
    const read = (value: unknown) => failOnHang(() => readDraft(value, { dealer: 'N' }, null));
    expect(read(good)?.fits).toBe(true);
    fc.assert(
      fc.property(anyStored(good, ['1C', 'Pass', 'Double', '7NT', 'EW']), (value) => {
        const draft = read(value)?.draft;
        if (draft !== undefined) expect(read(stored(draft))?.draft).toEqual(draft);
      }),
      runs<unknown>(300, [[{ calls: ['1C', '1C'], base: null }]]),
    );
  });

  it('of a comment is ignored, or read as a draft that reads back the same', () => {
    const good = { text: 'Why', sent: { content: 'Because', after: 3 } };
    const read = (value: unknown) => failOnHang(() => readCommentDraft(value));
    expect(read(good)?.draft).toEqual(good);
    fc.assert(
      fc.property(anyStored(good, ['text', 'sent', 'content', 'after']), (value) => {
        const draft = read(value)?.draft;
        if (draft !== undefined) expect(read(stored(draft))?.draft).toEqual(draft);
      }),
      runs(300),
    );
  });
});

describe('the text of a URL or a field', () => {
  it('is a verification outcome that has a message', () => {
    const pieces = [
      'success=',
      'true',
      'error=',
      'expired_token',
      'token=',
      '&',
      '=',
      '%',
      '%zz',
      '+',
      '__proto__',
    ];
    fc.assert(
      fc.property(nearly(pieces), (search) => {
        const outcome = failOnHang(() => verifyOutcome(search));
        if (outcome.state === 'error') expect(verifyErrors[outcome.code]).toMatch(/\w/);
      }),
      runs(300),
    );
  });

  it('is not a seed, or a whole number that reads back the same', () => {
    fc.assert(
      fc.property(nearly(['0', '7', '999999', ' ', '-', '.', 'e', '٣', '\n']), (text) => {
        const seed = failOnHang(() => parseSeed(text));
        if (seed !== null) expect(parseSeed(String(seed))).toBe(seed);
      }),
      runs(300),
    );
  });
});
