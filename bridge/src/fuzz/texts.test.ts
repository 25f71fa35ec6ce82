import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAuction } from '../auction.ts';
import { parseBoardNumber } from '../board.ts';
import { parseCall } from '../call.ts';
import { parseCard } from '../card.ts';
import { formatCondition } from '../conditions/format-condition.ts';
import { parseCondition } from '../conditions/parse-condition.ts';
import { formatSeatConditions, parseSeatConditions } from '../conditions/seat-conditions.ts';
import { formatContract, parseContract } from '../contract.ts';
import { formatDeal, parseDeal, readDeal } from '../deal.ts';
import { formatTricks, parseTricks, readTricks, type TrickTableText } from '../double-dummy/trick-table.ts';
import { trickTablePattern } from '../double-dummy/trick-table-pattern.ts';
import { dealOfFingerprint, fingerprintOf } from '../fingerprint.ts';
import { formatHand, handOf, parseHand } from '../hand.ts';
import { formatHolding, parseHolding } from '../holding.ts';
import { isDealText } from '../is-deal-text.ts';
import { formatListedResult, parseListedResult } from '../lin/lin-match.ts';
import { formatLinDeal, parseLinDeal } from '../lin/lin-deal.ts';
import { formatPartialDeal, parsePartialDeal } from '../partial-deal.ts';
import { formatPbnDate, isoDateOf, parseDate } from '../pbn/date.ts';
import { parseSideValue } from '../pbn/side-value.ts';
import { rubberVulnerability } from '../pbn/rubber-history.ts';
import { parseTable } from '../pbn/table.ts';
import { formatAdjusted, readAdjusted } from '../adjusted-score.ts';
import { unwrap, type Result } from '../result.ts';
import { parseSeat } from '../seat.ts';
import { parseStrain } from '../strain.ts';
import { damaged, nearly, runs, failOnHang } from '../testing/fuzz.ts';
import { cardsOf } from '../testing/held-cards.ts';
import { parseVulnerability } from '../vulnerability.ts';

/** A valid text, the pieces of its notation, and a function that reads and prints it. */
interface Notation {
  readonly good: string;
  readonly pieces: readonly string[];
  /** Reads the text, and prints what it read; null if it refuses the text. */
  readAndPrint(text: string): string | null;
}

const notation = <T>(
  good: string,
  pieces: string,
  parse: (text: string) => Result<T> | T | null,
  format: (value: T) => string,
): Notation => ({
  good,
  pieces: [...pieces.split(' '), ' ', '\n', '\0', '\u0130', '\uFEFF', '10'],
  readAndPrint(text) {
    const parsed = failOnHang(() => parse(text));
    if (parsed === null) return null;
    if (!isResult(parsed)) return format(parsed);
    if (parsed.ok) return format(parsed.value);
    expect(parsed.error.code).toMatch(/^[a-z-]+$/u);
    expect(parsed.error.message).toMatch(/^\S.{0,250}[.]$/u);
    return null;
  },
});

const isResult = <T>(value: Result<T> | T): value is Result<T> =>
  typeof value === 'object' && value !== null && 'ok' in value;

const asIs = (value: string | number): string => String(value);
const ranks = 'A K Q J T 9 8 7 6 5 4 3 2 1 0 - x';
const deal = 'N:.64.AKJT86.AQ732 AJ952.KQ7.9.KT94 T874.J98532.3.J6 KQ63.AT.Q7542.85';

const notations: Readonly<Record<string, Notation>> = {
  'a seat': notation('North', 'N E S W n north SOUTH dummy', parseSeat, asIs),
  'a strain': notation('No Trump', 'C D H S N NT ♠ ♥ SA no trump s', parseStrain, asIs),
  'a vulnerability': notation('N/S', 'None NS N-S E/W All both Love -', parseVulnerability, asIs),
  'a board number': notation('16', '1 2 9 0 00 999999 1e3 0x10 -1 . ٣', parseBoardNumber, asIs),
  'a call': notation('1NT', 'P Pass X XX R D dbl 1 7 8 C NT ♠ S', parseCall, asIs),
  'a card': notation('S10', `S H D C ♠ s t ${ranks}`, parseCard, asIs),
  'a contract': notation('3NTxx', '1 3 7 8 C NT S X XX * ** R AP Pass', parseContract, formatContract),
  'a holding': notation('AKT2', ranks, parseHolding, formatHolding),
  'a hand': notation('AKT2.Q43.KJ2.T98', `. .. ${ranks}`, parseHand, (hand) =>
    formatHand(unwrap(handOf(cardsOf(hand)))),
  ),
  'a deal': notation(deal, `N: e: : . - ... ${ranks} .64.AKJT86.AQ732`, parseDeal, formatDeal),
  'a stored deal': notation(
    deal,
    `N: E: : . - ... ${ranks} .64.AKJT86.AQ732`,
    (text) => (isDealText(text) ? readDeal(text) : null),
    formatDeal,
  ),
  'a partial deal': notation(deal, `N: : . - ... ${ranks} .64.AKJT86.AQ732`, parsePartialDeal, (value) =>
    formatPartialDeal(value),
  ),
  'a deal in LIN': notation(
    '1SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98,',
    `1 4 , ,, S H D C ${ranks}`,
    parseLinDeal,
    (value) => formatLinDeal(value.deal, value.dealer ?? 'S'),
  ),
  'a result in LIN': notation(
    '4SWx-4',
    'PASS p 3 N NT S W x xx = + - 1 12',
    parseListedResult,
    formatListedResult,
  ),
  'a trick table': notation('7777766666777776666d', '0 6 7 d e D 66666', parseTricks, (table) =>
    formatTricks(table),
  ),
  'a stored trick table': notation(
    '7777766666777776666d',
    '0 6 7 d e D 66666',
    (text) => (trickTablePattern.test(text) ? readTricks(text as TrickTableText) : null),
    formatTricks,
  ),
  'a fingerprint': notation(
    fingerprintOf(unwrap(parseDeal(deal))),
    'A _ - Z AAAA 0 ! +',
    dealOfFingerprint,
    fingerprintOf,
  ),
  'a condition': notation(
    '12-14, (5+S or 5431), not 2+ of AKQ in H',
    `12 5 + - = , ( ) or and not any bal semibal S ♥ of AKQ in 3 losers controls honours 5431 ${ranks}`,
    parseCondition,
    formatCondition,
  ),
  'conditions by seat': notation(
    'S: 15-17, bal; E: (6-10, 6H) or (5-9, 7+H)',
    'S: N : ; south 12 5 + - = , ( ) or not bal S 5=4=3=1 2+ honours in',
    parseSeatConditions,
    formatSeatConditions,
  ),
  'an adjusted score': notation(
    'NS 60 EW 40.25',
    'NS EW 0 60 100 101 .5 .0001 00 - 1e3 ٣',
    readAdjusted,
    formatAdjusted,
  ),
  'a date': notation(
    '2021-04-03 05:06',
    '1 12 2021 0000 . - / ? ?? Dec jan 20151006 T Z 05:06 , 31',
    parseDate,
    (date) => formatPbnDate(date) + (date.time === null ? '' : ` ${date.time}`),
  ),
};

describe.each(Object.entries(notations))('the text of %s', (_, { good, pieces, readAndPrint }) => {
  it('is refused with a short sentence, or reads back the same after printing', () => {
    const text = fc.oneof(nearly(pieces), damaged(good, pieces));
    expect(readAndPrint(good)).not.toBeNull();
    fc.assert(
      fc.property(text, (given) => {
        const printed = readAndPrint(given);
        if (printed !== null) expect(readAndPrint(printed)).toBe(printed);
      }),
      runs(100),
    );
  });

  it('does not hang the reader, however long it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pieces, good), (piece) => {
        const printed = readAndPrint(piece.repeat(200_000));
        if (printed !== null) expect(printed.length).toBeLessThan(200);
      }),
      runs(5),
    );
  });
});

describe('any list of texts', () => {
  const words = ['P', 'pass', 'X', 'XX', '1C', '1NT', '7N', '7NT', '1♠', '', 'huh', 'AP', '\0'];

  it('is a legal auction, or is refused at an unreadable or illegal call', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...words), nearly(words, 3))), (texts) => {
        const auction = failOnHang(() => parseAuction('W', texts));
        if (auction.ok) {
          expect(parseAuction('W', auction.value.calls)).toEqual(auction);
          return;
        }
        const { code, index } = auction.error;
        if (code === 'unknown-call') expect(parseCall(texts[index] ?? '').ok).toBe(false);
        else expect(parseAuction('W', texts.slice(0, index)).ok).toBe(true);
      }),
      runs(100),
    );
  });
});

describe('any value of a tag', () => {
  /** Also the 30th of February. */
  const anyDay = fc
    .tuple(
      fc.integer({ min: 1900, max: 2100 }),
      fc.integer({ min: 1, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
    )
    .map((parts) => parts.join('-'));

  it('is read as a date only if it is a real day', () => {
    const pieces = ['1', '31', '2021', '9999', '0000', '.', '-', '/', '??', 'Feb', ' ', 'T05:06'];
    fc.assert(
      fc.property(fc.oneof(nearly(pieces, 7), anyDay), (text) => {
        const day = isoDateOf(text);
        if (day !== null) expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
      }),
      runs(150),
    );
  });

  it('never breaks the readers of side values, rubber histories and tables', () => {
    const pieces = [
      'NS',
      'EW',
      ' ',
      '9',
      '-',
      '.',
      '%',
      '/',
      '100',
      '"',
      '\\',
      '\\2R',
      ';',
      '+',
      '\n',
      '1e999',
    ];
    fc.assert(
      fc.property(
        fc.tuple(nearly(pieces), fc.array(nearly(pieces, 8), { maxLength: 5 })),
        ([value, lines]) => {
          expect(() =>
            failOnHang(() => [
              parseSideValue(value, 'whole'),
              parseSideValue(value, 'decimal'),
              rubberVulnerability(value),
              parseTable({ value, lines }),
            ]),
          ).not.toThrow();
        },
      ),
      runs(150),
    );
  });
});
