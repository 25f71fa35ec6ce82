import type { GameHand, TableResult } from '@bridge-review/api/hands';
import type { Traveller } from '@bridge-review/api/ranking';
import type { Call } from '@bridge-review/bridge/call';
import type { ContractText } from '@bridge-review/bridge/contract';
import type { HandsBySeat } from '@bridge-review/bridge/deal-text';
import type { Seat } from '@bridge-review/bridge/seat';
import type { Vulnerability } from '@bridge-review/bridge/vulnerability';
import { type AnalysedBoard, analysedBoard } from '../analysis/analysed-board.ts';
import { dealOf } from '../hands/deal-of.ts';
import { type LineOfPlay, recordedLine } from '../hands/line-of-play.ts';
import { tableText } from '../hands/table-text.ts';
import { printedTable } from '../print/paper-board.ts';
import type { Choices } from './choices.ts';

/** All that can be shown of a board. */
export interface PresentedBoard {
  readonly id: number;
  readonly number: number;
  readonly dealer: Seat;
  readonly vulnerability: Vulnerability;
  /** Null for a hand that the file does not know. */
  readonly hands: HandsBySeat;
  /** With what the file says of a call, by its place in the auction. */
  readonly auction: {
    readonly dealer: Seat;
    readonly calls: readonly Call[];
    readonly notes: ReadonlyMap<number, string>;
  } | null;
  readonly line: LineOfPlay | null;
  readonly result: Pick<TableResult, 'contract' | 'declarer' | 'tricks' | 'scoreNS'> | null;
  readonly analysed: AnalysedBoard | null;
  /** What the tables bid, the most frequent first. */
  readonly field: readonly { readonly contract: ContractText; readonly tables: number }[];
}

export function presentedBoard(
  hand: GameHand,
  table: TableResult | null,
  traveller: Pick<Traveller, 'trickTable' | 'contracts' | 'total'> | undefined,
): PresentedBoard {
  const auction = table?.auction ?? null;
  return {
    id: hand.id,
    number: hand.boardNumber,
    dealer: hand.dealer,
    vulnerability: hand.vulnerability,
    hands: dealOf(hand),
    auction:
      auction === null || auction.calls.length === 0
        ? null
        : {
            dealer: auction.dealer,
            calls: auction.calls,
            notes: new Map(auction.annotations.flatMap(({ call, note }) => (note ? [[call, note]] : []))),
          },
    line: table && recordedLine(table),
    result: table,
    analysed: traveller ? analysedBoard(hand, { tricks: traveller.trickTable }) : null,
    field: traveller && traveller.total > 1 ? traveller.contracts : [],
  };
}

/** The table that a board's auction and play come from; null if there is none. */
export function chosenTable(
  handId: number,
  results: readonly TableResult[],
  { table, tables }: Pick<Choices, 'table' | 'tables'>,
): TableResult | null {
  const chosenId = tables.find((one) => one.handId === handId)?.tableId;
  const ofBoard = results.find(({ id }) => id === chosenId);
  const ofAll = table === null ? undefined : results.find((one) => tableText(one) === table);
  return ofBoard ?? ofAll ?? printedTable(results);
}
