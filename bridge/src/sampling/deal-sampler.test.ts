import { describe, expect, it } from 'vitest';
import { parseSeatConditions } from '../conditions/seat-conditions.ts';
import { formatDeal } from '../deal.ts';
import { unwrap } from '../result.ts';
import { makeDealSampler, MAX_TRIES } from './deal-sampler.ts';
import { parseKnownCards } from './known-cards.ts';

const sampler = (given: string, where: string) =>
  makeDealSampler(unwrap(parseKnownCards(given)), unwrap(parseSeatConditions(where)));

describe('sampled deals', () => {
  it('depend on seed and number alone', () => {
    const where = 'S: 15-17, bal; N: 10-15, 0-3S, 0-3H';
    const one = unwrap(sampler('W:AQ4.KT3.K762.983', where));
    const other = unwrap(sampler('W:AQ4.KT3.K762.983', where));
    other.dealAt({ seed: 7, number: 99 });
    const texts = [0, 1, 2].map((number) => formatDeal(one.dealAt({ seed: 7, number }).deal!));
    expect([2, 1, 0].map((number) => formatDeal(other.dealAt({ seed: 7, number }).deal!))).toEqual(
      texts.toReversed(),
    );
    expect(new Set(texts).size).toBe(3);
    expect(formatDeal(one.dealAt({ seed: 8, number: 0 }).deal!)).not.toBe(texts[0]);
  });

  it.each([
    ['', 'S: 20+; N: 21+', 'No deal meets these conditions together.'],
    ['', 'S: 7+S; N: 7+S', 'No deal meets these conditions together.'],
    ['', 'N: 12+; E: 12+; S: 12+; W: 12+', 'No deal meets these conditions together.'],
    ['', 'N: 4+S; E: 4+S; S: 4+S; W: 4+S', 'No deal meets these conditions together.'],
    ['', 'N: 0-9; E: 0-9; S: 0-9; W: 0-9', 'No deal meets these conditions together.'],
    ['W:AKQ.AKQ.AKQ.AKQJ', 'S: 4+', 'With the known cards South cannot have 4+.'],
    ['W:AKQ.AKQ.AKQ.AKQJ', 'W: bal, 36', 'With the known cards West cannot have bal, 36.'],
    ['N:AKQ... E:.AKQ.. S:..AKQ.', 'W: 14+', 'With the known cards West cannot have 14+.'],
  ])('%s with %s are impossible, which is said at once', (given, where, message) => {
    expect(sampler(given, where)).toMatchObject({ ok: false, error: { code: 'impossible', message } });
  });

  it('may have to be tried, and then their share has an interval', () => {
    const made = unwrap(sampler('', 'N: 12+; E: 10+; S: 8+'));
    let tries = 0;
    for (let number = 0; number < 300; number++) tries += made.dealAt({ seed: 1, number }).tries;
    const { value, low, high } = made.fit(300, tries);
    expect(made.isExact).toBe(false);
    expect(low).toBeLessThan(value);
    expect(value).toBeLessThan(high);
  });

  it('are not looked for without end', () => {
    const ranks = ['A', 'K', 'Q', 'J', 'T', 'AK', 'AQ', 'AJ', 'AT', 'KQ', 'KJ', 'KT', 'QJ', 'QT', 'JT'];
    // South must hold and not hold the ace; so many statements about honours are not counted beforehand.
    const where = `S: ${ranks.map((cards) => `(${cards} in S or not ${cards} in S)`).join(', ')}, A in S, not A in S`;
    const made = unwrap(sampler('', where));
    expect(made.dealAt({ seed: 1, number: 0 }, 500)).toEqual({ deal: null, tries: 500 });
    expect(MAX_TRIES).toBe(1_000_000);
  });
});
