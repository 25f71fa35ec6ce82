import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bids } from './call.ts';
import { type NotationPiece, readNotation } from './notation.ts';

const marked = (text: string): string =>
  readNotation(text)
    .map((piece) => {
      switch (piece.kind) {
        case 'words':
          return piece.text;
        case 'suit':
          return `<${piece.suit}>`;
        case 'cards':
          return `<${piece.suit} ${piece.ranks.join('')}>`;
        case 'contract':
          return `<${piece.contract}>`;
        case 'call':
          return `<${piece.call}>`;
        case 'link':
          return `[${piece.text}]`;
      }
    })
    .join('');

describe('what is written about bridge', () => {
  it.each([
    ['I like !S and !h, not !D or !c.', 'I like <S> and <H>, not <D> or <C>.'],
    ['4!H, then 4!s!', '<4H>, then <4S>!'],
    ['AK!S!H', 'AK<S><H>'],
    ['3♥ or ♠️', '<3H> or <S>'],
    ['3♥4♥', '<3H><4H>'],
    ['14!H is no bid, x4!H neither', '14<H> is no bid, x4<H> neither'],
    ['8!H', '8<H>'],
    ['<b>!S</b>', '<b><S></b>'],
    ['We were cold for 4H, or 3NT.', 'We were cold for <4H>, or <3NT>.'],
    ['3nt and 3SA', '<3NT> and <3NT>'],
    ['4HX made, 4SXX went down', '<4HX> made, <4SXX> went down'],
    ['5♦x is a phantom', '<5DX> is a phantom'],
    ['down one in 4H-1, 3NT+2, 4S=', 'down one in <4H>-1, <3NT>+2, <4S>='],
    ['(2C) or "2D"', '(<2C>) or "<2D>"'],
    ['2C/2D', '<2C>/<2D>'],
    ['!sK and ♠K', '<S K> and <S K>'],
    ['♥AQxx opposite !dKJ10', '<H AQxx> opposite <D KJT>'],
    ['♠10', '<S T>'],
    ['2@S, then @HA, with 5@Ss', '<2S>, then <H A>, with <5S>s'],
    ['1\\H, \\DQ from \\D10x, all the \\Cs', '<1H>, <D Q> from <D Tx>, all the <C>s'],
    ['\\SAK, \\HQ and 2\\C–2\\D', '<S AK>, <H Q> and <2C>–<2D>'],
    ['C:\\S, C:\\\\H, dir\\D, \\Some and \\s', 'C:\\S, C:\\\\H, dir\\D, \\Some and \\s'],
    ['ann@Spade.example, @Sam and @s', 'ann@Spade.example, @Sam and @s'],
    ['', ''],
  ])('%j becomes %j', (text, pieces) => expect(marked(text)).toBe(pieces));
});

describe('auctions', () => {
  it.each([
    ['1NT-2C-2D', '<1NT>-<2C>-<2D>'],
    ['1H-P-2H-p-4H', '<1H>-<Pass>-<2H>-<Pass>-<4H>'],
    ['1n-2c–2d', '<1NT>-<2C>–<2D>'],
    ['(1S)-X-(pass)-2H', '(<1S>)-<Double>-(<Pass>)-<2H>'],
    ['1H-(2C)-dbl-XX', '<1H>-(<2C>)-<Double>-<Redouble>'],
    ['1♠-2♠-p', '<1S>-<2S>-<Pass>'],
    ['4H-3C-p is none', '<4H>-3C-p is none'],
  ])('%j becomes %j', (text, pieces) => expect(marked(text)).toBe(pieces));
});

describe('what only looks like notation', () => {
  it.each([
    'a 4H pencil, 2D drawings and a 3D-printed 4H-pencil',
    'AS, SA, CA, HQ, DJ and Q are words',
    'S4, HK, N-S, E-W, 5-3-3-2, P-P',
    'in 1h-2h, at 4h or 2d',
    '2d-3d',
    '10H, 1.5D, 12S, 4Hs, x4H, 4H2, $5C, #4H',
    'Well played!Somehow !Sure, HA!HA',
    '8C, 0H, 9NT',
    'p, X and pass are words alone',
  ])('%j stays as it is', (text) => expect(marked(text)).toBe(text));

  it('takes ♠2024 and !sKn for a suit and for words', () => {
    expect(marked('♠2024, ♠Kn, !sKn')).toBe('<S>2024, <S>Kn, !sKn');
  });
});

describe('links', () => {
  it.each([
    ['See https://example.org/a?b=c#d.', 'See [https://example.org/a?b=c#d].'],
    ['(http://example.org/x)', '([http://example.org/x])'],
    ['https://example.org/4H_(bridge)', '[https://example.org/4H_(bridge)]'],
    ['<https://example.org/4H>', '<[https://example.org/4H]>'],
  ])('%j becomes %j', (text, pieces) => expect(marked(text)).toBe(pieces));

  it.each([
    'javascript:alert(1)',
    'ftp://example.org',
    'data:text/html,x',
    'https://',
    'http:/x',
    'www.example.org',
  ])('%j is none', (text) => expect(marked(text)).toBe(text));
});

const letters = fc.constantFrom(...'!\\ShNT410 xXKp-–()♦\u{FE0F}.\n', 'https://', 'pass', 'SA', 'é', '😀');

describe('any text', () => {
  it('loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 200 }), (text) => {
        const pieces = readNotation(text);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        expect(pieces.every((piece) => piece.text !== '')).toBe(true);
        for (const [index, { kind }] of pieces.entries())
          expect(kind === 'words' && pieces[index + 1]?.kind === 'words').toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(
          readNotation(text)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  it('never makes a link of anything but http and https', () => {
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 100 }), (text) => {
        for (const { kind, text: link } of readNotation(text))
          if (kind === 'link') expect(link).toMatch(/^https?:\/\/[\p{L}\p{N}][^\s<>"]*$/u);
      }),
    );
  });

  it('finds every bid that stands alone between words', () => {
    fc.assert(
      fc.property(fc.constantFrom(...bids), fc.constantFrom('', 'X', 'XX'), (bid, doubling) => {
        const found: NotationPiece = {
          kind: 'contract',
          contract: `${bid}${doubling}`,
          text: bid + doubling,
        };
        expect(readNotation(`We bid ${bid}${doubling}, they passed`)).toContainEqual(found);
      }),
    );
  });

  it.each([
    ['calls', '1H-'],
    ['brackets', '(1H)-('],
    ['signs', '♠AKQJT98765432'],
    ['exclamations', '!s!'],
    ['backslashes', '\\S\\'],
    ['colons', 'http:/'],
    ['links', 'https://a,,,,'],
    ['digits', '4444'],
  ])('of 200,000 characters of %s is read', (_what, unit) => {
    const text = unit.repeat(Math.ceil(200_000 / unit.length));
    expect(readNotation(text).reduce((sum, piece) => sum + piece.text.length, 0)).toBe(text.length);
  });
});
