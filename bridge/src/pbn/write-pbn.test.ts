import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeGames, saysNothing, type Game } from '../games.ts';
import type { Annotation, HandRecord, Section, TablePlay } from '../hand-record.ts';
import { anyGame } from '../testing/any-game.ts';
import { anyContract, anySeat, anyTricks } from '../testing/arbitraries.ts';
import { readPbn } from './read-pbn.ts';
import { writePbn } from './write-pbn.ts';

describe('writePbn', { timeout: 60_000 }, () => {
  it('writes export format: mandatory tags in order, then the others by name, then the sections', () => {
    const { record } = readPbn(`%Creator: Scorer 3
[Deal "e:KQ4.T.QJT7.A9754 J98653.2.K5.J862 AT.J7543.94.KQT3 27.qka689.A8632."] {a comment}
[ScoreTable "Rank\\2R;Contract"]
  1 5SX
[Vulnerable "Love"] [Dealer "n"] [Board "1"]
[Zebra "z"] [Event "say \\"hi\\""] [Annotator "a \\\\ b"] [Score "EW 300"]
[Auction "W"]
- 1h! 2C 2S =4= 4C 5H X 5S {why?} x AP
[Note "4:six spades"]
[Play "W"]
ck s2 c5 c2 - d3
`);
    expect(writePbn(record)).toBe(
      [
        '% PBN 2.1',
        '% EXPORT',
        '%Content-type: text/x-pbn; charset=UTF-8',
        '%Creator: Scorer 3',
        '{a comment}',
        '[Event "say \\"hi\\""]',
        '[Site "?"]',
        '[Date "?"]',
        '[Board "1"]',
        '[West "?"]',
        '[North "?"]',
        '[East "?"]',
        '[South "?"]',
        '[Dealer "N"]',
        '[Vulnerable "None"]',
        '[Deal "N:72.AKQ986.A8632. KQ4.T.QJT7.A9754 J98653.2.K5.J862 AT.J7543.94.KQT3"]',
        '[Scoring "?"]',
        '[Declarer "S"]',
        '[Contract "5SX"]',
        '[Result "?"]',
        '[Annotator "a \\\\ b"]',
        '[Score "NS -300"]',
        '[Zebra "z"]',
        '[Auction "N"]',
        '1H $1 2C 2S =1= 4C',
        '5H X 5S {why?} X',
        'Pass Pass Pass',
        '[Note "1:six spades"]',
        '[Play "W"]',
        'CK S2 C5 C2',
        '- D3 - -',
        '*',
        '[ScoreTable "Rank\\2R;Contract"]',
        '1 5SX',
        '',
      ].join('\r\n'),
    );
  });

  it('separates games with an empty line', () => {
    const deal = '[Deal "N:72.AKQ986.A8632. - J98653.2.K5.J862 -"]';
    const { record } = readPbn(`[Board "1"]\n${deal}\n\n[Board "2"]\n${deal}`);
    expect(writePbn(record).split('\r\n\r\n')).toHaveLength(2);
  });

  it('leaves declarer and result empty where all passed', () => {
    const { record } = readPbn(
      '[Board "1"]\n[Deal "N:72.AKQ986.A8632. - J98653.2.K5.J862 -"]\n[Contract "Pass"]',
    );
    expect(writePbn(record)).toContain('[Declarer ""]\r\n[Contract "Pass"]\r\n[Result ""]\r\n');
  });

  it('has no notes for calls that were not alerted, for PBN has none', () => {
    const { record } = readPbn(
      '[Board "1"]\n[Deal "N:72.AKQ986.A8632. - J98653.2.K5.J862 -"]\n[Auction "N"]\n1C =1= *\n[Note "1:x"]',
    );
    const [board] = record.boards;
    const [result] = board?.results ?? [];
    if (!board || !result?.auction) throw new Error('There is no auction.');
    const annotations = result.auction.annotations.map((one) => ({ ...one, alerted: false }));
    const quiet = { ...result, auction: { ...result.auction, annotations } };
    expect(writePbn({ header: [], boards: [{ ...board, results: [quiet] }] })).not.toContain('=1=');
  });

  it('writes nothing but the header for a record without boards', () => {
    expect(writePbn({ header: [], boards: [] })).toBe(
      '% PBN 2.1\r\n% EXPORT\r\n%Content-type: text/x-pbn; charset=UTF-8\r\n',
    );
  });

  it('gives back any record', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        expect(readPbn(writePbn(record)).record).toEqual(record);
      }),
      { numRuns: 300 },
    );
  });

  it('writes what draws no warning when it is read, but for what is wrong in the record itself', () => {
    const inRecord = new Set(['revoke', 'result-differs']);
    fc.assert(
      fc.property(anyRecord, (record) => {
        const { warnings } = readPbn(writePbn(record));
        expect(warnings.filter(({ code }) => !inRecord.has(code))).toEqual([]);
      }),
    );
  });
});

const anyCharacter = fc.constantFrom(...'aB1 "\\[]{};%#!$=^*+-é♠ '.split(''));

/** One line, as it stands in a record: without blanks at either end, and not one of the words for what is unknown. */
const anyValue = fc
  .string({ unit: anyCharacter, maxLength: 12 })
  .map((text) => text.trim())
  .filter((text) => !['', '?', '-'].includes(text));

/** In braces, or with one to the end of a line. */
const anyComment = fc
  .oneof(
    fc
      .string({ unit: fc.oneof(anyCharacter, fc.constant('\n')), maxLength: 20 })
      .map((text) => text.replaceAll('}', '')),
    fc.string({ unit: anyCharacter, maxLength: 20 }),
  )
  .map((text) => text.trim())
  .filter((text) => text !== '');

const anyTags = fc.dictionary(
  fc.constantFrom(
    'Event',
    'Site',
    'Scoring',
    'Round',
    'ScoreIMP',
    'BidSystemNS',
    'Zebra',
    'x-y',
    'toString',
    'Émile',
  ),
  anyValue,
  { maxKeys: 5 },
);

/** Words and strings, no comments: those of a section are told apart from its cells only by reading it. */
const anyLine = fc
  .array(fc.constantFrom('1', '-', '%', '3NT', '"a b;c"', '^2', '+50', 'x%', '=1=', '$1', "d'e"), {
    minLength: 1,
    maxLength: 5,
  })
  .map((cells) => cells.join(' '));
const anySection: fc.Arbitrary<Section> = fc.record({
  value: fc.constantFrom('', 'A', String.raw`-Rank\3R;Names\20`, String.raw`odd\\one\"`, 'a"b', 'ends\\'),
  lines: fc.array(anyLine, { maxLength: 4 }),
});
const anySections = fc.dictionary(fc.constantFrom('ScoreTable', 'PlayTimeTable', 'OwnTable'), anySection, {
  maxKeys: 2,
});

const anyGlyphs = fc
  .uniqueArray(fc.integer({ min: 1, max: 255 }), { maxLength: 3 })
  .map((glyphs) => glyphs.sort((one, other) => one - other));

/** The games that every format is tested with, and on top of them what PBN alone can say. */
const anyPbnGame: fc.Arbitrary<Game> = fc
  .tuple(
    anyGame,
    anyTags,
    anySections,
    fc.array(anyComment, { maxLength: 2 }),
    fc.array(anyGlyphs),
    fc.array(anyComment),
  )
  .chain(([game, tags, sections, comments, glyphs, words]) =>
    anyTable(game.table, glyphs, words).map((table) => ({
      ...game,
      table,
      comments,
      tags: new Map(Object.entries(tags)),
      sections: new Map(Object.entries(sections)),
    })),
  );

/** A table that was given without auction has what such tables have in files: tags alone. */
function anyTable(
  table: TablePlay | null,
  glyphs: number[][],
  words: string[],
): fc.Arbitrary<TablePlay | null> {
  if (!table) return fc.constant(null);
  const names = fc.record({
    section: orNull(anyValue),
    table: orNull(anyValue),
    scoreNS: orNull(fc.integer({ min: -7600, max: 7600 })),
  });
  const played = fc.record({ contract: anyContract, declarer: anySeat, tricks: orNull(anyTricks) });
  return fc.tuple(names, orNull(played)).map(([own, tags]) => {
    const whole = { ...table, ...own, ...(table.auction || table.play ? {} : tags) };
    const annotated: TablePlay = {
      ...whole,
      auction: whole.auction && {
        ...whole.auction,
        annotations: whole.auction.annotations.map((one, index) => {
          const more = enriched(one, glyphs[index], words[index]);
          return { ...more, alerted: more.note !== null };
        }),
      },
      play: whole.play && {
        ...whole.play,
        annotations: whole.play.annotations.map((one, index) => enriched(one, glyphs[index], words[index])),
      },
    };
    return saysNothing(annotated) ? null : annotated;
  });
}

const enriched = <T extends Annotation>(
  one: T,
  glyphs: number[] | undefined,
  words: string | undefined,
): T => ({
  ...one,
  glyphs: glyphs ?? one.glyphs,
  comments: words === undefined ? one.comments : [...one.comments, words],
});

const orNull = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { nil: null });

const anyRecord: fc.Arbitrary<HandRecord> = fc.record({
  header: fc.array(
    anyValue.filter((line) => !/^(?:pbn|export|import|content)/iu.test(line)),
    { maxLength: 2 },
  ),
  boards: fc.array(anyPbnGame, { maxLength: 4 }).map(mergeGames),
});
