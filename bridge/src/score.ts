/**
 * The duplicate score of a contract (Law 77).
 *
 * ```ts
 * import { scoreContract, scoreNS } from '@bridge-review/bridge/score';
 *
 * scoreContract({ level: 3, strain: 'NT', doubling: '' }, 9, true); // => 600
 * scoreContract({ level: 4, strain: 'H', doubling: 'X' }, 8, false); // => -300
 * scoreNS({ level: 4, strain: 'S', doubling: '', declarer: 'E' }, 10, 'NS'); // => -420
 * ```
 *
 * @module
 */
import {
  tricksNeeded,
  type Contract,
  type DeclaredContract,
  type PassedOut,
  type Tricks,
} from './contract.ts';
import type { Seat } from './seat.ts';
import { sideOf } from './side.ts';
import { isVulnerable, type Vulnerability } from './vulnerability.ts';

/** Points for the declarer's side; negative when the contract fails. */
export function scoreContract(contract: Contract, won: Tricks, vulnerable: boolean): number {
  const over = won - tricksNeeded(contract);
  return over < 0 ? -penaltyFor(contract, -over, vulnerable) : pointsFor(contract, over, vulnerable);
}

/** Points for North–South, whichever side declared; 0 for a board that was passed out. */
export function scoreNS(
  contract: DeclaredContract | PassedOut,
  won: Tricks,
  vulnerability: Vulnerability,
): number {
  if (contract === 'Pass') return 0;
  const side = sideOf(contract.declarer);
  const score = scoreContract(contract, won, isVulnerable(vulnerability, side));
  return side === 'NS' ? score : 0 - score;
}

/** Points for North–South at a table; null where too little is known of it. */
export function scoreOfTable(
  table: {
    readonly contract: Contract | PassedOut | null;
    readonly declarer: Seat | null;
    readonly tricks: Tricks | null;
  },
  vulnerability: Vulnerability,
): number | null {
  const { contract, declarer, tricks } = table;
  if (contract === 'Pass') return 0;
  if (contract === null || declarer === null || tricks === null) return null;
  return scoreNS({ ...contract, declarer }, tricks, vulnerability);
}

const factors = { '': 1, X: 2, XX: 4 } as const;

/** Not the trick score: the bonus for making a doubled or redoubled contract. */
const insults = { '': 0, X: 50, XX: 100 } as const;

const trickValues = { C: 20, D: 20, H: 30, S: 30, NT: 30 } as const;

function pointsFor({ level, strain, doubling }: Contract, over: number, vulnerable: boolean): number {
  const bid = (trickValues[strain] * level + (strain === 'NT' ? 10 : 0)) * factors[doubling];
  const game = bid < 100 ? 50 : vulnerable ? 500 : 300;
  const slam = level < 6 ? 0 : (level === 7 ? 1000 : 500) * (vulnerable ? 1.5 : 1);
  const overtrick = doubling === '' ? trickValues[strain] : factors[doubling] * (vulnerable ? 100 : 50);
  return bid + game + slam + insults[doubling] + over * overtrick;
}

function penaltyFor({ doubling }: Contract, down: number, vulnerable: boolean): number {
  if (doubling === '') return down * (vulnerable ? 100 : 50);
  const doubled = vulnerable ? 300 * down - 100 : down <= 3 ? 200 * down - 100 : 300 * down - 400;
  return doubling === 'XX' ? 2 * doubled : doubled;
}
