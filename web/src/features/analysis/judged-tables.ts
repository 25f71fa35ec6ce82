import type { BiddingRecord } from '@bridge-review/api/bidding';
import type { GameHand, RecordedAuction, TableResult } from '@bridge-review/api/hands';
import { contractOf } from '@bridge-review/bridge/auction';
import { type DeclaredContract, type PassedOut, readContract } from '@bridge-review/bridge/contract';
import { type Side, sideOf } from '@bridge-review/bridge/side';
import { type Judgement, judge } from '@bridge-review/bridge/verdict';
import { auctionOf } from '../bidding/recorded-auction.ts';
import type { AnalysedBoard } from './analysed-board.ts';

/** A contract against par, for one side. */
export interface Judged extends Judgement {
  readonly contract: DeclaredContract | PassedOut;
  readonly side: Side;
}

/** For the known side, else for the declarer's; for a passed-out board, for the one that par favours. */
export function judged(
  contract: DeclaredContract | PassedOut,
  board: AnalysedBoard,
  known: Side | null,
): Judged {
  const favoured: Side = board.parNS >= 0 ? 'NS' : 'EW';
  const side = known ?? (contract === 'Pass' ? favoured : sideOf(contract.declarer));
  return { contract, side, ...judge(contract, board, side) };
}

/** What a partnership reached; null while its auction is not over. */
export const contractOfRecord = (
  { dealer }: Pick<GameHand, 'dealer'>,
  { biddingSequence }: Pick<BiddingRecord, 'biddingSequence'>,
): DeclaredContract | PassedOut | null => contractOf(auctionOf(dealer, biddingSequence));

/** What a table reached, as its result or else its auction says; null if neither does. */
export function contractOfTable({
  contract: text,
  declarer,
  auction,
}: Pick<TableResult, 'contract' | 'declarer' | 'auction'>): DeclaredContract | PassedOut | null {
  const contract = text && readContract(text);
  if (contract === 'Pass') return 'Pass';
  if (contract !== null && declarer !== null) return { ...contract, declarer };
  return auction && contractOfAuction(auction);
}

const contractOfAuction = ({ dealer, calls }: RecordedAuction) => contractOf(auctionOf(dealer, calls));
