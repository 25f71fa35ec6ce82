import { describe, expect, it } from 'vitest';
import { charCodesOf } from './char-codes.ts';
import { TagSequence } from './tag-sequence.ts';

describe('TagSequence', () => {
  it('expects the tag that followed last time', () => {
    const sequence = new TagSequence();
    const text = '[Event "a"][site "b"][Event "c"][site "d"]';
    const codes = charCodesOf(text);
    const places = [0, 11, 21, 32];
    const expected = places.map((at, index) => {
      const known = sequence.expectedAt(codes, at);
      if (!known) sequence.nameOf(index % 2 === 0 ? 'Event' : 'site');
      return known?.name ?? null;
    });
    expect(expected).toEqual([null, null, null, 'Site']);
  });

  it('does not match another spacing or a longer name', () => {
    const sequence = new TagSequence();
    for (const name of ['Event', 'Site', 'Event']) sequence.nameOf(name);
    expect(sequence.expectedAt(charCodesOf('[Site"x"]'), 0)).toBeNull();
    expect(sequence.expectedAt(charCodesOf('[Sites "x"]'), 0)).toBeNull();
    expect(sequence.expectedAt(charCodesOf('[Site "x"]'), 0)?.name).toBe('Site');
  });

  it('returns the standard spelling, and names that are too long to cache unchanged', () => {
    const long = 'x'.repeat(1000);
    expect([new TagSequence().nameOf('event'), new TagSequence().nameOf(long)]).toEqual(['Event', long]);
  });
});
