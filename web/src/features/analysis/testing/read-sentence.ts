/** Takes apart what sentences say of contracts, without the code that wrote them. */
import type { DeclaredContract } from '@bridge-review/bridge/contract';
import { seatName, seats } from '@bridge-review/bridge/seat';
import { rank } from './board-figures.ts';

export const SEAT = '(?:North|East|South|West)';
export const BID = '[1-7](?:NT|[SHDC])(?: doubled| redoubled)?';
export const CONTRACT = `${BID} by ${SEAT}(?: or ${SEAT})*`;
export const listOf = (item: string) => `${item}(?:, ${item})*(?: or ${item})?`;
export const OUTCOME = 'makes exactly|makes with 1 overtrick|makes with \\d+ overtricks|goes down \\d+';
const DOUBLINGS = { undefined: '', ' doubled': 'X', ' redoubled': 'XX' } as const;

/** '4S by North or South' is two contracts; a bid alone has no declarer. */
export function contractsIn(text: string): DeclaredContract[] {
  return [
    ...text.matchAll(
      /([1-7])(NT|[SHDC])( doubled| redoubled)?(?: by ((?:North|East|South|West)(?: or (?:North|East|South|West))*))?/gu,
    ),
  ].flatMap(([, level, strain, doubling, who = '']) =>
    who.split(' or ').map(
      (name) =>
        ({
          level: Number(level),
          strain,
          doubling: DOUBLINGS[String(doubling) as keyof typeof DOUBLINGS],
          declarer: seats.find((seat) => seatName(seat) === name) ?? name,
        }) as DeclaredContract,
    ),
  );
}

export const contractIn = (text: string): DeclaredContract => {
  const [first, ...others] = contractsIn(text);
  if (first === undefined || others.length > 0) throw new Error(`${text} is not one contract`);
  return first;
};

export const sameContract = (one: DeclaredContract, other: DeclaredContract): boolean =>
  rank(one) === rank(other) && one.doubling === other.doubling && one.declarer === other.declarer;

export const outcomeIn = (words: string): number => {
  const count = Number(/\d+/u.exec(words)?.[0] ?? 0);
  return words.startsWith('goes down') ? -count : count;
};

export function assertThat(holds: boolean, claim: string): void {
  if (!holds) throw new Error(`not so: ${claim}`);
}
