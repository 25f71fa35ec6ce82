import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../result.ts';
import { anyCondition, anySeatConditions } from '../testing/any-condition.ts';
import { MAX_TEXT_LENGTH } from './condition-scanner.ts';
import { formatCondition } from './format-condition.ts';
import { parseCondition } from './parse-condition.ts';
import { formatSeatConditions, parseSeatConditions } from './seat-conditions.ts';

const normalized = (text: string): string => formatCondition(unwrap(parseCondition(text)));

describe('the text of a condition', () => {
  it.each([
    '15-17, bal',
    '10-15, 0-3S, 0-3H',
    '(6-10, 6H) or (5-9, 7+H)',
    '12+',
    '37',
    '4S',
    '5431',
    '5=4=3=1',
    '10-2-1-0',
    '10=2=1=0',
    'semibal, 4+ controls, 5-7 losers',
    '2+ of AKQ in H',
    '3+ honours in S',
    'AQ in S',
    'any',
    'not (bal or semibal)',
    '12+, not 5+S',
  ])('%s is written as it is read', (text) => {
    expect(normalized(text)).toBe(text);
  });

  it.each([
    ['15 – 17 hcp , BAL', '15-17, bal'],
    ['5+ spades', '5+S'],
    ['6♥ or 6♦', '6H or 6D'],
    ['4 - 4 - 3 - 2', '4432'],
    ['1345', '5431'],
    ['1 control', '1 controls'],
    ['2+ of QAK in hearts', '2+ of AKQ in H'],
    ['5 of AKQJT in C', 'AKQJT in C'],
    ['((12+))', '12+'],
    ['(12+, bal), 4S', '12+, bal, 4S'],
    ['not not bal', 'bal'],
  ])('%s is read as %s', (text, canonical) => {
    expect(normalized(text)).toBe(canonical);
  });

  it('joins by "not" first, then "and", then "or", then the comma', () => {
    expect(normalized('6-10, 6H or 7S')).toBe('6-10, (6H or 7S)');
    expect(normalized('6-10 and 6H or 5-9 and 7+H')).toBe('(6-10, 6H) or (5-9, 7+H)');
    expect(normalized('not bal and 5S')).toBe('not bal, 5S');
  });

  it('of every condition is read back as the same condition', () => {
    fc.assert(
      fc.property(anyCondition, (condition) => {
        expect(parseCondition(formatCondition(condition))).toEqual({ ok: true, value: condition });
      }),
    );
  });

  it.each([
    ['', 0, 'The end is missing: a condition.'],
    ['12-14,', 6, 'The end is missing: a condition.'],
    ['12-14, 5+X', 9, '"X" is not a suit, "HCP", "controls", "losers", "of" or "honours".'],
    ['12-14 bal', 6, '"bal" is not a suit, "HCP", "controls", "losers", "of" or "honours".'],
    ['bal 12-14', 4, '"12" is not a comma, "and" or "or".'],
    ['bal, 17-15', 5, 'Write 15-17, the lower number first.'],
    ['12-', 3, 'After "12-" there should be a number; "12+" has no upper limit.'],
    ['38+', 0, 'No hand has more than 37 HCP.'],
    ['4-14S', 0, 'No hand has more than 13 spades.'],
    ['13+ controls', 0, 'No hand has more than 12 controls.'],
    ['4 of AKQ in S', 0, 'There are only 3 of AKQ.'],
    ['1 of AA in S', 5, '"AA" has a rank twice.'],
    ['1 of 9 in S', 5, '"9" is not one or more of the ranks A, K, Q, J and T.'],
    ['AK in 5', 6, '"5" is not a suit.'],
    ['5432', 0, '"5432" is not four lengths that add up to 13.'],
    ['5=4=4', 0, '"5=4=4" is not four lengths that add up to 13.'],
    ['123', 0, '"123" is not four lengths that add up to 13.'],
    ['(12+, bal', 9, 'The end is missing: a closing parenthesis.'],
    ['strong', 0, '"strong" is not a condition.'],
    ['12+; bal', 3, '";" is not a comma, "and" or "or".'],
  ])('%j is refused at character %i: %s', (text, position, message) => {
    expect(parseCondition(text)).toMatchObject({ ok: false, error: { position, message } });
  });

  it('has a limit for its length and for its depth', () => {
    const long = parseCondition('12+,'.repeat(MAX_TEXT_LENGTH));
    expect(long).toMatchObject({ ok: false, error: { code: 'too-long', position: MAX_TEXT_LENGTH } });
    const deep = parseCondition(`${'('.repeat(500)}12+${')'.repeat(500)}`);
    expect(deep).toMatchObject({ ok: false, error: { code: 'too-deep', position: 21 } });
    expect(parseCondition(`${'not '.repeat(400)}12+`)).toMatchObject({
      ok: false,
      error: { code: 'too-deep' },
    });
  });
});

describe('the text of conditions by seat', () => {
  it('has a seat before each and a semicolon between', () => {
    const text = 'N: 10-15, 0-3S, 0-3H; E: (6-10, 6H) or (5-9, 7+H); S: 15-17, bal';
    expect(formatSeatConditions(unwrap(parseSeatConditions(text)))).toBe(text);
    expect(formatSeatConditions(unwrap(parseSeatConditions(' south :12+;n:5S; ')))).toBe('N: 5S; S: 12+');
    expect(parseSeatConditions(' ')).toEqual({ ok: true, value: {} });
  });

  it('of all conditions is read back as the same conditions', () => {
    fc.assert(
      fc.property(anySeatConditions, (conditions) => {
        expect(parseSeatConditions(formatSeatConditions(conditions))).toEqual({
          ok: true,
          value: conditions,
        });
      }),
    );
  });

  it.each([
    ['15-17', 0, '"15" is not a seat (N, E, S or W).'],
    ['S 15-17', 2, '"15" is not the colon after South.'],
    ['S: 15-17; S: bal', 10, 'South already has a condition: join them with a comma.'],
    ['S: 15-17 N: bal', 9, '"N" is not a suit, "HCP", "controls", "losers", "of" or "honours".'],
    ['S: bal N: bal', 7, '"N" is not a comma, "and", "or", or a semicolon before the next seat.'],
    ['S:', 2, 'The end is missing: a condition.'],
    ['S: 12+; '.repeat(1000), MAX_TEXT_LENGTH, `Conditions have at most ${MAX_TEXT_LENGTH} characters.`],
  ])('%j is refused at character %i: %s', (text, position, message) => {
    expect(parseSeatConditions(text)).toMatchObject({ ok: false, error: { position, message } });
  });
});
