import { tricksNeeded, type DeclaredContract } from '@bridge-review/bridge/contract';
import { type Seat, seats } from '@bridge-review/bridge/seat';
import { sideOf } from '@bridge-review/bridge/side';
import { SIDE_WORDS } from '../bidding/side-of-record.ts';
import { signed } from '../hands/table-words.ts';
import type { AnalysedBoard } from './analysed-board.ts';
import { grouped } from './grouped.ts';
import { bidWords, listWords, outcomeOf, seatsWords, tricksWords } from './contract-words.ts';

/** 'Par is 4H by North or South, which makes exactly: N–S +420.' */
export function parSentence(board: AnalysedBoard): string {
  const groups = groupsOf(board.par.contracts);
  if (groups.length === 0) return 'Par is to pass the board out: neither side can make anything.';
  return `Par is ${groups.map((group) => groupWords(group, board)).join('; or ')}: ${parFigure(board)}.`;
}

/** The contracts of par alone: '4H by North or South'. */
export const parContractWords = ({ par }: Pick<AnalysedBoard, 'par'>): string =>
  par.contracts.length === 0 ? 'to pass the board out' : contractListWords(par.contracts);

/** The highest of each strain: '4H by North or South'. */
export const contractListWords = (contracts: readonly DeclaredContract[]): string =>
  listWords(
    groupsOf(contracts).map(
      ({ bids, declarers }) => `${bidWords(highest(bids))} by ${seatsWords(declarers)}`,
    ),
  );

/** The same without declarers: '4H or 3NT'. */
export const bidListWords = (contracts: readonly DeclaredContract[]): string =>
  listWords([...new Set(groupsOf(contracts).map(({ bids }) => bidWords(highest(bids))))]);

const highest = (bids: Group['bids']): DeclaredContract => bids.at(-1) ?? bids[0];

/** For the side that it favours: 'N–S +420'. */
const parFigure = ({ parNS }: Pick<AnalysedBoard, 'parNS'>): string =>
  parNS === 0 ? '0' : `${SIDE_WORDS[parNS > 0 ? 'NS' : 'EW']} ${signed(Math.abs(parNS))}`;

/** Bids of one strain that the same partners may play with the same end. */
interface Group {
  readonly bids: readonly [DeclaredContract, ...DeclaredContract[]];
  readonly declarers: readonly Seat[];
}

function groupsOf(contracts: readonly DeclaredContract[]): Group[] {
  const bids = grouped(contracts, bidWords).map((same) => ({
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

function groupWords({ bids, declarers }: Group, { tricks }: AnalysedBoard): string {
  const [first] = bids;
  const taken = tricks[first.declarer][first.strain];
  const end = bids.length === 1 ? `which ${outcomeOf(first, taken)}` : tricksWords(taken);
  const sacrifice =
    taken < tricksNeeded(first) ? ` as a sacrifice by ${SIDE_WORDS[sideOf(first.declarer)]}` : '';
  return `${listWords(bids.map(bidWords))} by ${seatsWords(declarers)}, ${end}${sacrifice}`;
}
