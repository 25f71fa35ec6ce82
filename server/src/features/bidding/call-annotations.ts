import { type CallAnnotation, explanationMessages } from '@bridge-review/api/bidding';
import type { Call } from '@bridge-review/bridge/call';
import { AppError } from '../../http/app-error.ts';
import type { RecordRow } from './repo.ts';

/** Rejects annotations of calls that are not in the auction. */
export function requireCalls(annotations: readonly CallAnnotation[], calls: readonly Call[]): void {
  const without = annotations.findIndex(({ call }) => call >= calls.length);
  if (without < 0) return;
  const message = explanationMessages.noCall;
  throw new AppError('invalid_input', {
    message,
    issues: [{ path: `annotations.${without}.call`, message }],
  });
}

/** What was said of the calls up to the first one that changes. */
export function ofUnchangedCalls(
  { calls, annotations }: Pick<RecordRow, 'calls' | 'annotations'>,
  next: readonly Call[],
): readonly CallAnnotation[] {
  const same = calls.findIndex((call, index) => call !== next[index]);
  return same < 0 ? annotations : annotations.filter(({ call }) => call < same);
}
