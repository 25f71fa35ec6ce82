import type { FieldMeasure, FieldStats } from '@bridge-review/api/field';
import type { Estimate } from '@bridge-review/api/stats';
import type { DotScale } from '../../ui/dot-rows.tsx';
import { signed } from '../hands/table-text.ts';
import { isFew } from '../stats/stats-text.ts';

export const MEASURE_NAMES: Readonly<Record<FieldMeasure, string>> = {
  percent: 'Matchpoints against the field',
  imps: 'IMPs against the field',
  tricks: 'Tricks against double dummy',
};

/** What one expects of everybody. */
export const NEUTRAL: Readonly<Record<FieldMeasure, number>> = { percent: 50, imps: 0, tricks: 0 };

/** What the dashed line stands for. */
export const LINE_TEXT: Readonly<Record<FieldMeasure, string>> = {
  percent: 'dashed line: the field, 50%',
  imps: 'dashed line: the field, 0 IMPs',
  tricks: 'dashed line: double dummy, 0 tricks',
};

export const SCALES: Readonly<Record<FieldMeasure, DotScale>> = {
  percent: {
    ticks: [30, 40, 50, 60, 70],
    tickText: (tick) => (tick === 70 ? '70%' : String(tick)),
    meanText: (mean) => `${mean.toFixed(1)}%`,
    errorText: (error) => error.toFixed(1),
  },
  imps: {
    ticks: [-2, -1, 0, 1, 2],
    tickText: (tick) => signed(tick),
    meanText: (mean) => signed(mean, 1),
    errorText: (error) => error.toFixed(1),
  },
  tricks: {
    ticks: [-0.5, -0.25, 0, 0.25, 0.5],
    tickText: (tick) => signed(tick, tick === 0 ? 0 : Math.abs(tick) === 0.5 ? 1 : 2),
    meanText: (mean) => signed(mean, 2),
    errorText: (error) => error.toFixed(2),
  },
};

export const KIND_TEXT: Readonly<Record<FieldStats['kinds'][number]['kind'], string>> = {
  'part score': 'Part scores',
  game: 'Games',
  slam: 'Slams',
};

export const STRAIN_TEXT: Readonly<Record<FieldStats['strains'][number]['strain'], string>> = {
  NT: 'Notrump',
  S: 'Spades',
  H: 'Hearts',
  D: 'Diamonds',
  C: 'Clubs',
};

export const LEAD_TEXT: Readonly<Record<FieldStats['leads'][number]['lead'], string>> = {
  notrump: 'Against notrump',
  trump: 'A trump',
  'side suit': 'Another suit',
};

/** 'Declaring', 'You as declarer'. */
export function roleText({ role, by }: Pick<FieldStats['roles'][number], 'role' | 'by'>): string {
  if (by === null) return role === 'declaring' ? 'Declaring' : 'Defending';
  const who = by === 'self' ? 'You' : 'Partner';
  return role === 'declaring' ? `${who} as declarer` : `${who} on lead`;
}

const BETTER: Readonly<Record<FieldMeasure, readonly [above: string, below: string]>> = {
  percent: ['better than the field', 'worse than the field'],
  imps: ['better than the field', 'worse than the field'],
  tricks: ['more tricks than double dummy', 'fewer tricks than double dummy'],
};

/**
 * What all boards together say: 'All together: 53.1% ± 2.0, better than the field by more than chance.' Null where they
 * are too few to say anything.
 */
export function standingText(all: Estimate, measure: FieldMeasure): string | null {
  const { meanText, errorText } = SCALES[measure];
  const { mean, error } = all;
  if (error === null || isFew(all)) return null;
  const figure = `All together: ${meanText(mean)} ± ${errorText(error)}`;
  if (Math.abs(mean - NEUTRAL[measure]) <= error) return `${figure}, which may be chance.`;
  return `${figure}, ${BETTER[measure][mean > NEUTRAL[measure] ? 0 : 1]} by more than chance.`;
}
