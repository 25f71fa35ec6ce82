/**
 * What the two sides score when both bid with all cards visible: no side can do better by bidding on.
 *
 * ```ts
 * import { formatPar, par } from '@bridge-review/bridge/double-dummy/par';
 * import { parseTricks } from '@bridge-review/bridge/double-dummy/trick-table';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * // East and West make ten tricks in spades; North and South save in diamonds, where it is cheap enough.
 * const table = unwrap(parseTricks('43677436779a6659a665'));
 * par(table, 'None', 'N').scoreNS; // => -420
 * formatPar(par(table, 'None', 'N')); // => ['EW 4S=']
 * ```
 *
 * @module
 */
import { bids, levelOf, strainOf, type Bid } from '../call.ts';
import { tricksNeeded, type Contract, type DeclaredContract, type Tricks } from '../contract.ts';
import { scoreContract } from '../score.ts';
import type { Seat } from '../seat.ts';
import { opponentsOf, seatsOf, sideOf, type Side } from '../side.ts';
import { isVulnerable, type Vulnerability } from '../vulnerability.ts';
import type { TrickTable } from './trick-table.ts';

/** The score of best bidding, and every contract that ends there. */
export interface Par {
  /** Points for North and South. */
  readonly scoreNS: number;
  /** One for each declarer, the lowest first; none when the board is passed out. */
  readonly contracts: readonly ParContract[];
}

/** A contract that scores par, and what its declarer takes in it. */
export interface ParContract extends DeclaredContract {
  readonly tricks: Tricks;
}

/**
 * Each side in turn passes or bids, the dealer's first, and a contract that fails is doubled. A contract is listed
 * when it scores par and nothing that the other side could still bid would score better for it.
 */
export function par(table: TrickTable, vulnerability: Vulnerability, dealer: Seat): Par {
  const offers = { NS: offersOf('NS', table, vulnerability), EW: offersOf('EW', table, vulnerability) };
  const value = valueOfAuction(offers, sideOf(dealer));
  const contracts = (['NS', 'EW'] as const).flatMap((side) =>
    offers[side]
      .filter(
        (offer, rank) => offer.scoreNS === value && isLastWord(offers[opponentsOf(side)], side, rank, value),
      )
      .flatMap(({ contract, declarers, tricks }) =>
        declarers.map((declarer) => ({ ...contract, declarer, tricks })),
      ),
  );
  return { scoreNS: value, contracts };
}

/** Each contract as files have it in `ParContract`: `NS 4S+1` for either partner, `E 5DX-2` for one alone. */
export function formatPar({ contracts }: Par): string[] {
  const declarers = new Map<string, string>();
  for (const contract of contracts) {
    const over = contract.tricks - tricksNeeded(contract);
    const result = over === 0 ? '=' : over > 0 ? `+${over}` : String(over);
    const played = `${contract.level}${contract.strain === 'NT' ? 'N' : contract.strain}${contract.doubling}${result}`;
    const key = `${sideOf(contract.declarer)} ${played}`;
    declarers.set(key, (declarers.get(key) ?? '') + contract.declarer);
  }
  return Array.from(declarers, ([key, who]) => `${who} ${key.slice(3)}`);
}

/** What a side gets when it plays a bid, by the partner or partners who take most tricks. */
interface Offer {
  readonly contract: Contract;
  readonly declarers: readonly Seat[];
  readonly tricks: Tricks;
  readonly scoreNS: number;
}

type Offers = Readonly<Record<Side, readonly Offer[]>>;

const offersOf = (side: Side, table: TrickTable, vulnerability: Vulnerability): Offer[] =>
  bids.map((bid) => offerOf(bid, side, table, vulnerability));

function offerOf(bid: Bid, side: Side, table: TrickTable, vulnerability: Vulnerability): Offer {
  const strain = strainOf(bid);
  const [one, other] = seatsOf(side);
  const most = table[one][strain] > table[other][strain] ? table[one][strain] : table[other][strain];
  const plain: Contract = { level: levelOf(bid), strain, doubling: '' };
  const contract: Contract = most < tricksNeeded(plain) ? { ...plain, doubling: 'X' } : plain;
  const score = scoreContract(contract, most, isVulnerable(vulnerability, side));
  return {
    contract,
    declarers: [one, other].filter((seat) => table[seat][strain] === most),
    tricks: most,
    scoreNS: side === 'NS' ? score : 0 - score,
  };
}

/** From 7NT down: a bid is worth its score, or what the other side makes of bidding on. */
function valueOfAuction(offers: Offers, first: Side): number {
  const open: Record<Side, number> = { NS: -Infinity, EW: Infinity };
  for (let rank = bids.length - 1; rank >= 0; rank--) {
    const above = { ...open };
    for (const side of ['NS', 'EW'] as const) {
      const other = opponentsOf(side);
      const stands = better(other, offers[side][rank]!.scoreNS, above[other]);
      open[side] = better(side, open[side], stands);
    }
  }
  const second = opponentsOf(first);
  return better(first, open[first], better(second, open[second], 0));
}

const better = (side: Side, one: number, other: number): number =>
  side === 'NS' ? Math.max(one, other) : Math.min(one, other);

const isLastWord = (others: readonly Offer[], side: Side, rank: number, value: number): boolean =>
  others.slice(rank + 1).every(({ scoreNS }) => (side === 'NS' ? scoreNS >= value : scoreNS <= value));
