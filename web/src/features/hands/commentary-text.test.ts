import { describe, expect, it } from 'vitest';
import { paragraphsOf } from './commentary-text.ts';

const texts = (text: string): string[] => paragraphsOf(text).map((paragraph) => paragraph.text);
const tables = (text: string): string[] =>
  paragraphsOf(text).flatMap((paragraph) => (paragraph.isTable ? [paragraph.text] : []));

describe('markup in commentary', () => {
  it.each([
    ['<b>Bidding. </b>North opens 1\\H.', ['Bidding. North opens 1\\H.']],
    ['<b>One<i> </i>—<i> </i>Two</b>, <U>2\\D</U>', ['One — Two, 2\\D']],
    ['<p class="x">One</p><p>Two</P>', ['One', 'Two']],
    ['One<br>two<BR />\nthree', ['One\ntwo\nthree']],
    ['\\nLarks +1\\n<b>Larks:</b> 1 — <b>Herons: </b>0', ['Larks +1\nLarks: 1 — Herons: 0']],
    ['6\\d and \\h10', ['6\\D and \\H10']],
    ['A&nbsp;K &amp; Q &#9824; &unknown;', ['A K & Q ♠ &unknown;']],
  ])('%j becomes %j', (text, paragraphs) => expect(texts(text)).toEqual(paragraphs));

  it.each([
    '<5 points and >3 cards',
    'Ann <ann@example.org>',
    '<bid> <script>alert(1)</script>',
    'in \\notes\\data',
    'a < b > c',
    '<b',
  ])('%j stays as it is', (text) => expect(texts(text)).toEqual([text]));

  it('is not made by what entities spell', () => {
    expect(texts('&lt;b&gt;bold&lt;/b&gt; &amp;lt;')).toEqual(['<b>bold</b> &lt;']);
  });

  it('of 200,000 characters is read', () => {
    for (const unit of ['<b ', '<p\n', '\n ', '\\n', '&#', ' '])
      expect(texts(unit.repeat(200_000 / unit.length)).join('').length).toBeLessThanOrEqual(200_000);
  });
});

describe('lines of commentary', () => {
  it('flow within a paragraph, which an empty line ends', () => {
    expect(texts('North has no good\nlead.  A club \nis best.\n \nSo it went.\n\n\n')).toEqual([
      'North has no good lead. A club is best.',
      'So it went.',
    ]);
  });

  it('stay lines where they are the items of a list, whose own lines flow', () => {
    expect(texts('Think of:\n1) your aim,\nand theirs\n2) entries')).toEqual([
      'Think of:\n1) your aim, and theirs\n2) entries',
    ]);
    expect(texts('- spades\n- hearts')).toEqual(['- spades\n- hearts']);
  });

  it('stay lines where most of them end early', () => {
    const names = [
      'Played in:',
      'LAR - The Lark Club, Saturday',
      'HER - Heron Club',
      'WRE - The Wrens, on the Sunday after',
    ];
    expect(texts(names.join('\n'))).toEqual([names.join('\n')]);
  });

  it('begin a paragraph after a rule', () => {
    expect(texts('Bulletin\n----------------\nNews')).toEqual(['Bulletin', 'News']);
  });

  it('flow where only one begins as an item would', () => {
    expect(texts('He ducked\n- a fine play - for\n50. Well done')).toEqual([
      'He ducked - a fine play - for 50. Well done',
    ]);
  });

  it('flow where they are merely indented, or one has blanks too many', () => {
    expect(texts('  North opens\n  one club,\nwest    passes')).toEqual([
      'North opens one club, west passes',
    ]);
    expect(tables('Two trumps.  Then\na club.  Then')).toEqual([]);
  });
});

describe('tables in commentary', () => {
  const diagram = [
    '          S K 4',
    '          H',
    'S A 9 8               S 7 6',
    'H 8 6                 H A 9',
    '          S Q J',
    '          H K Q 10',
  ];

  it('keep their lines and blanks', () => {
    expect(paragraphsOf(`The deal:\n${diagram.join('\n')}\nA fine\nboard.`)).toEqual([
      { text: 'The deal:', isTable: false },
      { text: diagram.join('\n'), isTable: true },
      { text: 'A fine board.', isTable: false },
    ]);
  });

  it('get the blanks back that a reader took from their beginning', () => {
    expect(tables(diagram.join('\n').trim())).toEqual([diagram.join('\n')]);
  });

  it('stand at the edge, with a sign for a suit', () => {
    expect(tables('Scores:\\n  6\\d      10\\n  6N        9\\n\\n\\n')).toEqual([
      '6♦\uFE0E      10\n6N        9',
    ]);
  });
});
