import type { ContractKind } from '@bridge-review/api/stats';
import { type ContractText, readContract } from '@bridge-review/bridge/contract';

const GAME_LEVEL = { C: 5, D: 5, H: 4, S: 4, NT: 3 } as const;
const GAME_KIND = {
  C: 'game in a minor',
  D: 'game in a minor',
  H: 'game in a major',
  S: 'game in a major',
  NT: 'game in notrump',
} as const;

/** Doubled contracts are a kind of their own, whatever their level. */
export function contractKind(text: ContractText): ContractKind {
  const contract = readContract(text);
  if (contract === 'Pass') return 'passed out';
  const { level, strain, doubling } = contract;
  if (doubling !== '') return 'doubled';
  if (level >= 6) return 'slam';
  return level >= GAME_LEVEL[strain] ? GAME_KIND[strain] : 'part score';
}
