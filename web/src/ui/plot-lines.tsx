import { formatDate } from './format-date.ts';
import { labelPlaces } from './plot-scale.ts';
import { type TimeMark, timeMarks } from './time-scale.ts';

interface PercentGridProps {
  /** The lowest first. */
  lines: readonly number[];
  left: number;
  width: number;
  y: (percent: number) => number;
}

export function PercentGrid({ lines, left, width, y }: PercentGridProps) {
  return lines.map((percent, index) => (
    <g key={percent}>
      <line
        x1={left}
        x2={width}
        y1={y(percent)}
        y2={y(percent)}
        className={index === 0 ? 'stroke-rule' : 'stroke-line'}
      />
      <text x={left - 9} y={y(percent) + 4.5} textAnchor="end">
        {percent === 100 ? '100%' : percent}
      </text>
    </g>
  ));
}

export function MeanLine({ points }: { points: readonly (readonly [x: number, y: number])[] }) {
  if (points.length === 0) return null;
  return (
    <path
      d={`M${points.map(([x, y]) => `${x} ${y}`).join('L')}`}
      fill="none"
      strokeWidth="2.5"
      strokeLinejoin="round"
      className="stroke-green"
    />
  );
}

interface DateLabelsProps {
  dates: readonly { key: number | string; label: string; year: string; x: number }[];
  /** How many labels fit. */
  count: number;
  bottom: number;
}

/** Below some of the dates; the year stands under the first label that is in it. */
export function DateLabels({ dates, count, bottom }: DateLabelsProps) {
  const labelled = labelPlaces(dates.length, count).map((place) => dates[place]!);
  return labelled.map(({ key, label, year, x }, index) => (
    <g key={key} textAnchor="middle">
      <text x={x} y={bottom + 24}>
        {label}
      </text>
      {labelled[index - 1]?.year !== year && (
        <text x={x} y={bottom + 43} className="font-semibold">
          {year}
        </text>
      )}
    </g>
  ));
}

interface TimeAxisProps {
  /** In days since 1970. */
  from: number;
  to: number;
  x: (day: number) => number;
  /** How many labels fit. */
  count: number;
  bottom: number;
}

/** Weeks, months or years at regular distances, whatever is drawn above them. */
export function TimeAxis({ from, to, x, count, bottom }: TimeAxisProps) {
  const labels = timeMarks(from, to, count).map(timeLabel);
  return labels.map(({ day, label, year }, index) => (
    <g key={day} textAnchor="middle">
      <line x1={x(day)} x2={x(day)} y1={bottom} y2={bottom + 6} className="stroke-rule" />
      <text x={x(day)} y={bottom + 24}>
        {label}
      </text>
      {year !== null && labels[index - 1]?.year !== year && (
        <text x={x(day)} y={bottom + 43} className="font-semibold">
          {year}
        </text>
      )}
    </g>
  ));
}

const DAY_MS = 24 * 60 * 60 * 1000;
const OPTIONS = {
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short' },
  year: { year: 'numeric' },
} as const;

function timeLabel({ day, unit }: TimeMark) {
  const at = { date: new Date(day * DAY_MS), timeZone: 'UTC' } as const;
  return {
    day,
    label: formatDate(at, OPTIONS[unit]),
    year: unit === 'year' ? null : formatDate(at, OPTIONS.year),
  };
}
