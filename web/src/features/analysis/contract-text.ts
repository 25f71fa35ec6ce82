import type { Contract, DeclaredContract, PassedOut } from '@bridge-review/bridge/contract';
import { tricksNeeded } from '@bridge-review/bridge/contract';
import { counted } from '@bridge-review/bridge/counted';
import { listText } from '@bridge-review/bridge/list-text';
import { type Seat, seatName } from '@bridge-review/bridge/seat';

/** `4H doubled`: bids as sentences of ours write them. */
export const bidText = ({ level, strain, doubling }: Contract): string =>
  `${level}${strain}${doubling === '' ? '' : doubling === 'X' ? ' doubled' : ' redoubled'}`;

export const contractText = (contract: DeclaredContract | PassedOut): string =>
  contract === 'Pass' ? 'Passed out' : `${bidText(contract)} by ${seatName(contract.declarer)}`;

/** The outcome of a contract with this many tricks: 'makes exactly', 'makes with 2 overtricks', 'goes down 1'. */
export function outcomeOf(contract: Contract, tricks: number): string {
  const over = tricks - tricksNeeded(contract);
  if (over < 0) return `goes down ${-over}`;
  return over === 0 ? 'makes exactly' : `makes with ${counted(over, 'overtrick')}`;
}

/** The same in a line that is short: 'makes', 'makes +2', 'down 1'. */
export function shortOutcomeOf(contract: Contract, tricks: number): string {
  const over = tricks - tricksNeeded(contract);
  if (over < 0) return `down ${-over}`;
  return over === 0 ? 'makes' : `makes +${over}`;
}

export const tricksText = (count: number): string => counted(count, 'trick');
export const impsText = (count: number): string => counted(count, 'IMP');

/** Of a play: 'One card cost 2 tricks', '2 cards cost a trick each', '2 cards cost 3 tricks'. */
export function cardsCostText(costs: readonly number[]): string {
  if (costs.length === 0) return 'No card cost a trick';
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  if (costs.length === 1) return `One card cost ${total === 1 ? 'a trick' : tricksText(total)}`;
  return `${costs.length} cards cost ${total === costs.length ? 'a trick each' : tricksText(total)}`;
}

/** 'North', 'North or South'. */
export const seatsText = (seats: readonly Seat[]): string => listText(seats.map(seatName), 'or');
