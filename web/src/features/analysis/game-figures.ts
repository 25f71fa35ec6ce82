import type { JudgedRecord } from '@bridge-review/api/analysis';

export type JudgedBidding = Pick<JudgedRecord, 'boardNumber' | 'loss' | 'accuracy' | 'verdict' | 'fair'>;

export interface GameFigures {
  /** The mean, in percent. */
  readonly accuracy: number;
  /** The mean on what the pair knew, in percent; null until that is worked out for a board. */
  readonly fairAccuracy: number | null;
  /** For how many boards that is worked out. */
  readonly fairBoards: number;
  readonly boards: number;
  readonly parReached: number;
  readonly loss: number;
  /** The board that cost most; null if none cost anything. */
  readonly costliest: JudgedBidding | null;
  /** Most frequent first, those that did not occur left out. */
  readonly verdicts: readonly { readonly verdict: JudgedRecord['verdict']; readonly count: number }[];
}

/** A partnership's figures for a game; null without judged boards. */
export function gameFigures(records: readonly JudgedBidding[]): GameFigures | null {
  if (records.length === 0) return null;
  const counts = new Map<JudgedRecord['verdict'], number>();
  for (const { verdict } of records) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  const fair = records.flatMap((record) => record.fair?.accuracy ?? []);
  const costliest = worstFirst(records)[0];
  return {
    accuracy: mean(records.map(({ accuracy }) => accuracy)),
    fairAccuracy: fair.length === 0 ? null : mean(fair),
    fairBoards: fair.length,
    boards: records.length,
    parReached: counts.get('par reached') ?? 0,
    loss: records.reduce((sum, { loss }) => sum + loss, 0),
    costliest: costliest !== undefined && costliest.loss > 0 ? costliest : null,
    verdicts: [...counts]
      .map(([verdict, count]) => ({ verdict, count }))
      .toSorted((one, other) => other.count - one.count || one.verdict.localeCompare(other.verdict)),
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The costliest first; of equal ones in the order of the boards. */
export const worstFirst = <R extends JudgedBidding>(records: readonly R[]): R[] =>
  records.toSorted((one, other) => other.loss - one.loss || one.boardNumber - other.boardNumber);

/** As it begins a line: 'Par reached'. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
