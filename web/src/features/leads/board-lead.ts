import type { BiddingRecord } from '@bridge-review/api/bidding';
import type { GameHand, TableResult } from '@bridge-review/api/hands';
import { contractOf } from '@bridge-review/bridge/auction';
import type { Card } from '@bridge-review/bridge/card';
import { type DeclaredContract, type PassedOut, readContract } from '@bridge-review/bridge/contract';
import { hasCard } from '@bridge-review/bridge/hand';
import { type Seat, nextSeat } from '@bridge-review/bridge/seat';
import { auctionOf } from '../bidding/recorded-auction.ts';
import { type KnownCalls, allKnownCalls } from '../conditions/known-calls.ts';
import { dealOf } from '../hands/deal-of.ts';
import { leadOf } from '../hands/table-text.ts';
import type { LeadProblem } from './lead-problem.ts';

/** What there is to lead to on a board, or why there is nothing. */
export type BoardLead =
  | {
      readonly state: 'lead';
      readonly problem: LeadProblem;
      /** Null where no auction is known. */
      readonly knownCalls: KnownCalls | null;
      /** At the table that is shown. */
      readonly made: Card | null;
    }
  | { readonly state: 'no contract' | 'passed out' }
  | { readonly state: 'unknown hand'; readonly leader: Seat };

/** The contract at the table that is shown, else the pair's own, else that of the file. */
export function boardLead(
  hand: GameHand,
  record: BiddingRecord | null,
  table: TableResult | undefined,
): BoardLead {
  const atTable = table ? contractAt(table) : null;
  const own = record && contractOf(auctionOf(hand.dealer, record.biddingSequence));
  const contract = atTable ?? own ?? contractAt({ contract: hand.finalContract, declarer: hand.declarer });
  if (contract === null) return { state: 'no contract' };
  if (contract === 'Pass') return { state: 'passed out' };
  const leader = nextSeat(contract.declarer);
  const cards = dealOf(hand)[leader];
  if (cards === null) return { state: 'unknown hand', leader };
  const lead = atTable && table ? leadOf(table) : null;
  return {
    state: 'lead',
    problem: { hand: cards, contract, vulnerability: hand.vulnerability },
    knownCalls: atTable ? allKnownCalls(hand, null, table) : allKnownCalls(hand, record, undefined),
    made: lead !== null && hasCard(cards, lead) ? lead : null,
  };
}

function contractAt({
  contract: text,
  declarer,
}: Pick<TableResult, 'contract' | 'declarer'>): DeclaredContract | PassedOut | null {
  const contract = text && readContract(text);
  if (contract === 'Pass') return contract;
  return contract && declarer ? { ...contract, declarer } : null;
}
