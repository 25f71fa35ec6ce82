import { describe, expect, it } from 'vitest';
import { boardOf, boardsOf, codesWith, deal } from '../testing/pbn-boards.ts';
import { maxTagsPerGame } from './game-reader.ts';
import { readPbn } from './read-pbn.ts';
import { writePbn } from './write-pbn.ts';

describe('tags, sections and comments', () => {
  it('keeps tags that are not in the standard', () => {
    expect([...boardOf('[BCFlags "1f"]\n[__proto__ "x"]\n[constructor "y"]').tags]).toEqual([
      ['BCFlags', '1f'],
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
  });

  it('takes the first of two tags, and warns about a second that differs', () => {
    expect(boardOf('[Event "a"]\n[Event "b"]\n[Event "a"]').tags.get('Event')).toBe('a');
    expect(codesWith('[Event "a"]\n[Event "b"]\n[Event "a"]')).toEqual(['second-tag']);
  });

  it('keeps tables as lines', () => {
    const board = boardOf(
      '[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]\n{by hand}\nN NT  7\n  E  S 10\n',
    );
    expect(board.sections.get('OptimumResultTable')).toEqual({
      value: String.raw`Declarer;Denomination\2R;Result\2R`,
      lines: ['{by hand}', 'N NT  7', 'E  S 10'],
    });
  });

  it('keeps the data of sections that are not in the standard', () => {
    expect(boardOf('[Votes "x"]\na 1\n%skipped\nb 2').sections.get('Votes')?.lines).toEqual(['a 1', 'b 2']);
  });

  it('closes a comment that a section leaves open', () => {
    const board = boardOf('[ScoreTable "A"]\n1 {open\n\n[Board "2"]');
    expect(board.sections.get('ScoreTable')?.lines).toEqual(['1 {open', '}']);
  });

  it('keeps comments in every position', () => {
    const text = `{one}\n\n; two\n[Deal "${deal}"] {three\r\nmore} ; four\n{  }\n\n{five}`;
    expect(boardsOf(text)[0]?.remarks).toEqual([
      { kind: 'comment', text: 'one', after: null },
      { kind: 'comment', text: 'two', after: null },
      { kind: 'comment', text: 'five', after: null },
      { kind: 'comment', text: 'three\nmore', after: 'Deal' },
      { kind: 'comment', text: 'four', after: 'Deal' },
    ]);
  });

  it('keeps lines escaped with % after the header, each after its tag', () => {
    const text = `%Creator: x\n[Board "1"]\n%one\n[Deal "${deal}"]\n[ScoreTable "A"]\n1\n% two\n2\n\n%three\n[Board "2"]\n[Deal "${deal}"]\n%\n\n%four`;
    const { record, warnings } = readPbn(text);
    expect(warnings).toEqual([]);
    expect(record.header).toEqual(['Creator: x']);
    expect(record.boards.map(({ remarks }) => remarks.map((one) => [one.kind, one.text, one.after]))).toEqual(
      [
        [
          ['escaped-line', 'one', 'Board'],
          ['escaped-line', 'two', 'ScoreTable'],
        ],
        [
          ['escaped-line', 'three', null],
          ['escaped-line', 'four', null],
        ],
      ],
    );
    expect(record.boards[0]?.sections.get('ScoreTable')?.lines).toEqual(['1', '2']);
    expect(readPbn(writePbn(record)).record).toEqual(record);
  });

  it('puts lines escaped above the first usable board into the header', () => {
    const { record } = readPbn(`%a\n[Board "1"]\n\n%b\n[Board "2"]\n[Deal "${deal}"]`);
    expect(record.header).toEqual(['a', 'b']);
    expect(record.boards[0]?.remarks).toEqual([]);
  });

  it('warns about escaped lines beyond its limit', () => {
    const lines = Array.from({ length: maxTagsPerGame + 2 }, (_, index) => `%${index}\n`);
    const { record, warnings } = readPbn(`[Deal "${deal}"]\n[Board "1"]\n${lines.join('')}`);
    expect(record.boards[0]?.remarks).toHaveLength(maxTagsPerGame);
    expect(warnings.map(({ code }) => code)).toEqual(['too-many-lines', 'too-many-lines']);
  });

  it('skips text that is not a comment, with a warning at its line', () => {
    const { record, warnings } = readPbn(
      `Hello there\n[Board "1"]\n[Deal "${deal}"]\nand here\n\nThe end.\n`,
    );
    expect(record.boards).toHaveLength(1);
    expect(warnings.map(({ line, code }) => [line, code])).toEqual([
      [1, 'stray-text'],
      [4, 'stray-text'],
      [6, 'stray-text'],
    ]);
  });

  it('ignores the Ctrl-Z that ends old files', () => {
    expect(codesWith('\n\u001a')).toEqual([]);
  });
});
