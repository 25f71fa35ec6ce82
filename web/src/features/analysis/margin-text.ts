import { imps } from '@bridge-review/bridge/imps';
import type { Side } from '@bridge-review/bridge/side';
import type { AnalysedBoard } from './analysed-board.ts';
import { impsText } from './contract-text.ts';

/** IMPs against par for the side: '10 IMPs below par'. */
export function marginText(scoreNS: number, { parNS }: Pick<AnalysedBoard, 'parNS'>, side: Side): string {
  const margin = imps(side === 'NS' ? scoreNS - parNS : parNS - scoreNS);
  return margin === 0
    ? '0 IMPs from par'
    : `${impsText(Math.abs(margin))} ${margin < 0 ? 'below' : 'above'} par`;
}
