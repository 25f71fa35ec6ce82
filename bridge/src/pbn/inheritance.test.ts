import { describe, expect, it } from 'vitest';
import { boardOf, boardsOf, deal } from '../testing/pbn-boards.ts';

describe('values taken over from games before', () => {
  const game = (tags: string) => `[Board "1"]\n[Deal "${deal}"]\n[Result "9"]\n${tags}\n\n`;
  const eventsOf = (...games: string[]) =>
    boardsOf(
      games.map((tags, index) => game(tags).replace('Board "1"', `Board "${index + 1}"`)).join(''),
    ).map((board) => board.tags.get('Event') ?? null);

  it('are marked with #, over games that have none', () => {
    expect(eventsOf('[Event "a"]', '', '[Event "#"]', '[Event "#"]')).toEqual(['a', null, 'a', 'a']);
  });

  it('are nothing where there is none before', () => {
    expect(eventsOf('[Event "#"]')).toEqual([null]);
  });

  it('hold for all that follow after ##, until a game has its own', () => {
    expect(eventsOf('[Event "##a"]', '', '', '[Event "b"]', '', '[Event "##c"]', '')).toEqual([
      'a',
      'a',
      'a',
      'b',
      null,
      'c',
      'c',
    ]);
  });

  it('hold for players too', () => {
    const [, second] = boardsOf(`${game('[West "##Will"]')}${game('').replace('"1"', '"2"')}`);
    expect(second?.results[0]?.players.W).toBe('Will');
  });

  it('do not stand beside the section that they open', () => {
    const board = boardOf('[Votes "##x"]\na 1');
    expect([...board.sections.keys()]).toEqual(['Votes']);
    expect([...board.tags.keys()]).toEqual([]);
  });

  it('are not what a dash and a number sign in a name mean', () => {
    expect(eventsOf('[Event "#1 event"]')).toEqual(['#1 event']);
  });
});
