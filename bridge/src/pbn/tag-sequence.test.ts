import { describe, expect, it } from 'vitest';
import { charCodesOf } from './char-codes.ts';
import { TagSequence } from './tag-sequence.ts';

describe('TagSequence', () => {
  it('expects after each tag the one that followed it the last time', () => {
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

  it('expects nothing that is written otherwise, nor a longer name', () => {
    const sequence = new TagSequence();
    for (const name of ['Event', 'Site', 'Event']) sequence.nameOf(name);
    expect(sequence.expectedAt(charCodesOf('[Site"x"]'), 0)).toBeNull();
    expect(sequence.expectedAt(charCodesOf('[Sites "x"]'), 0)).toBeNull();
    expect(sequence.expectedAt(charCodesOf('[Site "x"]'), 0)?.name).toBe('Site');
  });

  it('gives the spelling of the standard, also for names too long to be remembered', () => {
    const long = 'x'.repeat(1000);
    expect([new TagSequence().nameOf('event'), new TagSequence().nameOf(long)]).toEqual(['Event', long]);
  });
});
