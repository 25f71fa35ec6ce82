import type { TableResult } from '@bridge-review/api/hands';
import { pairText, shortTableText, tableText } from '../../features/hands/table-text.ts';

/** Which table it was, where there are several. */
export function tableNote(
  results: readonly TableResult[] | undefined,
  shown: TableResult | undefined,
): string | undefined {
  if (!shown || !results || results.length < 2) return undefined;
  return tableText(shown) || pairText(shown.players.N, shown.players.S) || 'One of the tables';
}

/** The same beside a title that leaves it little room: a place of several words in short. */
export function shortTableNote(
  results: readonly TableResult[] | undefined,
  shown: TableResult | undefined,
): string | undefined {
  const note = tableNote(results, shown);
  return shown && note?.includes(',') ? shortTableText(shown) : note;
}
