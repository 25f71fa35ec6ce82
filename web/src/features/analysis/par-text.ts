import {
  type ContractText,
  type DeclaredContract,
  formatContract,
  tricksNeeded,
} from '@bridge-review/bridge/contract';
import { listText } from '@bridge-review/bridge/list-text';
import { type Seat, seats } from '@bridge-review/bridge/seat';
import { sideOf } from '@bridge-review/bridge/side';
import { SIDE_TEXT } from '../bidding/side-of-record.ts';
import { signed } from '../hands/table-text.ts';
import type { AnalysedBoard } from './analysed-board.ts';
import { grouped } from './grouped.ts';
import { bidText, outcomeOf, seatsText, tricksText } from './contract-text.ts';

/** 'Par is 4H by North or South, which makes exactly: N–S +420.' */
export function parSentence(board: AnalysedBoard): string {
  const groups = groupsOf(board.par.contracts);
  if (groups.length === 0) return 'Par is to pass the board out: neither side can make anything.';
  return `Par is ${groups.map((group) => groupText(group, board)).join('; or ')}: ${parFigure(board)}.`;
}

/** The contracts of par alone: '4H by North or South'. */
export const parContractText = ({ par }: Pick<AnalysedBoard, 'par'>): string =>
  par.contracts.length === 0 ? 'to pass the board out' : contractListText(par.contracts);

/** The first contract of par for a table: '4H' by 'N–S', or by 'N' where only one of the two reaches it; null if it is a pass. */
export function briefPar({ par }: Pick<AnalysedBoard, 'par'>): { contract: ContractText; by: string } | null {
  const [group] = groupsOf(par.contracts);
  if (group === undefined) return null;
  const [declarer, ...others] = group.declarers;
  const best = highest(group.bids);
  return {
    contract: formatContract(best),
    by: others.length > 0 || declarer === undefined ? SIDE_TEXT[sideOf(best.declarer)] : declarer,
  };
}

/** The highest of each strain: '4H by North or South'. */
export const contractListText = (contracts: readonly DeclaredContract[]): string =>
  listText(
    groupsOf(contracts).map(({ bids, declarers }) => `${bidText(highest(bids))} by ${seatsText(declarers)}`),
    'or',
  );

/** The same without declarers: '4H or 3NT'. */
export const bidListText = (contracts: readonly DeclaredContract[]): string =>
  listText([...new Set(groupsOf(contracts).map(({ bids }) => bidText(highest(bids))))], 'or');

const highest = (bids: Group['bids']): DeclaredContract => bids.at(-1) ?? bids[0];

/** For the side that it favours: 'N–S +420'. */
const parFigure = ({ parNS }: Pick<AnalysedBoard, 'parNS'>): string =>
  parNS === 0 ? '0' : `${SIDE_TEXT[parNS > 0 ? 'NS' : 'EW']} ${signed(Math.abs(parNS))}`;

/** Bids of one strain that the same partners may play with the same end. */
interface Group {
  readonly bids: readonly [DeclaredContract, ...DeclaredContract[]];
  readonly declarers: readonly Seat[];
}

function groupsOf(contracts: readonly DeclaredContract[]): Group[] {
  const bids = grouped(contracts, bidText).map((same) => ({
    bid: same[0],
    declarers: seats.filter((seat) => same.some(({ declarer }) => declarer === seat)),
  }));
  return grouped(bids, ({ bid, declarers }) => `${bid.strain} ${bid.doubling} ${declarers.join('')}`).map(
    ([first, ...others]) => ({
      bids: [first.bid, ...others.map(({ bid }) => bid)],
      declarers: first.declarers,
    }),
  );
}

function groupText({ bids, declarers }: Group, { tricks }: AnalysedBoard): string {
  const [first] = bids;
  const taken = tricks[first.declarer][first.strain];
  const end = bids.length === 1 ? `which ${outcomeOf(first, taken)}` : tricksText(taken);
  const sacrifice =
    taken < tricksNeeded(first) ? ` as a sacrifice by ${SIDE_TEXT[sideOf(first.declarer)]}` : '';
  return `${listText(bids.map(bidText), 'or')} by ${seatsText(declarers)}, ${end}${sacrifice}`;
}
