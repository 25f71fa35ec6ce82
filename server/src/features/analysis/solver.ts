import type { TrickTableText } from '@bridge-review/bridge/double-dummy/trick-table';
import { compiledWorkerUrl } from '../../compiled-worker-url.ts';
import { type SolvingProcess, solvingProcess } from '../../solving-process.ts';
import type { DealtHand } from './repo.ts';

export type Question = Pick<DealtHand, 'deal' | 'vulnerability' | 'dealer'>;

export interface Reply {
  readonly tricks: TrickTableText;
  readonly parNS: number;
}

export type Solver = SolvingProcess<Question, Reply>;

export const processSolver = (): Solver =>
  solvingProcess(compiledWorkerUrl(import.meta.url, './solver-process.ts'));
