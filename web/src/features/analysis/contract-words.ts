import type { Contract, DeclaredContract, PassedOut } from '@bridge-review/bridge/contract';
import { tricksNeeded } from '@bridge-review/bridge/contract';
import { type Seat, seatName } from '@bridge-review/bridge/seat';

/** `4H doubled`: bids as sentences of ours write them. */
export const bidWords = ({ level, strain, doubling }: Contract): string =>
  `${level}${strain}${doubling === '' ? '' : doubling === 'X' ? ' doubled' : ' redoubled'}`;

export const contractWords = (contract: DeclaredContract | PassedOut): string =>
  contract === 'Pass' ? 'Passed out' : `${bidWords(contract)} by ${seatName(contract.declarer)}`;

/** What so many tricks are to a contract: 'makes exactly', 'makes with 2 overtricks', 'goes down 1'. */
export function outcomeOf(contract: Contract, tricks: number): string {
  const over = tricks - tricksNeeded(contract);
  if (over < 0) return `goes down ${-over}`;
  return over === 0 ? 'makes exactly' : `makes with ${over} ${over === 1 ? 'overtrick' : 'overtricks'}`;
}

export const tricksWords = (count: number): string => (count === 1 ? '1 trick' : `${count} tricks`);
export const impsWords = (count: number): string => (count === 1 ? '1 IMP' : `${count} IMPs`);

/** 'North', 'North or South'. */
export const seatsWords = (seats: readonly Seat[]): string => listWords(seats.map(seatName));

/** 'A', 'A or B', 'A, B or C'. */
export const listWords = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
