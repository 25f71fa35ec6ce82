/**
 * Par: the score when both sides bid perfectly, knowing the double-dummy results: neither can gain by bidding on.
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
import { bids, levelOf, strainOf } from '../call.ts';
import { tricksNeeded, type Contract, type DeclaredContract, type Tricks } from '../contract.ts';
import { scoreContract } from '../score.ts';
import type { Seat } from '../seat.ts';
import { opponentsOf, seatsOf, sideOf, sides, type Side } from '../side.ts';
import { isVulnerable, type Vulnerability } from '../vulnerability.ts';
import type { TrickTable } from './trick-table.ts';

/** The par score, and every contract that reaches it. */
export interface Par {
  /** Points for North and South. */
  readonly scoreNS: number;
  /** One for each declarer, the lowest first; none when the board is passed out. */
  readonly contracts: readonly ParContract[];
}

/** A contract that scores par, and the tricks that its declarer takes. */
export interface ParContract extends DeclaredContract {
  readonly tricks: Tricks;
}

/**
 * Each side in turn passes or bids, the dealer's first, and a contract that fails is doubled. A contract is listed
 * when it scores par and nothing that the other side could still bid would score better for it.
 */
export function par(table: TrickTable, vulnerability: Vulnerability, dealer: Seat): Par {
  const values = bidValues(table, vulnerability);
  const scoreNS = valueOfAuction(values, sideOf(dealer));
  return { scoreNS, contracts: parContracts(values, scoreNS) };
}

/** The contracts that score par and that the other side cannot gain by outbidding, given the par score. */
export const parContracts = (values: BidValues, parNS: number): ParContract[] =>
  sides.flatMap((side) =>
    values[side]
      .filter(
        ({ scoreNS }, rank) => scoreNS === parNS && isLastWord(values[opponentsOf(side)], side, rank, parNS),
      )
      .flatMap(({ contract, declarers, tricks }) =>
        declarers.map((declarer) => ({ ...contract, declarer, tricks })),
      ),
  );

/** The contracts in the format of `ParContract`: `NS 4S+1` for either partner, `E 5DX-2` for one alone. */
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

/** The result if a bid becomes the contract, declared by the partner or partners who take the most tricks. */
interface Offer {
  /** Doubled if it fails. */
  readonly contract: Contract;
  readonly declarers: readonly Seat[];
  readonly tricks: Tricks;
  readonly scoreNS: number;
}

interface BidValue extends Offer {
  /** The score for North and South after the bid, if both sides continue with their best calls. */
  readonly standsNS: number;
}

/** All bids by each side, the lowest first. */
export type BidValues = Readonly<Record<Side, readonly BidValue[]>>;

/** The value of every bid for each side if the other side may bid on. Computed from 7NT down. */
export function bidValues(table: TrickTable, vulnerability: Vulnerability): BidValues {
  const values: Record<Side, BidValue[]> = { NS: [], EW: [] };
  let above = { NS: -Infinity, EW: Infinity };
  for (const bid of downwards) {
    const ns = offerOf(bid, 'NS', table, vulnerability);
    const ew = offerOf(bid, 'EW', table, vulnerability);
    const standsNS = better('EW', ns.scoreNS, above.EW);
    const standsEW = better('NS', ew.scoreNS, above.NS);
    values.NS.push({ ...ns, standsNS });
    values.EW.push({ ...ew, standsNS: standsEW });
    above = { NS: better('NS', above.NS, standsNS), EW: better('EW', above.EW, standsEW) };
  }
  return { NS: values.NS.toReversed(), EW: values.EW.toReversed() };
}

const plain = bids.map((bid): Contract => ({ level: levelOf(bid), strain: strainOf(bid), doubling: '' }));
const downwards = plain
  .toReversed()
  .map((contract) => ({ contract, doubled: { ...contract, doubling: 'X' } as const }));

function offerOf(
  { contract, doubled }: (typeof downwards)[number],
  side: Side,
  table: TrickTable,
  vulnerability: Vulnerability,
): Offer {
  const [one, other] = seatsOf(side);
  const ofOne = table[one][contract.strain];
  const ofOther = table[other][contract.strain];
  const tricks = ofOne > ofOther ? ofOne : ofOther;
  const played = tricks < tricksNeeded(contract) ? doubled : contract;
  const score = scoreContract(played, tricks, isVulnerable(vulnerability, side));
  return {
    contract: played,
    declarers: ofOne === ofOther ? seatsOf(side) : [ofOne > ofOther ? one : other],
    tricks,
    scoreNS: side === 'NS' ? score : 0 - score,
  };
}

/** The first side bids or passes; if it passes, the other side does. */
function valueOfAuction(values: BidValues, first: Side): number {
  const best = (side: Side): number =>
    values[side].map(({ standsNS }) => standsNS).reduce((one, other) => better(side, one, other));
  const second = opponentsOf(first);
  return better(first, best(first), better(second, best(second), 0));
}

const better = (side: Side, one: number, other: number): number =>
  side === 'NS' ? Math.max(one, other) : Math.min(one, other);

const isLastWord = (others: readonly Offer[], side: Side, rank: number, value: number): boolean =>
  others.slice(rank + 1).every(({ scoreNS }) => (side === 'NS' ? scoreNS >= value : scoreNS <= value));
