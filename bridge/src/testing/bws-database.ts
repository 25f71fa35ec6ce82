/** The tables of a small Bridgemate database, with invented players: two tables, two rounds of one board each. */
import type { BwsRow, BwsTables } from '../bws/bws-tables.ts';
import { formatHand } from '../hand.ts';
import type { Deal } from '../deal.ts';
import { seatName, seats } from '../seat.ts';

export type Rows = Readonly<Record<string, readonly BwsRow[]>>;

export const database = (rows: Rows): BwsTables & { readonly asked: readonly string[] } => {
  const asked: string[] = [];
  return {
    asked,
    rows(table, columns) {
      asked.push(table);
      return (rows[table] ?? []).map((row) =>
        Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column))),
      );
    },
  };
};

export const received = (ID: number, more: BwsRow = {}): BwsRow => ({
  ID,
  Section: 1,
  Table: 1,
  Round: 1,
  Board: 1,
  PairNS: 1,
  PairEW: 3,
  Declarer: 1,
  'NS/EW': 'N',
  Contract: '3 NT',
  Result: '=',
  LeadCard: '',
  Remarks: '',
  DateLog: new Date('2026-11-16T00:00:00Z'),
  TimeLog: new Date(Date.UTC(1899, 11, 30, 19, 30, ID % 60)),
  Erased: false,
  ...more,
});

const round = (Table: number, Round: number, NSPair: number, EWPair: number): BwsRow => ({
  Section: 1,
  Table,
  Round,
  NSPair,
  EWPair,
  LowBoard: Round,
  HighBoard: Round,
});

const seated = (Table: number, Direction: string, Name: string, Number = ''): BwsRow => ({
  Section: 1,
  Table,
  Direction,
  Number,
  Name,
  Round: 0,
});

export const evening: Rows = {
  Section: [{ ID: 1, Letter: 'A  ', Tables: 2, Winners: 1 }],
  RoundData: [round(1, 1, 1, 3), round(2, 1, 2, 4), round(1, 2, 1, 4), round(2, 2, 3, 2)],
  PlayerNumbers: [
    seated(1, 'N', 'Ada Lark'),
    seated(1, 'S', '', '77'),
    seated(1, 'E', 'Cleo Finch'),
    seated(1, 'W', 'Dan Crow'),
  ],
  PlayerNames: [
    { ID: 77, Name: 'Ben Wren', strID: '77' },
    { ID: 78, Name: 'Stays Away', strID: '78' },
  ],
  Session: [{ Name: 'Monday', Date: new Date('2019-01-01T00:00:00Z') }],
  ReceivedData: [
    received(1),
    received(2, { Table: 2, PairNS: 2, PairEW: 4, Contract: '2 H x', Result: '-1' }),
  ],
};

export const handRecord = (Board: number, deal: Deal, Section = 1): BwsRow => ({
  Section,
  Board,
  ...Object.fromEntries(
    seats.flatMap((seat) =>
      formatHand(deal[seat])
        .split('.')
        .map((ranks, suit) => [`${seatName(seat)}${['Spades', 'Hearts', 'Diamonds', 'Clubs'][suit]}`, ranks]),
    ),
  ),
});
