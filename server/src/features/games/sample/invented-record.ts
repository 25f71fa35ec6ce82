import { contractOf, parseAuction } from '@bridge-review/bridge/auction';
import { boardNumber, dealerOfBoard, vulnerabilityOfBoard } from '@bridge-review/bridge/board';
import { parseCard } from '@bridge-review/bridge/card';
import type { Tricks } from '@bridge-review/bridge/contract';
import { parseDeal } from '@bridge-review/bridge/deal';
import { writePbn } from '@bridge-review/bridge/pbn/write-pbn';
import { playFromCards } from '@bridge-review/bridge/play';
import type { BoardRecord, ResultRecord } from '@bridge-review/bridge/record/hand-record';
import { unwrap } from '@bridge-review/bridge/result';
import { scoreNS } from '@bridge-review/bridge/score';
import { nextSeat } from '@bridge-review/bridge/seat';

/** What one table made of a board: its auction, the declarer's tricks, and the cards in the order of play. */
interface InventedTable {
  readonly calls: string;
  readonly tricks: Tricks;
  readonly cards?: string;
}

/** Dealer and vulnerability follow from the number. */
export interface InventedBoard {
  readonly number: number;
  readonly deal: string;
  readonly tables: readonly InventedTable[];
}

/** Who sits at a table. */
type Seating = Pick<ResultRecord, 'players' | 'table' | 'room' | 'tags'>;

/** A game that nobody played. */
export interface InventedGame {
  /** As PBN has them: Event, Site, Date, Scoring. */
  readonly tags: Readonly<Record<string, string>>;
  readonly boards: readonly InventedBoard[];
  /** By board, and by place among its tables from 0. */
  readonly seating: (board: number, place: number) => Seating;
}

/** The file that somebody could have uploaded. */
export const inventedFile = (game: InventedGame): Uint8Array =>
  new TextEncoder().encode(
    writePbn({
      header: ['PBN 2.1', 'EXPORT'],
      boards: game.boards.map((board) => boardRecord(game, board)),
    }),
  );

function boardRecord(
  { tags, seating }: InventedGame,
  { number: value, deal, tables }: InventedBoard,
): BoardRecord {
  const number = unwrap(boardNumber(value));
  const board = {
    number,
    deal: unwrap(parseDeal(deal)),
    dealer: dealerOfBoard(number),
    vulnerability: vulnerabilityOfBoard(number),
    tags: new Map(Object.entries(tags)),
    sections: new Map(),
    remarks: [],
  };
  return { ...board, results: tables.map((table, place) => resultOf(board, table, seating(value, place))) };
}

function resultOf(
  { dealer, vulnerability }: Pick<BoardRecord, 'dealer' | 'vulnerability'>,
  { calls, tricks, cards }: InventedTable,
  seating: Seating,
): ResultRecord {
  const auction = unwrap(parseAuction(dealer, calls.split(' ')));
  const contract = contractOf(auction);
  if (contract === null || contract === 'Pass') throw new Error('Every invented board is played.');
  const { declarer, ...bid } = contract;
  const play =
    cards &&
    playFromCards(
      nextSeat(declarer),
      bid.strain,
      cards.split(' ').map((card) => unwrap(parseCard(card))),
    );
  return {
    ...seating,
    section: null,
    contract: bid,
    declarer,
    tricks,
    scoreNS: scoreNS(contract, tricks, vulnerability),
    auction: { auction, annotations: [] },
    play: play ? { play, annotations: [] } : null,
    sections: new Map(),
    remarks: [],
  };
}
