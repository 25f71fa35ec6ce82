/**
 * RealBridge adds a whole LIN record to each line, percent-encoded: deal, auction, alerts, play and claim.
 *
 * @module
 */
import { formatContract } from '../contract.ts';
import { readLinTables } from '../lin/read-lin.ts';
import { formatPartialDeal } from '../partial-deal.ts';
import type { TablePlay } from '../record/hand-record.ts';
import { looksMadeUp } from '../record/made-up-auction.ts';
import { decodePercent } from '../record/percent-decoding.ts';
import type { WarnOfRow } from '../record/row-values.ts';
import type { SessionBoard, SessionResult } from '../record/session-record.ts';
import type { TableRecord } from '../record/table-records.ts';
import { seats, type Seat } from '../seat.ts';

/** Null without a deal. */
export function linTable(text: string, warn: WarnOfRow): TableRecord | null {
  if (text === '') return null;
  // A plus sign is one: blanks are written as %20.
  const lin = decodePercent(text.replaceAll('+', '%2B'));
  return readLinTables(lin, (code, _, message) => warn(code, message))[0] ?? null;
}

/** The line is what was scored: of the LIN it takes the auction, the play, and names that it does not have. */
export function withLin(
  result: SessionResult,
  { deal, table }: TableRecord,
  dealt: SessionBoard['deal'],
  warn: WarnOfRow,
): SessionResult {
  if (!table || result.isNotPlayed || result.adjusted) return result;
  if (dealt && formatPartialDeal(dealt) !== formatPartialDeal(deal)) {
    warn('other-deal', 'Its LIN has another deal than the hands of the board, and was skipped.');
    return result;
  }
  if (differ(result, table)) {
    warn('results-disagree', 'Its LIN has another result; that of the line was kept, without an auction.');
    return result;
  }
  const players = Object.fromEntries(
    seats.map((seat) => [seat, result.players[seat] ?? table.players[seat]]),
  ) as Record<Seat, string | null>;
  const { auction, play } = table;
  return {
    ...result,
    players,
    auction: auction && !play && looksMadeUp(auction.auction) ? null : auction,
    play,
  };
}

const differ = (result: SessionResult, table: TablePlay): boolean =>
  textOf(result.contract) !== textOf(table.contract ?? result.contract) ||
  result.declarer !== (table.declarer ?? result.declarer) ||
  (result.tricks ?? table.tricks) !== (table.tricks ?? result.tricks);

const textOf = (contract: TablePlay['contract']): string | null => contract && formatContract(contract);
