import { cx } from './cx.ts';
import { DateLabels, MeanLine, PercentGrid } from './plot-lines.tsx';
import { percentLines } from './plot-scale.ts';
import { type TrendGame, TrendGames } from './trend-games.tsx';

interface TrendMonth {
  key: string;
  /** The middle of the month, in days since 1970. */
  day: number;
  /** 'Oct', and '2025' where a year begins. */
  label: string;
  year: string;
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

const WIDE = { width: 640, height: 300, left: 44, labels: 10 };
const NARROW = { width: 330, height: 250, left: 42, labels: 4 };
type Size = typeof WIDE;
const TOP = 14;
const FOOT = 52;
const SIDE = 18;

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
            {props.months.map(({ key, label, year, mean, error, boards }) => (
              <tr key={key}>
                <th scope="row">
                  {label} {year}
                </th>
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
  const days = [...games, ...months].map(({ day }) => day);
  const [from, to] = [Math.min(...days), Math.max(...days)];
  const room = size.width - size.left - 2 * SIDE;
  const x = (day: number) =>
    size.left + SIDE + (to === from ? room / 2 : ((day - from) / (to - from)) * room);
  const sure = months.filter(({ error }) => error !== null);
  const band = [
    ...sure.map((month) => `${x(month.day)} ${y(month.mean + month.error!)}`),
    ...sure.toReversed().map((month) => `${x(month.day)} ${y(month.mean - month.error!)}`),
  ].join('L');
  const end = months.at(-1);
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
        <DateLabels
          dates={months.map((month) => ({ ...month, x: x(month.day) }))}
          count={size.labels}
          bottom={bottom}
        />
        <MeanLine points={months.map(({ day, mean }) => [x(day), y(mean)])} />
      </g>
      <TrendGames games={games} x={x} y={y} top={TOP} bottom={bottom} />
      {end && (
        <g aria-hidden className="pointer-events-none">
          <circle
            cx={x(end.day)}
            cy={y(end.mean)}
            r="4.5"
            className="fill-green stroke-surface"
            strokeWidth="1.5"
          />
          <text
            x={months.length === 1 && games.length < 2 ? x(end.day) : size.width}
            y={
              TOP + 18 > y(end.mean + (end.error ?? 0)) - 8 ? bottom - 12 : y(end.mean + (end.error ?? 0)) - 8
            }
            textAnchor={months.length === 1 && games.length < 2 ? 'middle' : 'end'}
            // Readable also above a ring.
            paintOrder="stroke"
            strokeWidth="4"
            className="fill-green stroke-surface font-semibold"
          >
            {last}
          </text>
        </g>
      )}
    </svg>
  );
}
