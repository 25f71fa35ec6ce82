import type { ContractKind } from '@bridge-review/api/stats';
import { type ContractText, gameLevels, readContract } from '@bridge-review/bridge/contract';

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
  return level >= gameLevels[strain] ? GAME_KIND[strain] : 'part score';
}
