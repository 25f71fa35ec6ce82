import { counted } from '@bridge-review/bridge/counted';
import type { ReactNode } from 'react';
import { type Levels, levelsOf, placeOf } from './curve-points.ts';
import { CARDS, type CurveMark, percent, TrickCurve, type TrickCurveProps } from './trick-curve.tsx';

export interface CurveTrick {
  /** Null where the trick was not played out. */
  readonly won: 'declarer' | 'defence' | null;
  /** Whether any card of it was played. */
  readonly isPlayed: boolean;
}

export interface LargeCurveProps extends TrickCurveProps {
  tricks: readonly CurveTrick[];
  /** Counted from 0; null before the first card. */
  current: number | null;
  onStep: (step: number) => void;
  /** In place of the drawing alone: the slider. */
  slider?: ReactNode;
  /** Where there is no line: why, and how to get one. */
  children?: ReactNode;
}

/** The curve with its scales, the cards that cost something, and who won each trick; each of these leads there. */
export function LargeCurve({ tricks, current, onStep, slider, children, ...curve }: LargeCurveProps) {
  const { values, needed, steps, marks, claimed } = curve;
  const levels = levelsOf(values, needed);
  return (
    <div className="curve-large">
      <Scale of="declarer" levels={values && levels} needed={needed} />
      <div className="curve-field">
        {slider ?? <TrickCurve {...curve} />}
        <div className="curve-marks">
          {values &&
            marks.map((mark, place) => (
              <MarkButton
                key={mark.index}
                mark={mark}
                side={labelSide(marks, place, steps)}
                top={placeOf(values[mark.index + 1] ?? 0, levels)}
                onStep={onStep}
              />
            ))}
        </div>
        {claimed && (
          <span
            className="curve-claim-word"
            {...(steps > CARDS - LABEL_ROOM && { 'data-left': '' })}
            style={{ left: percent(steps / CARDS) }}
          >
            claimed
          </span>
        )}
        {values === null && <div className="curve-note">{children}</div>}
      </div>
      <Scale of="defence" levels={values && levels} needed={needed} />
      <div className="curve-tricks">
        {NUMBERS.map((number) => {
          const { won = null, isPlayed = false } = tricks[number - 1] ?? {};
          return (
            <button
              key={number}
              type="button"
              disabled={!isPlayed}
              aria-label={`Trick ${number}${won === null ? '' : `, won by ${WINNERS[won]}`}`}
              {...(number - 1 === current && { 'aria-current': 'step' as const })}
              onClick={() => onStep(Math.min(number * 4, steps))}
            >
              <i {...(won !== null && { 'data-won': won })} />
              {number}
            </button>
          );
        })}
      </div>
    </div>
  );
}

const NUMBERS = Array.from({ length: 13 }, (_, index) => index + 1);
const WINNERS = { declarer: 'declarer', defence: 'the defence' };

/** Tricks at the height of the curve: declarer's at its left, at its right those that are left for the defence. */
function Scale({
  of,
  levels,
  needed,
}: {
  of: 'declarer' | 'defence';
  levels: Levels | null;
  needed: number | null;
}) {
  return (
    <div aria-hidden className="curve-scale" data-of={of}>
      <div>
        {levels?.shown.map((level) => (
          <span
            key={level}
            {...(level === needed && of === 'declarer' && { 'data-needed': '' })}
            style={{ top: percent(placeOf(level, levels)) }}
          >
            {of === 'declarer' ? level : 13 - level}
          </span>
        ))}
      </div>
    </div>
  );
}

interface MarkButtonProps {
  mark: CurveMark;
  side: 'left' | 'right' | 'none';
  top: number;
  onStep: (step: number) => void;
}

function MarkButton({ mark: { index, name, label, cost }, side, top, onStep }: MarkButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${name}, cost ${counted(cost, 'trick')}`}
      data-side={side}
      onClick={() => onStep(index)}
      className="curve-mark"
      style={{ left: percent((index + 0.5) / CARDS), top: percent(top) }}
    >
      {side !== 'none' && <span>{label}</span>}
    </button>
  );
}

/** Cards apart for a label to have room beside its dot. */
const LABEL_ROOM = 9;

/** Right of its dot, where the next one or the end leaves room; else on its left, where the one before does. */
function labelSide(marks: readonly CurveMark[], place: number, end: number): MarkButtonProps['side'] {
  const at = marks[place]?.index ?? 0;
  const previous = marks[place - 1]?.index ?? -2 * LABEL_ROOM;
  const next = marks[place + 1]?.index ?? end;
  if (next - at >= LABEL_ROOM) return 'right';
  return at - previous >= 2 * LABEL_ROOM && at >= LABEL_ROOM ? 'left' : 'none';
}
