import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calls } from '../call.ts';
import { formatCondition } from '../conditions/format-condition.ts';
import { parseCondition } from '../conditions/parse-condition.ts';
import { readExplanation } from '../meanings/explanation.ts';
import { styleNames } from '../meanings/style-name.ts';
import { styleOfSystem } from '../meanings/style-of-system.ts';
import { readNotation } from '../notation.ts';
import { playerKey, readPlayerName } from '../player-name.ts';
import { formatHand, isHandText, type HandText } from '../hand.ts';
import { readHands } from '../read-hands.ts';
import { unwrap } from '../result.ts';
import { seats, type Seat } from '../seat.ts';
import { damaged, failOnHang, isLong, nearly, runs } from '../testing/fuzz.ts';

/** What takes time in proportion to the square of this hangs in the long run. */
const MANY = isLong ? 200_000 : 2_000;

const piecesOf = (text: string): string[] => [...text.split(' '), ' ', '\n', '\0', 'İ', '\uD800', '٣'];

describe('notation in what people write', () => {
  const pieces = piecesOf(
    '4H 3NT 3ntx 1h -2h (2C) P pass x XX dbl ♠ ♥K !s !hAQxx @S \\D \uFE0F 10 AKQ https://a.b ( ) . a é :',
  );

  it('is found in pieces that make up the text, of which each is what it is by itself', () => {
    const text = fc.oneof(nearly(pieces), damaged('1H-(2C)-2H on ♠K, see https://a.b/(c).', pieces));
    fc.assert(
      fc.property(text, (said) => {
        const found = failOnHang(() => readNotation(said));
        expect(found.map((piece) => piece.text).join('')).toBe(said);
        for (const piece of found) {
          expect(piece.text).not.toBe('');
          if (piece.kind === 'link') expect(piece.text).toMatch(/^https?:\/\/[^\s<>"]+$/u);
          if (piece.kind === 'cards') expect(piece.ranks.length).toBeLessThanOrEqual(13);
          // Calls need an auction around them, and so do bids in small letters.
          if (piece.kind === 'cards' || piece.kind === 'suit' || piece.kind === 'link')
            expect(readNotation(piece.text)).toEqual([piece]);
        }
      }),
      runs(300),
    );
  });

  it('takes no longer the longer the text is', () => {
    for (const piece of pieces)
      expect(failOnHang(() => readNotation(piece.repeat(MANY))).length).toBeLessThanOrEqual(
        MANY * piece.length,
      );
  });
});

describe('the name of a player', () => {
  const pieces = piecesOf('Ada Lark #56252 (56252) [1] 1234 # ( ) 3.3.15 GIB ß é 12 ﬁ');

  it('is without the number, and reads back the same with it', () => {
    fc.assert(
      fc.property(fc.oneof(nearly(pieces, 8), damaged('Ada Lark (56252)', pieces)), (text) => {
        const { name, number } = failOnHang(() => readPlayerName(text));
        expect(name.length + (number?.length ?? 0)).toBeLessThanOrEqual(text.length);
        expect(name).toBe(name.trim().replaceAll(/\s+/gu, ' '));
        if (number !== null) expect(`${/\p{L}/u.test(name)} ${number}`).toMatch(/^true \d+$/u);
        expect(readPlayerName(number === null ? name : `${name}#${number}`)).toEqual({ name, number });
        // However it is spaced, and whatever number is with it.
        expect(playerKey(`  ${text.replaceAll(' ', '  ')}\n`)).toBe(playerKey(text));
        if (number !== null) expect(playerKey(`${name} (${number})`)).toBe(playerKey(text));
      }),
      runs(300),
    );
  });

  it('is read at once, however long it is', () => {
    for (const piece of pieces)
      expect(failOnHang(() => playerKey(piece.repeat(MANY))).length).toBeLessThanOrEqual(
        3 * MANY * piece.length,
      );
  });
});

describe('the explanation of a call', () => {
  const pieces = piecesOf(
    '15-17 5+ 4- 4=3=3=3 0 9 hcp points ♠ !h !Ds spades -card cards no denies both majors minors weak two strong bal natural transfer to or and with ; , . ( ) < up -- 2+ 37 38 m',
  );
  const call = fc.constantFrom(...calls);
  const text = fc.oneof(
    nearly(pieces, 12),
    damaged('Weak two bid -- 6+ !H; 6-10 HCP', pieces),
    fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((words) => words.join(' ')),
  );

  it('says nothing, or a condition that can be written and read', () => {
    fc.assert(
      fc.property(fc.tuple(text, call), ([said, of]) => {
        const { condition } = failOnHang(() => readExplanation(said, of));
        if (condition === null) return;
        const written = formatCondition(condition);
        expect(formatCondition(unwrap(parseCondition(written)))).toBe(written);
      }),
      runs<[string, (typeof calls)[number]]>(500, [
        [['9=9=9=9', '1NT']],
        [['denies 0s', '1NT']],
        [['no 0 cards majors', '1NT']],
      ]),
    );
  });

  it('is read at once, however long it is', () => {
    for (const piece of pieces)
      expect(failOnHang(() => readExplanation(piece.repeat(MANY), '2H')).condition).toBeNull();
    for (const piece of pieces) failOnHang(() => readExplanation(piece.repeat(300).slice(0, 300), '2H'));
  });
});

it('the name of a system is a style or none, in whatever order and letters its parts come', () => {
  const pieces = piecesOf(
    'SAYC 2/1 Two-over-one 5-card five major majors Acol acolyte Precision strong club big',
  );
  const part = nearly(pieces, 4);
  fc.assert(
    fc.property(fc.tuple(part, part), ([one, other]) => {
      const style = failOnHang(() => styleOfSystem(`${one} ; ${other}`));
      if (style !== null) expect(styleNames).toContain(style);
      expect(styleOfSystem(`${other} ; ${one}`)).toBe(style);
      expect(styleOfSystem(`${other} ; ${one} ; ${one}`)).toBe(style);
    }),
    runs(200),
  );
});

it('hands that stand one by one are read once they are known to be hands, each by itself', () => {
  const pieces = piecesOf('AK2.QJT.8765.432 . .. - A K 10 x');
  const hand = fc.oneof(
    nearly(pieces, 6),
    damaged('AK2.QJT.8765.432', pieces),
    fc.constant('AK2.QJT.8765.432'),
  );
  fc.assert(
    fc.property(fc.record({ N: hand, E: hand, S: hand, W: hand }, { requiredKeys: [] }), (given) => {
      const known: Partial<Record<Seat, HandText>> = {};
      for (const seat of seats) {
        const text = given[seat];
        if (text === undefined) continue;
        failOnHang(() => isHandText(text));
        if (isHandText(text)) known[seat] = text;
      }
      const hands = failOnHang(() => readHands(known));
      for (const seat of seats) {
        const read = hands[seat];
        expect(read && formatHand(read)).toBe(known[seat] ?? null);
      }
    }),
    runs(100),
  );
});
