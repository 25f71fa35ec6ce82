import type { TableResult } from '@bridge-review/api/hands';
import { type DeclaredContract, formatContract, type PassedOut } from '@bridge-review/bridge/contract';
import type { Side } from '@bridge-review/bridge/side';
import { SIDE_TEXT } from '../bidding/side-of-record.ts';
import { madeText, signed } from '../hands/table-text.ts';

/**
 * What a table made of this very contract, which may be other than what best play gives: 'At the table it went down 1:
 * N–S −50.' Null where the table played another contract, or nobody wrote down how it ended.
 */
export function tableOutcomeText(
  table: Pick<TableResult, 'contract' | 'declarer' | 'tricks' | 'scoreNS'>,
  contract: DeclaredContract | PassedOut,
  side: Side,
): string | null {
  if (contract === 'Pass' || table.contract !== formatContract(contract)) return null;
  const made = table.declarer === contract.declarer ? madeText(table) : '';
  if (made === '') return null;
  const { scoreNS } = table;
  const score =
    scoreNS === null ? '' : `: ${SIDE_TEXT[side]} ${signed(side === 'NS' ? scoreNS : 0 - scoreNS)}`;
  return `At the table it ${made.startsWith('down') ? 'went ' : ''}${made}${score}.`;
}
