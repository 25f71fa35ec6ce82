import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeAuction, parseAuction } from '../auction.ts';
import { formatCondition } from '../conditions/format-condition.ts';
import { formatSeatConditions } from '../conditions/seat-conditions.ts';
import type { CallAnnotation } from '../record/hand-record.ts';
import { unwrap } from '../result.ts';
import { anyAuction } from '../testing/arbitraries.ts';
import { auctionMeanings, conditionsOf, type MeaningOptions } from './auction-meanings.ts';
import type { Meaning } from './meaning.ts';
import { styleNames } from './style-name.ts';

const meaningsOf = (calls: string, options?: MeaningOptions): Meaning[] =>
  auctionMeanings(unwrap(parseAuction('N', calls.split(' '))), options);

const textOf = (calls: string, options?: MeaningOptions): string =>
  formatSeatConditions(conditionsOf(meaningsOf(calls, options)));

const note = (call: number, text: string, alerted = true): CallAnnotation => ({
  call,
  note: text,
  alerted,
  glyphs: [],
  comments: [],
});

const strong = { style: 'five-card majors' } as const;

describe('what calls mean by rules', () => {
  it.each([
    ['1NT', 'N: 15-17, (bal or semibal)'],
    ['1S', 'N: 10-21, 5+S'],
    ['2H', 'N: 4-11, 5+H'],
    ['3D', 'N: 3-10, 6+D'],
    ['p p', 'N: 0-11; E: 0-11'],
    ['1H p 2H', 'N: 10-21, 5+H; E: 0-16, 0-5S; S: 4-10, 3-4H, 8+ losers'],
    ['1D 1S', 'N: 10-21, 3+D, 0-4S, 0-4H; E: 6-17, 5+S'],
    ['1H X', 'N: 10-21, 5+H; E: (10-17, 0-3H) or 17+'],
    ['1NT p 2D', 'N: 15-17, (bal or semibal); E: 0-16; S: 5+H'],
  ])('%s: %s', (calls, conditions) => {
    expect(textOf(calls, strong)).toBe(conditions);
  });

  it('cite the rule, and say it in a sentence', () => {
    expect(meaningsOf('2H', strong)[0]?.source).toEqual({
      kind: 'rule',
      id: 'five-card majors, opening: 2M',
      name: 'weak two in ♥',
      text: 'Weak two in ♥: 4–11 HCP, 5+ ♥',
    });
  });

  it('depend on the style of the pair', () => {
    expect(textOf('1NT', { style: 'Acol' })).toBe('N: 12-14, (bal or semibal)');
    expect(textOf('1C', { style: 'strong club' })).toBe('N: 16+');
    const styles = { NS: 'Acol', EW: 'five-card majors' } as const;
    expect(textOf('p 1S', { style: styles })).toBe('N: 0-11; E: 10-21, 5+S');
    expect(textOf('1S', { style: styles })).toBe('N: 10-20, 4+S');
  });

  it('are wide for a pair of which nothing is known', () => {
    expect(textOf('1NT')).toBe('N: 12-17, (bal or semibal), 0-5S, 0-5H');
  });

  it('know that 1NT is seldom weak after two passes', () => {
    expect(textOf('p 1NT')).toContain('E: 12-17, ');
    expect(textOf('p p 1NT')).toContain('S: 14-17, ');
    expect(textOf('p p p 1NT')).toContain('W: 14-17, ');
    expect(textOf('p p 1NT', { style: 'Acol' })).toContain('S: 12-14, ');
  });

  it('know that four-card majors are bid up the line', () => {
    expect(textOf('1C p 1H')).toContain('S: 4+, 4+H, (0-4S or 5+H), 0-4C');
    expect(textOf('1C p 1S')).toContain('S: 4+, 4+S, (0-3H or 5+S), 0-4C');
  });

  it('do not take the answer to 4NT for a suit', () => {
    expect(textOf('1S p 3S p 4NT p 5H', strong)).toBe(textOf('1S p 3S p 4NT p', strong));
  });

  it('grow narrower with every call of a seat', () => {
    expect(textOf('1D p 1S p 1NT', strong)).toContain(
      'N: 11-15, 3+D, 0-4S, 0-4H, (bal or semibal); E: 0-16, 0-5S',
    );
  });

  it('have none for a call that no rule knows', () => {
    expect(textOf('1NT p 2S', strong)).toBe('N: 15-17, (bal or semibal); E: 0-16');
  });
});

describe('explanations in the file', () => {
  it('come before rules', () => {
    const [meaning, ...others] = meaningsOf('2D', { ...strong, annotations: [note(0, '5+♥, 5-10')] });
    expect(others).toEqual([]);
    expect(meaning).toMatchObject({
      source: {
        kind: 'explanation',
        id: '5+♥, 5-10',
        name: '5+♥, 5-10',
        text: 'Explained: 5+ ♥, 5–10 HCP',
      },
    });
  });

  it('leave to the rule what they do not speak of', () => {
    expect(textOf('1NT', { ...strong, annotations: [note(0, '10-12')] })).toBe('N: 10-12, (bal or semibal)');
    expect(textOf('1C', { ...strong, annotations: [note(0, '2+')] })).toBe('N: 2+C, 11-21');
  });

  it('of a conventional bid take its length from no rule', () => {
    expect(textOf('1C', { ...strong, annotations: [note(0, '16+')] })).toBe('N: 16+');
    expect(textOf('2D', { ...strong, annotations: [note(0, '')] })).toBe('');
    expect(textOf('2D', { ...strong, annotations: [note(0, 'Multi')] })).toBe('');
  });

  it('that cannot be read leave what follows without a meaning', () => {
    expect(textOf('2D p 2H', { ...strong, annotations: [note(0, 'Multi')] })).toBe('E: 0-16');
  });

  it('without an alert and unreadable leave the rule as it is', () => {
    expect(textOf('2H', { ...strong, annotations: [note(0, 'good suit', false)] })).toBe('N: 4-11, 5+H');
  });
});

describe('calls of a seat that contradict each other', () => {
  const dropped = (meanings: Meaning[]): string[] =>
    meanings.filter((each) => each.dropped !== null).map((each) => formatCondition(each.condition));

  it('lose the later one, and it is said', () => {
    // A passed hand cannot have the strength of a 1NT overcall.
    const meanings = meaningsOf('p p p 1D 1NT');
    expect(dropped(meanings)).toHaveLength(1);
    expect(formatCondition(conditionsOf(meanings).N!)).toBe('0-11');
    expect(meanings.at(-1)).toMatchObject({
      call: 4,
      dropped: "Left out: no hand fits this and what else North's calls say.",
    });
  });

  it('lose the rule where an explanation contradicts it', () => {
    const meanings = meaningsOf('p p p 1H 1S', { annotations: [note(4, '5+ spades, 14+')] });
    expect(dropped(meanings)).toEqual(['0-11']);
    expect(formatCondition(conditionsOf(meanings).N!)).toBe('5+S, 14+');
  });
});

describe('no condition comes from a call at or after the decision', () => {
  const anyNotes = fc.array(
    fc.tuple(
      fc.nat(12),
      fc.constantFrom('', '15-17', '5+ spades', 'Multi', 'nat', '0-5', '18+ bal'),
      fc.boolean(),
    ),
    { maxLength: 4 },
  );

  it('in any auction, with any explanations and in any style', () => {
    fc.assert(
      fc.property(anyAuction, anyNotes, fc.constantFrom(...styleNames), (auction, notes, style) => {
        const annotations = notes.map(([call, text, alerted]) => note(call, text, alerted));
        for (let before = 0; before <= auction.calls.length; before++) {
          const prefix = unwrap(makeAuction(auction.dealer, auction.calls.slice(0, before)));
          const known = annotations.filter((each) => each.call < before);
          const meanings = auctionMeanings(auction, { annotations, style, before });
          expect(meanings).toEqual(auctionMeanings(prefix, { annotations: known, style }));
          expect(meanings.every((each) => each.call < before)).toBe(true);
        }
      }),
    );
  });
});
