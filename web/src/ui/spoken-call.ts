import type { Call } from '@bridge-review/bridge/call';
import type { ContractText } from '@bridge-review/bridge/contract';

/** Turns `4HX` into '4 hearts doubled'. */
export function spokenCall(text: Call | ContractText): string {
  const [, level, strain = '', doubling = ''] = /^([1-7])(NT|[SHDC])(X{0,2})$/.exec(text) ?? [];
  return level === undefined ? text.toLowerCase() : `${level} ${STRAINS[strain]}${DOUBLINGS[doubling]}`;
}

const STRAINS: Readonly<Record<string, string>> = {
  C: 'clubs',
  D: 'diamonds',
  H: 'hearts',
  S: 'spades',
  NT: 'notrump',
};
const DOUBLINGS: Readonly<Record<string, string>> = { '': '', X: ' doubled', XX: ' redoubled' };
