import { describe, expect, it } from 'vitest';
import {
  type BoardToShare,
  firstChoices,
  formOf,
  partObjection,
  type ShareChoices,
} from './share-choices.ts';
import { disclosureOf } from './share-text.ts';

const board: BoardToShare = {
  handId: 7,
  boardNumber: 5,
  tableId: 70,
  auctions: {
    table: { dealer: 'N', calls: ['1D', '1S', '2H', '2S', '3D', 'Pass', '3NT', 'Pass', 'Pass', 'Pass'] },
    record: null,
  },
  hasPlay: true,
  commentCount: 3,
};
const all: ShareChoices['parts'] = {
  auction: true,
  play: true,
  results: true,
  analysis: true,
  comments: true,
};
const chosen = (changes: Partial<ShareChoices>): ShareChoices => ({ ...firstChoices(board), ...changes });

describe('what a link will show', () => {
  it('is at first neither names nor play nor comments, for thirty days', () => {
    expect(formOf(firstChoices(board), board)).toEqual({
      hands: ['N', 'E', 'S', 'W'],
      auction: true,
      play: false,
      results: true,
      analysis: true,
      comments: false,
      names: 'none',
      heading: true,
      signed: true,
      message: null,
      days: 30,
      table: 70,
      auctionOf: 'table',
      question: null,
    });
    expect(disclosureOf(firstChoices(board), board, 'Ida H.')).toEqual({
      shown: [
        'All four hands, the auction and the contract, the results of all tables and makeable tricks with par',
        '‘Shared by Ida H.’ and the game’s title and date',
      ],
      hidden: [
        'Names of the other players, the play and comments',
        'Other boards of the game; search engines are asked not to list this page',
      ],
    });
  });

  it('of a question is one hand, and the rest after answering', () => {
    const choices = chosen({ before: 6, parts: all, names: 'full' });
    expect(formOf(choices, board)).toMatchObject({ question: { before: 6 }, play: true, comments: true });
    expect(disclosureOf(choices, board, 'Ida H.').shown).toEqual([
      'South’s hand, and the auction up to South’s call',
      'After answering: all four hands, the auction and the contract, the play, card by card, the results of all tables, makeable tricks with par and the 3 comments written until now',
      'Players and commenters by name',
      '‘Shared by Ida H.’ and the game’s title and date',
    ]);
  });

  it('says of everything that is left out that it is', () => {
    const parts = { auction: false, play: false, results: false, analysis: false, comments: false };
    const choices = chosen({ hands: 'EW', parts, heading: false, signed: false, names: 'full' });
    expect(disclosureOf(choices, board, 'Ida H.')).toEqual({
      shown: ['The hands of East and West'],
      hidden: [
        'Names, the other hands, the auction, the play, results, the analysis, comments, who shares it and the game’s title and date',
        'Other boards of the game; search engines are asked not to list this page',
      ],
    });
  });

  it('is never the play without all hands, nor beside another auction', () => {
    const two = chosen({ hands: 'NS', parts: all });
    expect(formOf(two, board).play).toBe(false);
    expect(partObjection('play', two, board)).toContain('all four hands');
    const own = {
      ...board,
      auctions: { table: null, record: { dealer: 'N' as const, calls: ['1D' as const] } },
    };
    expect(firstChoices(own).auctionOf).toBe('record');
    expect(formOf({ ...firstChoices(own), parts: all }, own)).toMatchObject({
      auctionOf: 'record',
      play: false,
    });
  });

  it('of a game has neither table nor question', () => {
    const form = formOf(chosen({ what: 'game', before: null }), board);
    expect(form).not.toHaveProperty('table');
    expect(form).not.toHaveProperty('question');
    expect(disclosureOf(chosen({ what: 'game' }), board, 'Ida H.').shown.at(-1)).toBe(
      'All boards of the game',
    );
  });

  it('of a board without an auction claims none', () => {
    const bare = { ...board, tableId: null, hasPlay: false, auctions: { table: null, record: null } };
    expect(formOf({ ...firstChoices(bare), parts: all }, bare)).toMatchObject({
      auction: false,
      play: false,
    });
    expect(disclosureOf(firstChoices(bare), bare, 'Ida H.').hidden[0]).toContain('the auction');
  });
});
