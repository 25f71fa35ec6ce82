import type { ReactNode } from 'react';
import { curvePoints, levelsOf, placeOf } from './curve-points.ts';
import { stepKeys } from './play-steps.ts';

/** A card that cost tricks. */
export interface CurveMark {
  /** Its place in the play, counted from 0. */
  readonly index: number;
  /** 'Trick 3, West: two of clubs', for screen readers. */
  readonly name: string;
  /** The same in little room, for the eye. */
  readonly label: ReactNode;
  readonly cost: number;
}

export interface TrickCurveProps {
  /** Declarer's tricks, double dummy, before the first card and after each; null where that is not known. */
  values: readonly number[] | null;
  /** How many the contract needs; null without a contract. */
  needed: number | null;
  step: number;
  steps: number;
  marks: readonly CurveMark[];
  claimed: boolean;
}

/** Of a whole play. */
export const CARDS = 52;
export const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** The drawing alone: what declarer can still take from each card on, what the contract needs, what cost something. */
export function TrickCurve({ values, needed, step, steps, marks, claimed }: TrickCurveProps) {
  const levels = levelsOf(values, needed);
  return (
    <span aria-hidden className="curve">
      <span className="curve-past" style={{ width: percent(step / CARDS) }} />
      <span className="curve-plot">
        {needed !== null && values && (
          <span className="curve-needed" style={{ top: percent(placeOf(needed, levels)) }} />
        )}
        {values && (
          <svg viewBox={`0 0 ${CARDS} 1`} preserveAspectRatio="none" className="curve-line">
            <path d={curvePoints(values, levels)} vectorEffect="non-scaling-stroke" />
          </svg>
        )}
        {values &&
          marks.map(({ index }) => (
            <i
              key={index}
              className="curve-dot"
              style={{
                left: percent((index + 0.5) / CARDS),
                top: percent(placeOf(values[index + 1] ?? 0, levels)),
              }}
            />
          ))}
        {claimed && values && (
          <span
            className="curve-claim"
            style={{
              left: percent(steps / CARDS),
              top: percent(placeOf(values[steps] ?? 0, levels)),
            }}
          />
        )}
      </span>
      <span className="curve-knob" style={{ left: percent(step / CARDS) }} />
    </span>
  );
}

export interface CurveSliderProps extends TrickCurveProps {
  onStep: (step: number) => void;
  /** Where one is: 'Trick 3, West to play'. */
  valueText: string;
}

/** A slider drawn as the curve. What was not played lies beyond its end. */
export function CurveSlider({ onStep, valueText, ...curve }: CurveSliderProps) {
  const { step, steps } = curve;
  return (
    <span className="curve-slider">
      <TrickCurve {...curve} />
      <input
        type="range"
        aria-label="Card of the play"
        aria-valuetext={valueText}
        min={0}
        max={Math.max(1, steps)}
        value={step}
        disabled={steps === 0}
        onChange={({ target }) => onStep(target.valueAsNumber)}
        onKeyDown={stepKeys(step, steps, onStep)}
        style={{ width: sliderWidth(steps) }}
      />
    </span>
  );
}

/** A short play is as wide as a finger all the same, and none is wider than the drawing. */
const sliderWidth = (steps: number): string =>
  `min(max(${percent(Math.max(1, steps) / CARDS)} + var(--thumb), var(--spacing-tap)), 100% + var(--thumb))`;
