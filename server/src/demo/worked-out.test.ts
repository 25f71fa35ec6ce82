import { contractOf, parseAuction } from '@bridge-review/bridge/auction';
import { boardNumber, dealerOfBoard } from '@bridge-review/bridge/board';
import { parseCard } from '@bridge-review/bridge/card';
import { parseDeal } from '@bridge-review/bridge/deal';
import { legalCards, positionAfter } from '@bridge-review/bridge/double-dummy/position';
import { solveTable } from '@bridge-review/bridge/double-dummy/solve-table';
import { formatTricks } from '@bridge-review/bridge/double-dummy/trick-table';
import { playFromCards, tricksWonBy } from '@bridge-review/bridge/play';
import { unwrap } from '@bridge-review/bridge/result';
import { nextSeat } from '@bridge-review/bridge/seat';
import { sideOf } from '@bridge-review/bridge/side';
import { describe, expect, it } from 'vitest';
import { discussion } from './discussion.ts';
import { demoGames, practiceAuctions } from './games.ts';
import { workedOut } from './worked-out.ts';

const games = demoGames(new Date('2026-11-17T12:00:00Z'));
const boards = games.flatMap(({ key, boards: all, played }) =>
  all.map((board) => ({ key, played, ...board })),
);
const dealerOf = (number: number) => dealerOfBoard(unwrap(boardNumber(number)));

/** If one of these fails, run `node scripts/work-out-demo.mjs`. */
describe('what the demo brings along', () => {
  it('has the tricks of every board, and of no other', () => {
    expect(Object.keys(workedOut.tricks)).toEqual(boards.map(({ key, number }) => `${key} ${number}`));
  });

  it('has the tricks that the solver finds', () => {
    for (const { key, number, deal } of boards.filter((_, index) => index % 10 === 3)) {
      expect(formatTricks(solveTable(unwrap(parseDeal(deal)))), `${key} ${number}`).toBe(
        workedOut.tricks[`${key} ${number}`],
      );
    }
  });

  it('has a play for every table that has one, which comes to its tricks', () => {
    const recorded = boards.flatMap(({ key, number, deal, tables, played }) =>
      tables
        .slice(0, played)
        .map((table, place) => ({ ...table, number, deal, name: `${key} ${number} ${place}` })),
    );
    expect(Object.keys(workedOut.plays)).toEqual(recorded.map(({ name }) => name));
    for (const { name, number, deal, calls, tricks } of recorded) {
      const contract = contractOf(unwrap(parseAuction(dealerOf(number), calls.split(' '))));
      if (contract === null || contract === 'Pass') throw new Error(`${name} is not played.`);
      const cards = workedOut.plays[name]!.split(' ').map((card) => unwrap(parseCard(card)));
      const play = playFromCards(nextSeat(contract.declarer), contract.strain, cards);
      const before = positionAfter(unwrap(parseDeal(deal)), contract.strain, play.leader, cards.slice(0, 51));
      expect(legalCards(unwrap(before)), name).toEqual(cards.slice(51));
      expect(new Set(cards).size, name).toBe(52);
      expect(tricksWonBy(play, contract.strain, sideOf(contract.declarer)), name).toBe(tricks);
    }
  });

  it('has a judgement of every record', () => {
    const records = games.flatMap(({ key, boards: all }) =>
      key === 'practice'
        ? practiceAuctions.map(({ board }) => `${key} ${board} nell`)
        : all.flatMap(({ number }) => [`${key} ${number} nell`, `${key} ${number} rosa`]),
    );
    expect(Object.keys(workedOut.judgements).toSorted()).toEqual(records.toSorted());
  });
});

describe('the discussion', () => {
  it('is about boards of the games', () => {
    const names = boards.map(({ key, number }) => `${key} ${number}`);
    for (const { game, board } of discussion) expect(names).toContain(`${game} ${board}`);
  });
});
