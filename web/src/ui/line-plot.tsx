import { cx } from './cx.ts';
import { DateLabels, MeanLine, PercentGrid } from './plot-lines.tsx';
import { percentLines } from './plot-scale.ts';

export interface PlotPoint {
  key: number;
  /** In percent. */
  value: number;
  /** In percent: the line that is drawn through the points. */
  mean: number;
  name: string;
  /** '18 Oct', set below some of the points. */
  day: string;
  year: string;
  note: string;
}

export interface LinePlotProps {
  /** What is drawn, in one sentence. */
  label: string;
  /** Beside the last point, in words. */
  last: string;
  points: readonly PlotPoint[];
  /** Heads of the table that stands in for the drawing. */
  columns: readonly [name: string, value: string, mean: string, note: string];
}

interface Size {
  width: number;
  height: number;
  left: number;
  /** How many labels fit below. */
  labels: number;
}

const WIDE: Size = { width: 640, height: 300, left: 44, labels: 8 };
const NARROW: Size = { width: 330, height: 270, left: 42, labels: 4 };
const TOP = 14;
const FOOT = 52;
const SIDE = 20;
const WORDS = 130;

/** Hollow points and their mean as a line: drawn twice, for wide screens and for phones, and as a table for screen readers. */
export function LinePlot({ label, last, points, columns }: LinePlotProps) {
  return (
    <figure className="relative">
      <Drawing size={WIDE} points={points} last={last} label={label} className="max-sm:hidden" />
      <Drawing size={NARROW} points={points} last={last} label={label} className="sm:hidden" />
      <div className="sr-only">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">Date</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.key}>
                <td>
                  {point.day} {point.year}
                </td>
                <th scope="row">{point.name}</th>
                <td>{Math.round(point.value)}%</td>
                <td>{Math.round(point.mean)}%</td>
                <td>{point.note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

interface DrawingProps extends Pick<LinePlotProps, 'points' | 'last' | 'label'> {
  size: Size;
  className: string;
}

function Drawing({ size, points, last, label, className }: DrawingProps) {
  const lines = percentLines(points.flatMap(({ value, mean }) => [value, mean]));
  const bottom = size.height - FOOT;
  const floor = lines[0] ?? 0;
  const y = (value: number) => bottom - ((value - floor) / (100 - floor)) * (bottom - TOP);
  const room = size.width - size.left - 2 * SIDE;
  const x = (place: number) =>
    size.left + SIDE + (points.length === 1 ? room / 2 : (place / (points.length - 1)) * room);
  const end = points.at(-1);
  // Clear of every point that the words reach over.
  const near = points.filter((_, place) => x(place) > x(points.length - 1) - WORDS);
  const heights = near.flatMap(({ value, mean }) => [y(value), y(mean)]);
  const top = end && Math.min(...heights);
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
      className={cx('block w-full overflow-visible fill-ink-3 text-[14px]', className)}
    >
      <PercentGrid lines={lines} left={size.left} width={size.width} y={y} />
      <DateLabels
        dates={points.map(({ key, day, year }, place) => ({ key, label: day, year, x: x(place) }))}
        count={size.labels}
        bottom={bottom}
      />
      <MeanLine points={points.map(({ mean }, place) => [x(place), y(mean)])} />
      {points.map((point, place) => (
        <circle
          key={point.key}
          cx={x(place)}
          cy={y(point.value)}
          r={points.length > 60 ? 2 : 3.6}
          strokeWidth="1.4"
          className="fill-surface stroke-ink-2"
        >
          <title>{`${point.name}, ${point.day} ${point.year}: ${Math.round(point.value)}%, ${point.note}`}</title>
        </circle>
      ))}
      {end && top !== undefined && (
        <text
          x={points.length === 1 ? x(0) : Math.min(size.width, x(points.length - 1) + SIDE)}
          // Above the last point, or below it where the sheet ends.
          y={top - 14 < TOP + 12 ? Math.max(...heights) + 24 : top - 14}
          textAnchor={points.length === 1 ? 'middle' : 'end'}
          className="fill-green font-semibold"
        >
          {last}
        </text>
      )}
    </svg>
  );
}
