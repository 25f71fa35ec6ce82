import type { FairJudgement } from '@bridge-review/api/analysis';
import type { CallAnnotation } from '@bridge-review/api/bidding';
import type { TableStyles } from '@bridge-review/api/styles';
import type { Call } from '@bridge-review/bridge/call';
import type { HandText } from '@bridge-review/bridge/hand';
import type { Seat } from '@bridge-review/bridge/seat';
import type { Side } from '@bridge-review/bridge/side';
import type { Vulnerability } from '@bridge-review/bridge/vulnerability';
import { compiledWorkerUrl } from '../../compiled-worker-url.ts';
import { type SolvingProcess, solvingProcess } from '../../solving-process.ts';

export interface FairQuestion {
  readonly dealer: Seat;
  readonly vulnerability: Vulnerability;
  readonly calls: readonly Call[];
  readonly annotations: readonly CallAnnotation[];
  readonly side: Side;
  /** Of North and South, or of East and West. */
  readonly hands: readonly [HandText, HandText];
  /** Evidence of the style of the opponents. */
  readonly style: TableStyles[Side];
  readonly seed: number;
}

export type FairSolver = SolvingProcess<FairQuestion, FairJudgement | null>;

export const fairSolver = (): FairSolver =>
  solvingProcess(compiledWorkerUrl(import.meta.url, './fair-solver-process.ts'));
