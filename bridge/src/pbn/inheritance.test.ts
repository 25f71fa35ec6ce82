import { describe, expect, it } from 'vitest';
import { boardOf, boardsOf, deal } from '../testing/pbn-boards.ts';

describe('values inherited from earlier games', () => {
  const game = (tags: string) => `[Board "1"]\n[Deal "${deal}"]\n[Result "9"]\n${tags}\n\n`;
  const eventsOf = (...games: string[]) =>
    boardsOf(
      games.map((tags, index) => game(tags).replace('Board "1"', `Board "${index + 1}"`)).join(''),
    ).map((board) => board.tags.get('Event') ?? null);

  it('are marked with #, over games that have none', () => {
    expect(eventsOf('[Event "a"]', '', '[Event "#"]', '[Event "#"]')).toEqual(['a', null, 'a', 'a']);
  });

  it('are absent if no earlier game has one', () => {
    expect(eventsOf('[Event "#"]')).toEqual([null]);
  });

  it('apply to all following games after ##, until a game has its own', () => {
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

  it('apply to players too', () => {
    const [, second] = boardsOf(`${game('[West "##Will"]')}${game('').replace('"1"', '"2"')}`);
    expect(second?.results[0]?.players.W).toBe('Will');
  });

  it('are not kept as a tag beside their section', () => {
    const board = boardOf('[Votes "##x"]\na 1');
    expect([...board.sections.keys()]).toEqual(['Votes']);
    expect([...board.tags.keys()]).toEqual([]);
  });

  it('are not marked by a number sign within a name', () => {
    expect(eventsOf('[Event "#1 event"]')).toEqual(['#1 event']);
  });
});
