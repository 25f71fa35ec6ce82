import { imps } from '@bridge-review/bridge/imps';
import type { Side } from '@bridge-review/bridge/side';
import type { AnalysedBoard } from './analysed-board.ts';
import { impsText } from './contract-text.ts';

/** IMPs against par for the side: '10 IMPs below par', 'par'; 'about par' where the points differ by less than an IMP. */
export function marginText(scoreNS: number, { parNS }: Pick<AnalysedBoard, 'parNS'>, side: Side): string {
  const margin = imps(side === 'NS' ? scoreNS - parNS : parNS - scoreNS);
  if (margin === 0) return scoreNS === parNS ? 'par' : 'about par';
  return `${impsText(Math.abs(margin))} ${margin < 0 ? 'below' : 'above'} par`;
}
