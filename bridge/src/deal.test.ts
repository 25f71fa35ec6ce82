import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cards } from './card.ts';
import { completeDeal, formatDeal, ownerOf, parseDeal, readDeal } from './deal.ts';
import { dealOfFingerprint, fingerprintOf } from './fingerprint.ts';
import { hasCard } from './hand.ts';
import { isDealText } from './is-deal-text.ts';
import { formatPartialDeal, isDeal, makePartialDeal, parsePartialDeal } from './partial-deal.ts';
import { unwrap } from './result.ts';
import { seats } from './seat.ts';
import { anyDeal, anyPartialDeal, anySeat } from './testing/arbitraries.ts';
import { cardsOf } from './testing/held-cards.ts';

const whole = 'N:.64.AKJT86.AQ732 AJ952.KQ7.9.KT94 T874.J98532.3.J6 KQ63.AT.Q7542.85';

/** The same deal in another spelling: from another seat, each suit in another order. */
const respelled = fc.tuple(anyDeal, anySeat, fc.infiniteStream(fc.nat())).map(([deal, first, noise]) => {
  const text = formatDeal(deal, first).replaceAll(/[AKQJT2-9]+/gu, (suit) =>
    [...suit]
      .map((rank): [number, string] => [Number(noise.next().value), rank])
      .toSorted(([one], [other]) => one - other)
      .map(([, rank]) => rank)
      .join(''),
  );
  return { deal, text };
});

describe('a deal', () => {
  it('is equal for every spelling, with one canonical text', () => {
    fc.assert(
      fc.property(respelled, ({ deal, text }) => {
        const read = unwrap(parseDeal(text));
        expect(read).toEqual(deal);
        expect(formatDeal(read)).toBe(formatDeal(deal));
        expect(fingerprintOf(read)).toBe(fingerprintOf(deal));
      }),
    );
  });

  it('reads back from its canonical text, whoever comes first', () => {
    fc.assert(
      fc.property(anyDeal, anySeat, (deal, first) => {
        const text = formatDeal(deal, first);
        expect(isDealText(text)).toBe(true);
        expect(readDeal(text)).toEqual(deal);
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['no first seat', whole.slice(2)],
    ['a small seat', `n${whole.slice(1)}`],
    ['a space before', ` ${whole}`],
    ['two spaces between', whole.replace(' ', '  ')],
    ['cards in another order', whole.replace('KQ63', 'QK63')],
    ['a hand left out', whole.replace('KQ63.AT.Q7542.85', '-')],
    ['a card in two hands', whole.replace('KQ63', 'AQ63')],
  ])('is not written with %s', (_what, text) => {
    expect(isDealText(text)).toBe(false);
  });

  it('has every card once, with its owner', () => {
    fc.assert(
      fc.property(anyDeal, (deal) => {
        expect(seats.flatMap((seat) => cardsOf(deal[seat])).toSorted()).toEqual(cards.toSorted());
        for (const card of cards) expect(hasCard(deal[ownerOf(deal, card)], card)).toBe(true);
      }),
    );
  });

  it('is read from three of its hands', () => {
    fc.assert(
      fc.property(anyDeal, anySeat, (deal, left) => {
        expect(unwrap(completeDeal({ ...deal, [left]: null }))).toEqual(deal);
      }),
    );
  });

  it.each([
    ['a first seat', whole.slice(2), 'no-first-seat'],
    ['a known first seat', `X${whole.slice(1)}`, 'no-first-seat'],
    ['anything', '', 'no-first-seat'],
    ['four hands', whole.slice(0, whole.lastIndexOf(' ')), 'wrong-hand-count'],
    ['no more than four', `${whole} AKQ.AKQ.AKQ.AKQJ`, 'wrong-hand-count'],
    ['four suits a hand', whole.replace('.64', '64'), 'wrong-suit-count'],
    ['thirteen cards a hand', whole.replace('KQ63', 'KQ6'), 'wrong-card-count'],
    ['real cards', whole.replace('64', '6X'), 'unknown-card'],
    ['cards that differ in a hand', whole.replace('64', '66'), 'repeated-card'],
    ['cards that differ between hands', whole.replace('64', '65'), 'card-in-two-hands'],
    ['three known hands', 'N:.64.AKJT86.AQ732 - - KQ63.AT.Q7542.85', 'unknown-hands'],
  ])('needs %s', (_, text, code) => {
    expect(parseDeal(text)).toMatchObject({ ok: false, error: { code } });
  });

  it('names the seat that is wrong', () => {
    expect(parseDeal(whole.replace('KQ63', 'KQ6'))).toMatchObject({
      error: { message: 'West: The hand has 12 cards, not 13.' },
    });
  });

  it('is refused with a short message however long the text is', () => {
    for (const text of [
      'N:'.repeat(1e6),
      `N:${' '.repeat(1e6)}`,
      '.'.repeat(1e6),
      `N:${'A'.repeat(1e6)} - - -`,
    ]) {
      const result = parseDeal(text);
      expect(!result.ok && result.error.message.length).toBeLessThan(200);
    }
  });
});

describe('a fingerprint', () => {
  it('converts back to its deal', () => {
    fc.assert(
      fc.property(anyDeal, (deal) => {
        const fingerprint = fingerprintOf(deal);
        expect(fingerprint).toMatch(/^[A-Za-z0-9_-]{16}$/u);
        expect(unwrap(dealOfFingerprint(fingerprint))).toEqual(deal);
      }),
    );
  });

  it('differs for deals that differ, even by two cards', () => {
    fc.assert(
      fc.property(anyDeal, fc.nat(12), fc.nat(12), (deal, mine, yours) => {
        const north = cardsOf(deal.N)[mine] ?? 'SA';
        const east = cardsOf(deal.E)[yours] ?? 'SA';
        const swapped = formatCards(deal, { [north]: 'E', [east]: 'N' });
        expect(fingerprintOf(unwrap(parseDeal(swapped)))).not.toBe(fingerprintOf(deal));
      }),
    );
  });

  it('covers every deal from the first to the last', () => {
    const ends = [
      'AAAAAAAAAAAAAAAA',
      fingerprintOf(unwrap(parseDeal('N:...AKQJT98765432 ..AKQJT98765432. .AKQJT98765432.. -'))),
    ];
    for (const end of ends) expect(fingerprintOf(unwrap(dealOfFingerprint(end)))).toBe(end);
  });

  it.each(['', 'short', '________________', 'AAAAAAAAAAAAAAA!', 'A'.repeat(17)])('is not %j', (text) => {
    expect(dealOfFingerprint(text)).toMatchObject({ ok: false, error: { code: 'not-a-fingerprint' } });
  });
});

describe('a partial deal', () => {
  it('reads back after writing', () => {
    fc.assert(
      fc.property(anyPartialDeal, anySeat, (deal, first) => {
        expect(unwrap(parsePartialDeal(formatPartialDeal(deal, first)))).toEqual(deal);
        expect(isDeal(deal)).toBe(false);
      }),
    );
  });

  it('becomes a deal with a third hand', () => {
    fc.assert(
      fc.property(anyDeal, anySeat, (deal, left) => {
        const made = unwrap(makePartialDeal({ ...deal, [left]: null }));
        expect(isDeal(made)).toBe(true);
        expect(made).toEqual(deal);
      }),
    );
  });

  it('takes three dots for an unknown hand, as some programs write it', () => {
    const deal = unwrap(parsePartialDeal('W:... AJ96.KT53..QJ842 ... ...'));
    expect(formatPartialDeal(deal)).toBe('N:AJ96.KT53..QJ842 - - -');
  });

  it('needs at least one hand', () => {
    expect(parsePartialDeal('N:- - - -')).toMatchObject({ ok: false, error: { code: 'no-known-hand' } });
  });

  it('refuses a card twice', () => {
    expect(parsePartialDeal('N:AJ96.KT53..QJ842 - AJ96.KT53..QJ842 -')).toMatchObject({
      ok: false,
      error: { code: 'card-in-two-hands', message: 'North and South both have the ace of spades.' },
    });
  });
});

function formatCards(deal: Parameters<typeof formatDeal>[0], moved: Record<string, string>): string {
  const held: Record<string, string[]> = { N: [], E: [], S: [], W: [] };
  for (const card of cards) held[moved[card] ?? ownerOf(deal, card)]?.push(card);
  const suit = (seat: string, letter: string): string =>
    (held[seat] ?? [])
      .filter((card) => card.startsWith(letter))
      .map((card) => card.charAt(1))
      .join('');
  return `N:${seats.map((seat) => ['S', 'H', 'D', 'C'].map((letter) => suit(seat, letter)).join('.')).join(' ')}`;
}
