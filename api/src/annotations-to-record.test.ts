import { describe, expect, it } from 'vitest';
import { annotationsToRecord } from './annotations-to-record.ts';
import { EXPLANATION_MAX, newBiddingRecord } from './bidding.ts';

const of = (note: string | null, alerted = false) =>
  annotationsToRecord({ annotations: [{ call: 2, alerted, note, comments: [] }] });

describe('what comes along with an auction of the file', () => {
  it('is its alerts and explanations', () => {
    expect(of('Stayman', true)).toEqual([{ call: 2, alerted: true, note: 'Stayman' }]);
    expect(of(null, true)).toEqual([{ call: 2, alerted: true, note: null }]);
    expect(of(null)).toEqual([]);
    expect(of(' \n ')).toEqual([]);
  });

  it.each([
    ['line breaks', 'Weak,\r\nsix spades\u2028or more', 'Weak, six spades or more'],
    ['too many words', 'x'.repeat(EXPLANATION_MAX + 50), 'x'.repeat(EXPLANATION_MAX)],
    ['a cut through a character', `${'x'.repeat(EXPLANATION_MAX - 1)}🂡`, 'x'.repeat(EXPLANATION_MAX - 1)],
  ])('can be stored in spite of %s', (_what, note, stored) => {
    const annotations = of(note);
    expect(annotations).toEqual([{ call: 2, alerted: false, note: stored }]);
    const record = { partnerId: 1, biddingSequence: ['1NT', 'Pass', '2C'], gameId: 1, annotations };
    expect(newBiddingRecord.parse(record).annotations).toEqual(annotations);
  });
});
