import { cx } from './cx.ts';
import { MeanLine, PercentGrid, TimeAxis } from './plot-lines.tsx';
import { percentLines } from './plot-scale.ts';
import { daysShown } from './time-scale.ts';
import { type TrendGame, TrendGames } from './trend-games.tsx';

interface TrendMonth {
  key: string;
  /** The middle of what it covers, in days since 1970. */
  day: number;
  /** 'October 2025', or the first and last of several. */
  name: string;
  /** In percent. */
  mean: number;
  /** Half of the 95% interval; null if nothing can be said. */
  error: number | null;
  boards: number;
}

export interface TrendPlotProps {
  /** What is drawn, in one sentence. */
  label: string;
  /** Beside the last month, in words. */
  last: string;
  games: readonly TrendGame[];
  months: readonly TrendMonth[];
}

const WIDE = { width: 640, height: 310, left: 44, labels: 10 };
const NARROW = { width: 330, height: 266, left: 42, labels: 4 };
type Size = typeof WIDE;
/** Above 100%, so that the last value in words has a place whatever lies below it. */
const TOP = 30;
const FOOT = 52;
const SIDE = 18;
/** Where the words stand if something reaches up to 100%. */
const WORDS_TOP = 14;
/** The width of a letter of theirs, on the safe side. */
const LETTER = 7.4;
const RING = 6;

/**
 * A ring for each game, larger with more boards, and the mean of each month in its 95% band: drawn twice, for wide
 * screens and for phones, and as a table for screen readers.
 */
export function TrendPlot(props: TrendPlotProps) {
  return (
    <figure className="relative">
      <Drawing size={WIDE} {...props} className="max-sm:hidden" />
      <Drawing size={NARROW} {...props} className="sm:hidden" />
      <div className="sr-only">
        <table>
          <caption>{props.label}</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Mean ± 95%</th>
              <th scope="col">Boards</th>
            </tr>
          </thead>
          <tbody>
            {props.months.map(({ key, name, mean, error, boards }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>
                  {Math.round(mean)}%{error !== null && ` ± ${Math.round(error)}`}
                </td>
                <td>{boards}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function Drawing({
  size,
  label,
  last,
  games,
  months,
  className,
}: TrendPlotProps & { size: Size; className: string }) {
  const lines = percentLines([
    ...games.map(({ value }) => value),
    ...months.map(({ mean, error }) => mean - (error ?? 0)),
  ]);
  const bottom = size.height - FOOT;
  const floor = lines[0] ?? 0;
  const y = (value: number) =>
    bottom - ((Math.min(100, Math.max(floor, value)) - floor) / (100 - floor)) * (bottom - TOP);
  const [from, to] = daysShown([...games, ...months].map(({ day }) => day));
  const room = size.width - size.left - 2 * SIDE;
  const x = (day: number) => size.left + SIDE + ((day - from) / (to - from)) * room;
  const sure = months.filter(({ error }) => error !== null);
  const band = [
    ...sure.map((month) => `${x(month.day)} ${y(month.mean + month.error!)}`),
    ...sure.toReversed().map((month) => `${x(month.day)} ${y(month.mean - month.error!)}`),
  ].join('L');
  const end = months.at(-1);
  const wide = last.length * LETTER;
  const right = end ? Math.min(size.width, Math.max(size.left + wide, x(end.day) + wide / 2)) : size.width;
  const highest = Math.min(
    ...heightsOf(
      months.map(({ day, mean, error }) => [x(day), y(mean + (error ?? 0))]),
      right - wide,
      right,
    ),
    ...games
      .filter(({ day }) => x(day) > right - wide - RING && x(day) < right + RING)
      .map(({ value }) => y(value) - RING),
  );
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="group"
      aria-label={label}
      className={cx('block w-full overflow-visible fill-ink-3 text-[14px]', className)}
    >
      <g aria-hidden>
        {sure.length > 1 && <path d={`M${band}Z`} className="fill-green-soft" />}
        <PercentGrid lines={lines} left={size.left} width={size.width} y={y} />
        <TimeAxis from={from} to={to} x={x} count={size.labels} bottom={bottom} />
        <MeanLine points={months.map(({ day, mean }) => [x(day), y(mean)])} />
      </g>
      <TrendGames games={games} x={x} y={y} top={TOP} bottom={bottom} />
      <g aria-hidden className="pointer-events-none">
        {end && (
          <circle
            cx={x(end.day)}
            cy={y(end.mean)}
            r="4.5"
            className="fill-green stroke-surface"
            strokeWidth="1.5"
          />
        )}
        <text
          x={right}
          y={end ? Math.max(WORDS_TOP, highest - 9) : WORDS_TOP}
          textAnchor="end"
          // Readable also across a line of the grid.
          paintOrder="stroke"
          strokeWidth="4"
          className={cx('stroke-surface font-semibold', end ? 'fill-green' : 'fill-ink-3')}
        >
          {last}
        </text>
      </g>
    </svg>
  );
}

/** How high a line runs between two places: at its points there, and where it crosses them. */
function heightsOf(
  line: readonly (readonly [x: number, y: number])[],
  left: number,
  right: number,
): number[] {
  return line.flatMap(([x, y], index) => {
    const next = line[index + 1];
    const crossed = next ? [left, right].filter((place) => x < place && place < next[0]) : [];
    return [
      ...(x >= left && x <= right ? [y] : []),
      ...crossed.map((place) => y + ((place - x) / (next![0] - x)) * (next![1] - y)),
    ];
  });
}
