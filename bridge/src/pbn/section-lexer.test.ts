import { describe, expect, it } from 'vitest';
import { Budget } from '../record/budget.ts';
import { SectionLexer } from './section-lexer.ts';

function tokens(text: string): string[] {
  const lexer = new SectionLexer(text, new Budget(text.length));
  lexer.read({ start: 0, end: text.length });
  const found: string[] = [];
  while (lexer.next() !== 'end') found.push(`${lexer.kind}:${lexer.word}`);
  return found;
}

describe('SectionLexer', () => {
  it('finds calls and cards between blanks and line ends', () => {
    expect(tokens('1NT\tPass\r\nX - SA')).toEqual(['word:1NT', 'word:Pass', 'word:X', 'word:-', 'word:SA']);
  });

  it('needs no blank before annotations', () => {
    expect(tokens('1S!!=12=$3{a}X')).toEqual([
      'word:1S',
      'suffix:!!',
      'note:12',
      'glyph:3',
      'comment:a',
      'word:X',
    ]);
  });

  it('takes at most two characters for a suffix', () => {
    expect(tokens('!?!')).toEqual(['suffix:!?', 'suffix:!']);
  });

  it('finds irregularities and end marks', () => {
    expect(tokens('^I 1C ^s * +')).toEqual([
      'irregularity:I',
      'word:1C',
      'irregularity:s',
      'stop:*',
      'plus:+',
    ]);
  });

  it('reads a comment to its brace, or to the end of the line', () => {
    expect(tokens('{ a {b\n} ; c } d\nX')).toEqual(['comment: a {b\n', 'comment: c } d', 'word:X']);
  });

  it('ends an open comment with the section', () => {
    expect(tokens('X {abc')).toEqual(['word:X', 'comment:abc']);
  });

  it('skips lines that begin with %, but not a % further in', () => {
    expect(tokens('X\n%Pass\n1C %2C')).toEqual(['word:X', 'word:1C', 'stray:%2C']);
  });

  it('marks anything else as stray', () => {
    expect(tokens('=a= $x ^Q (1C)')).toEqual(['stray:=a=', 'stray:$x', 'stray:^Q', 'stray:(1C)']);
  });

  it('accepts suit symbols', () => {
    expect(tokens('1♠ ♥A')).toEqual(['word:1♠', 'word:♥A']);
  });
});
