import { describe, expect, it } from 'vitest';
import { Budget } from '../record/budget.ts';
import { Report } from '../record/report.ts';
import { GameReader, maxTagsPerGame } from './game-reader.ts';

function read(text: string) {
  const report = new Report(text);
  const reader = new GameReader(text, report, new Budget(text.length));
  const games: string[][] = [];
  const leads: string[] = [];
  const bodies: string[] = [];
  for (let game = reader.next(); game; game = reader.next()) {
    games.push(game.tags.map(({ name, value }) => `${name}=${value}`));
    leads.push(text.slice(game.lead.start, game.lead.end).trim());
    for (const tag of game.tags) bodies.push(text.slice(tag.start, tag.end).trim());
  }
  const trail = text.slice(reader.trail.start, reader.trail.end).trim();
  return { games, leads, bodies, trail, directives: reader.directives, warnings: report.warnings };
}

describe('GameReader', () => {
  it('ends a game at an empty line, or one of blanks', () => {
    expect(read('[A "1"]\n[B "2"]\n\n[A "3"]\n \t \n[A "4"]\n').games).toEqual([
      ['A=1', 'B=2'],
      ['A=3'],
      ['A=4'],
    ]);
  });

  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
    ['CR CR LF', '\r\r\n'],
  ])('reads lines that end with %s', (_, lineEnd) => {
    expect(read(['[A "1"]', '[B "2"]', '', '[A "3"]', ''].join(lineEnd)).games).toEqual([
      ['A=1', 'B=2'],
      ['A=3'],
    ]);
  });

  it('reads several tags on a line', () => {
    expect(read('[A "1"] [B "2"][C "3"]').games).toEqual([['A=1', 'B=2', 'C=3']]);
  });

  it('continues after an empty line inside a comment', () => {
    expect(read('[A "1"]\n{a\n\n[X "no tag"]\n\nb}\n[B "2"]').games).toEqual([['A=1', 'B=2']]);
  });

  it('gives each tag the comments and section data that follow it', () => {
    const { bodies } = read('[A "1"] {one}\n; two\n[FooTable "x"]\n1 "[a] {b}" 2\n[B "3"]\n{three}');
    expect(bodies).toEqual(['{one}\n; two', '1 "[a] {b}" 2', '{three}']);
  });

  it('ignores brackets and braces inside comments', () => {
    const { games, bodies } = read('[A "1"] ; a [b "c"] {\n[B "2"] {; [c "d"]}');
    expect(games).toEqual([['A=1', 'B=2']]);
    expect(bodies).toEqual(['; a [b "c"] {', '{; [c "d"]}']);
  });

  it('gives comments before a game to that game, and those after the last to none', () => {
    const { leads, trail } = read('{first}\n\n{second}\n[A "1"]\n\n;third\n[B "2"]\n\n{last}\nwords');
    expect(leads).toEqual(['{first}\n\n{second}', ';third']);
    expect(trail).toBe('{last}\nwords');
  });

  it('escapes lines that begin with %, except in a comment', () => {
    const { games, bodies } = read('[A "1"]\n%[B "2"]\n[C "3"]\n{\n%\n}\n %[D "4"]');
    expect(games).toEqual([['A=1', 'C=3', 'D=4']]);
    expect(bodies).toEqual(['%[B "2"]', '{\n%\n}\n %', '']);
  });

  it('collects the directives above the first tag', () => {
    expect(read('% PBN 2.1\r\n%EXPORT\r\n\r\n%Creator: x\r\n[A "1"]\r\n% not this').directives).toEqual([
      'PBN 2.1',
      'EXPORT',
      'Creator: x',
    ]);
  });

  it('begins a new game at a second deal, or a second board after a deal, without an empty line', () => {
    expect(read('[Deal "1"]\n[Deal "2"]\n[Deal "3"]').games).toEqual([['Deal=1'], ['Deal=2'], ['Deal=3']]);
    expect(read('[Board "1"]\n[Deal "x"]\n[Board "2"]\n[Deal "x"]').games).toEqual([
      ['Board=1', 'Deal=x'],
      ['Board=2', 'Deal=x'],
    ]);
  });

  it('keeps any other repeated tag in the same game', () => {
    expect(
      read('[Event "a"]\n[Event "b"]\n[Deal "x"]\n[Deal "x"]\n[West "c"]\n[West "d"]').games,
    ).toHaveLength(1);
  });

  it('ends an unclosed comment with its game, with a warning', () => {
    const { games, warnings } = read('[A "1"]\n{ never closed\n[B "2"]\n\n[C "3"]');
    expect(games).toEqual([['A=1'], ['C=3']]);
    expect(warnings).toMatchObject([{ line: 2, column: 1, code: 'missing-brace' }]);
  });

  it('skips brackets that begin no tag, with a warning', () => {
    const { games, warnings } = read('[A "1"]\n[\n[B "2"]\n\n[C "3"]');
    expect(games).toEqual([['A=1', 'B=2'], ['C=3']]);
    expect(warnings).toMatchObject([{ line: 2, column: 1, code: 'stray-bracket' }]);
  });

  it('keeps a bounded number of tags per game', () => {
    const { games, warnings } = read('[A "x"]\n'.repeat(maxTagsPerGame + 3));
    expect(games.map((game) => game.length)).toEqual([maxTagsPerGame]);
    expect(warnings.map(({ code }) => code)).toEqual(Array(3).fill('too-many-tags'));
  });

  it.each(['', '\n\n', '% PBN 2.1\n% EXPORT\n', '{a comment}', 'no PBN at all'])(
    'finds no game in %j',
    (text) => {
      expect(read(text).games).toEqual([]);
    },
  );
});
