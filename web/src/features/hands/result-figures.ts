import type { TableResult } from '@bridge-review/api/hands';
import { imps } from '@bridge-review/bridge/imps';
import type { ResultLine } from '../../ui/results-table.tsx';
import { comparisonText, outcomeText, signed } from './table-text.ts';

type Figures = 'contract' | 'declarer' | 'outcome' | 'tricks' | 'score' | 'comparison' | 'toPar';

/** What a table made of a board, as a row of results has it; against par where that may be seen. */
export const resultFigures = (
  result: Pick<TableResult, 'contract' | 'declarer' | 'tricks' | 'scoreNS' | 'comparison'>,
  parNS: number | null,
): Pick<ResultLine, Figures> => ({
  contract: result.contract,
  declarer: result.contract === 'Pass' ? '' : (result.declarer ?? ''),
  outcome: outcomeText(result),
  tricks: result.tricks === null || result.contract === 'Pass' ? '' : String(result.tricks),
  score: result.scoreNS === null ? '' : signed(result.scoreNS),
  comparison: result.comparison ? comparisonText(result.comparison) : '',
  toPar: parNS === null || result.scoreNS === null ? '' : signed(imps(result.scoreNS - parNS)),
});
