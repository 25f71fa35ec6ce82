import type { TableResult } from '@bridge-review/api/hands';
import type { Card } from '@bridge-review/bridge/card';
import { type DeclaredContract, readContract } from '@bridge-review/bridge/contract';
import { leadOf } from '../hands/table-text.ts';

/** What was led against the same declarer in the same strain. */
export interface FieldLeads {
  readonly leads: ReadonlyMap<Card, number>;
  /** Tables whose lead is known. */
  readonly tables: number;
}

/** Null where no other table's lead is known: there is nothing to compare with. */
export function fieldLeads(
  results: readonly TableResult[],
  { declarer, strain }: DeclaredContract,
): FieldLeads | null {
  const cards = results.flatMap((result) => {
    const contract = result.contract && readContract(result.contract);
    const isSame =
      contract && contract !== 'Pass' && contract.strain === strain && result.declarer === declarer;
    const card = isSame ? leadOf(result) : null;
    return card === null ? [] : [card];
  });
  if (cards.length < 2) return null;
  const leads = new Map<Card, number>();
  for (const card of cards) leads.set(card, (leads.get(card) ?? 0) + 1);
  return { leads, tables: cards.length };
}
