import type { GameHand, TableResult } from '@bridge-review/api/hands';
import { readFile } from '@bridge-review/bridge/formats/read-file';
import { unwrap } from '@bridge-review/bridge/result';
import { describe, expect, it } from 'vitest';
import { boardAsText, type TextForm } from './board-copies.ts';
import { boardRecordOf } from './board-record.ts';

const hand: GameHand = {
  id: 1,
  gameId: 1,
  boardNumber: 7,
  dealer: 'S',
  vulnerability: 'All',
  northHand: '.64.AKJT86.AQ732',
  eastHand: 'AJ952.KQ7.9.KT94',
  southHand: 'T874.J98532.3.J6',
  westHand: 'KQ63.AT.Q7542.85',
  hasBidding: true,
  finalContract: '5DX',
  declarer: 'N',
  commentCount: 0,
} as GameHand;

const table: TableResult = {
  id: 1,
  players: { N: 'Nell Harrow', E: 'Rosa Quill', S: 'Piet Somers', W: 'Jasper Thorne' },
  section: null,
  table: '1',
  room: null,
  pairNumbers: { NS: null, EW: null },
  ownSide: null,
  contract: '5DX',
  declarer: 'N',
  tricks: 10,
  scoreNS: -200,
  comparison: null,
  commentary: [],
  auction: {
    dealer: 'S',
    calls: ['Pass', '1S', '2D', '3S', '5D', 'Double', 'Pass', 'Pass', 'Pass'],
    annotations: [{ call: 2, alerted: true, note: 'Both minors', comments: [] }],
  },
  play: { leader: 'E', tricks: [{ N: 'S2', E: 'SA', S: 'S4', W: 'S3' }], annotations: [] },
};

const game = { title: 'Friday Pairs', date: '2026-11-06', location: 'Larkmoor' };
const board = boardRecordOf(hand, game, table)!;

describe('a board that is copied', () => {
  it.each(['diagram', 'viewer', 'pbn', 'lin'] satisfies TextForm[])('as %s can be read again', (form) => {
    const [read] = unwrap(readFile(boardAsText(form, board))).record.boards;
    expect(read?.deal).toEqual(board.deal);
    expect(read).toMatchObject({ number: 7, dealer: 'S', vulnerability: 'All' });
    if (form === 'diagram') return;
    expect(read?.results[0]?.auction?.auction).toEqual(board.results[0]?.auction?.auction);
    expect(read?.results[0]?.players).toEqual(table.players);
  });

  it('has title, day and result as PBN, and an address of its own for the viewer', () => {
    expect(boardAsText('pbn', board)).toMatch(
      /\[Event "Friday Pairs"\][^]*\[Date "2026\.11\.06"\][^]*\[Contract "5DX"\]/u,
    );
    expect(boardAsText('viewer', board)).toMatch(
      /^https:\/\/www\.bridgebase\.com\/tools\/handviewer\.html\?lin=[^\s]+$/u,
    );
    expect(boardAsText('viewer', board)).not.toMatch(/%0[AD]/u);
    expect(boardAsText('diagram', board)).toContain('5♦X by N, 10 tricks, N-S -200');
  });

  it('is there without a table, and not without cards', () => {
    expect(boardAsText('pbn', boardRecordOf(hand, undefined, null)!)).toContain('[Board "7"]');
    expect(
      boardRecordOf(
        { ...hand, northHand: null, eastHand: null, southHand: null, westHand: null },
        game,
        null,
      ),
    ).toBeNull();
  });
});
