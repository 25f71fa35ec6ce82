import { damaged, nearly, runs, failOnHang } from '@bridge-review/bridge/testing/fuzz';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findDraft, saveDraft } from '../base/draft-store.ts';
import { verifyErrors, verifyOutcome } from '../features/auth/verify-outcome.ts';
import { readDraft } from '../features/bidding/bidding-draft.ts';
import { readCommentDraft, readCommentEdit } from '../features/comments/comment-draft.ts';
import { at, NEW_PRESENTATION, placeIn, presentation } from '../features/presentations/presentation.ts';
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

describe('what a browser keeps', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('of a change of a comment is ignored, or read as a change that reads back the same', () => {
    const good = { text: 'Why not', base: 'Why' };
    const read = (value: unknown) => failOnHang(() => readCommentEdit(value, { content: 'Why' }));
    expect(read(good)).toEqual({ draft: good, fits: true });
    fc.assert(
      fc.property(anyStored(good, ['Why', ' Why ', 'text', 'base']), (value) => {
        const found = read(value);
        if (found === null) return;
        expect(read(stored(found.draft))).toEqual(found);
        expect(found.fits).toBe(found.draft.base === 'Why');
      }),
      runs(200),
    );
  });

  it('of a presentation is ignored, or stands at a step of a board', () => {
    const good = { ...NEW_PRESENTATION, isOn: true, handId: 8, step: 2 };
    const boards = [
      { id: 7, steps: 1 },
      { id: 8, steps: 4 },
    ];
    const read = (value: unknown) => failOnHang(() => presentation.safeParse(value)).data;
    expect(placeIn(read(good)!, boards)).toEqual({ board: 1, step: 2 });
    fc.assert(
      fc.property(anyStored(good, ['S', 'calls', 'none', '8', '7', 'true']), (value) => {
        const found = read(value);
        if (found === undefined) return;
        expect(read(stored(found))).toEqual(found);
        const place = placeIn(found, boards);
        expect(place.step).toBeGreaterThanOrEqual(0);
        expect(boards[place.board]?.steps).toBeGreaterThan(place.step);
        expect(placeIn(at(found, boards, place), boards)).toEqual(place);
      }),
      runs<unknown>(200, [[{ ...good, step: 9 }], [{ ...good, handId: 9 }]]),
    );
  });

  it('under the name of a draft never hides one that another page has left', () => {
    const good = { savedAt: 1_790_000_000_000, released: true, value: 'x' };
    const pieces = ['savedAt', 'released', 'value', 'null', '{}', '"', ',', '-1', '1e999', '__proto__'];
    const text = fc.oneof(
      damaged(JSON.stringify(good), pieces),
      anyStored(good, pieces).map((value) => JSON.stringify(value) ?? ''),
    );
    fc.assert(
      fc.property(fc.array(text, { maxLength: 4 }), (texts) => {
        const now = Date.now();
        const storage: Record<string, string> = {};
        const methods = {
          getItem: (key: string) => storage[key] ?? null,
          setItem: (key: string, value: string) => void (storage[key] = value),
          removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
        };
        for (const [name, value] of Object.entries(methods)) Object.defineProperty(storage, name, { value });
        vi.stubGlobal('localStorage', storage);
        for (const [index, each] of texts.entries())
          storage[`bridge-review-draft:1:other-hand:${index}`] = each;
        storage['bridge-review-draft:1:hand:left'] = JSON.stringify({ ...good, savedAt: now });
        failOnHang(() => saveDraft(2, 'hand', 'mine'));
        expect(failOnHang(() => findDraft(1, 'hand'))).toMatchObject({ value: 'x', source: 'earlier page' });
        for (const kept of Object.values(storage))
          expect((JSON.parse(kept) as { savedAt: unknown }).savedAt).toSatisfy(Number.isFinite);
      }),
      runs<string[]>(200, [[[JSON.stringify({ ...good, savedAt: 'soon' })]]]),
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
