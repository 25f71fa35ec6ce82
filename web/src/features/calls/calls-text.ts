import { type Auction, callerAt } from '@bridge-review/bridge/auction';
import type { Call } from '@bridge-review/bridge/call';
import { formatContract } from '@bridge-review/bridge/contract';
import type { ComparedCall } from '@bridge-review/bridge/sampling/compare-calls';
import { seatName } from '@bridge-review/bridge/seat';
import { sideOf } from '@bridge-review/bridge/side';
import type { CallsRow } from '../../ui/calls-table.tsx';
import { SIDE_TEXT } from '../bidding/side-of-record.ts';
import { plusMinusText, shareText, signedText } from '../simulation/figures-text.ts';

/** 'South’s 4S, call 4: what were the alternatives, given the N–S cards and the calls before it?' */
export function questionText(auction: Auction, index: number): string {
  const seat = callerAt(auction, index);
  const before = index === 0 ? '' : ' and the calls before it';
  return `${seatName(seat)}’s ${auction.calls[index]}, call ${index + 1}: what were the alternatives, given the ${SIDE_TEXT[sideOf(seat)]} cards${before}?`;
}

/** The figures as text, those that may be best apart from those that are surely behind. */
export function rowsOf(
  compared: readonly ComparedCall[],
  made: Call,
): { leading: CallsRow[]; behind: CallsRow[] } {
  const rows = compared.map((row) => ({ isBehind: row.isBehind, row: rowOf(row, made) }));
  return {
    leading: rows.filter(({ isBehind }) => !isBehind).map(({ row }) => row),
    behind: rows.filter(({ isBehind }) => isBehind).map(({ row }) => row),
  };
}

const rowOf = ({ call, contract, chance, score, imps }: ComparedCall, made: Call): CallsRow => ({
  call,
  isMade: call === made,
  contract: formatContract(contract),
  by: contract === 'Pass' ? undefined : seatName(contract.declarer),
  chance: chance === null ? '' : `makes ${shareText(chance.value)}`,
  score: signedText(score.value, 0),
  scoreError: plusMinusText(score, 0),
  imps: imps === null ? null : signedText(imps.value, 1),
  impsError: imps === null ? '' : plusMinusText(imps, 1),
});

/** What stands above the calls that are not surely behind; no order is claimed among several. */
export const leadingTitle = (count: number): string =>
  count === 1 ? 'The best' : 'Too close to call: any of these may be the best';
