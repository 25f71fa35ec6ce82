import { labelPlaces } from './plot-scale.ts';

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
