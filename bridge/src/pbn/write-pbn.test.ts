import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLin } from '../lin/read-lin.ts';
import type { Annotation, HandRecord, Remark, Section, TablePlay } from '../record/hand-record.ts';
import { mergeTableRecords, isEmptyTable, type TableRecord } from '../record/table-records.ts';
import { anyGame } from '../testing/any-game.ts';
import { anyContract, anySeat, anyTricks } from '../testing/arbitraries.ts';
import { readPbn } from './read-pbn.ts';
import { writePbn } from './write-pbn.ts';

describe('writePbn', () => {
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
        '{a comment}',
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

  it('leaves declarer and result empty if all passed', () => {
    const { record } = readPbn(
      '[Board "1"]\n[Deal "N:72.AKQ986.A8632. - J98653.2.K5.J862 -"]\n[Contract "Pass"]',
    );
    expect(writePbn(record)).toContain('[Declarer ""]\r\n[Contract "Pass"]\r\n[Result ""]\r\n');
  });

  it('writes explanations of calls without an alert as notes', () => {
    const lin = readLin(
      'md|1SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98|ah|Board 1|mb|1C|an|two or more|mb|1H!|an|spades|mb|p|mb|p|mb|p|',
    );
    const written = writePbn(lin.record);
    expect(written).toContain(
      '1C =1= 1H =2= Pass Pass\r\nPass\r\n[Note "1:two or more"]\r\n[Note "2:spades"]',
    );
    const said = (record: HandRecord) =>
      record.boards[0]?.results[0]?.auction?.annotations.map(({ call, note }) => [call, note]);
    expect(said(readPbn(written).record)).toEqual(said(lin.record));
  });

  it('keeps lines within the limit of the standard without losing text', () => {
    const long = Array.from({ length: 150 }, (_, index) => `word${index}`).join(' ');
    const unbroken = 'x'.repeat(700);
    const text = `[Event "${long}"]
[Board "1"] {${long}} {${unbroken}} {${long.slice(0, 230)} \\\n${unbroken}\\}
[Deal "N:72.AKQ986.A8632. KQ4.T.QJT7.A9754 J98653.2.K5.J862 AT.J7543.94.KQT3"]
[Site "${'}\\\\'.repeat(200)}"]
[ScoreTable "${'Column\\2R;'.repeat(40)}Last"]
1
[Auction "N"]
1C =1= {${long}} ${'$5 '.repeat(3)} ${Array.from({ length: 80 }, (_, glyph) => `$${glyph + 150}`).join(' ')} 1D =2=
[Note "1:${long}"]
[Note "2:${'}'.repeat(300)}"]
`;
    const { record } = readPbn(text);
    const written = writePbn(record);
    expect(written.split('\r\n').filter((line) => line.length > 254)).toEqual([]);
    expect(readPbn(written).record).toEqual(record);
    expect(record.boards[0]?.tags.get('Event')).toBe(long);
    expect(readPbn(written, { strict: true }).warnings.map(({ code }) => code)).not.toContain('long-line');
  });

  it('writes at most 32 notes per section, and further ones beside their calls, which read back as notes', () => {
    const bids = ['C', 'D', 'H', 'S', 'NT'].flatMap((strain) =>
      [1, 2, 3, 4, 5, 6, 7].map((level) => level + strain),
    );
    const calls = bids.sort((one, other) => rankOf(one) - rankOf(other));
    const text = `[Board "1"]\n[Deal "N:72.AKQ986.A8632. KQ4.T.QJT7.A9754 J98653.2.K5.J862 AT.J7543.94.KQT3"]
[Auction "N"]\n${calls.map((call, index) => `${call} =${index + 1}=`).join(' ')}
${calls.map((_, index) => `[Note "${index + 1}:means {${index}} \\\\"]`).join('\n')}`;
    const { record } = readPbn(text);
    const written = writePbn(record);
    expect(written.match(/\[Note/gu)).toHaveLength(32);
    expect(written).toContain('7NT {=33=means {34\\) \\\\}');
    expect(readPbn(written).record).toEqual(record);
    expect(record.boards[0]?.results[0]?.auction?.annotations.at(-1)?.note).toBe('means {34} \\');
  });

  it.each(['=33=looks like a note', '=+=looks like the rest of a value', '=33=two\nlines', '=+=two\nlines'])(
    'keeps a comment that looks like notation: %j',
    (comment) => {
      const [board] = readPbn(
        '[Board "1"]\n[Deal "N:72.AKQ986.A8632. - J98653.2.K5.J862 -"]\n[Auction "N"]\n1C {x}',
      ).record.boards;
      const [result] = board?.results ?? [];
      if (!board || !result?.auction) throw new Error('There is no auction.');
      const annotations = result.auction.annotations.map((one) => ({ ...one, comments: [comment] }));
      const remarks: Remark[] = [{ kind: 'comment', text: comment, after: 'Deal' }];
      const said = { ...result, remarks, auction: { ...result.auction, annotations } };
      const record = { header: [], boards: [{ ...board, results: [said] }] };
      expect(readPbn(writePbn(record)).record).toEqual(record);
    },
  );

  it('writes only the header for a record without boards', () => {
    expect(writePbn({ header: [], boards: [] })).toBe(
      '% PBN 2.1\r\n% EXPORT\r\n%Content-type: text/x-pbn; charset=UTF-8\r\n',
    );
  });

  it('reads back any record', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        expect(readPbn(writePbn(record)).record).toEqual(record);
      }),
      { numRuns: 300 },
    );
  });

  it('writes files that read without warnings, except for errors in the record itself', () => {
    const inRecord = new Set(['revoke', 'result-differs']);
    fc.assert(
      fc.property(anyRecord, (record) => {
        const { warnings } = readPbn(writePbn(record));
        expect(warnings.filter(({ code }) => !inRecord.has(code))).toEqual([]);
      }),
    );
  });
});

const rankOf = (bid: string): number => Number(bid.charAt(0)) * 5 + 'CDHSN'.indexOf(bid.charAt(1));

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

/** An escaped line above the first tag of a file would be one of its header. */
const anyRemark: fc.Arbitrary<Remark> = fc.oneof(
  fc.record({ kind: fc.constant('comment' as const), text: anyComment, after: orNull(anyTagName()) }),
  fc.record({ kind: fc.constant('escaped-line' as const), text: anyValue, after: anyTagName() }),
);

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
const anyPbnGame: fc.Arbitrary<TableRecord> = fc
  .tuple(
    anyGame,
    anyTags,
    anySections,
    fc.array(anyRemark, { maxLength: 4 }),
    fc.array(anyGlyphs),
    fc.array(anyComment),
  )
  .chain(([game, tags, sections, remarks, glyphs, words]) =>
    anyTable(game.table, glyphs, words).map((table) => ({
      ...game,
      table,
      remarks,
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
    return isEmptyTable(annotated) ? null : annotated;
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

function orNull<T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.option(value, { nil: null });
}

function anyTagName(): fc.Arbitrary<string> {
  return fc.constantFrom('Event', 'Board', 'Deal', 'Result', 'Room', 'Zebra', 'x-y', 'Auction', 'Play');
}

const anyRecord: fc.Arbitrary<HandRecord> = fc.record({
  header: fc.array(
    anyValue.filter((line) => !/^(?:pbn|export|import|content)/iu.test(line)),
    { maxLength: 2 },
  ),
  boards: fc.array(anyPbnGame, { maxLength: 4 }).map(mergeTableRecords),
});
