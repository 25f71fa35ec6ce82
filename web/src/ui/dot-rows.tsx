import { plural } from '@bridge-review/bridge/counted';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Link } from './link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface DotRow {
  key: string;
  name: ReactNode;
  boards: number;
  /** Where these boards are listed. */
  href: string;
  mean: number;
  /** Half of the 95% interval; null if nothing can be said. */
  error: number | null;
  /** Too few boards to tell: drawn hollow and dashed, and said in words. */
  few: boolean;
}

export interface DotRowsProps {
  /** What the rows are by: Partner, Seat. */
  head: string;
  label: string;
  rows: readonly DotRow[];
  /** A dashed line through all rows: the mean over everything, or what others have. */
  own: number;
  /** Of the bidding accuracy, if no other is given. */
  scale?: DotScale;
}

/** What is compared has one scale in all panels. */
export interface DotScale {
  /** The first and the last are the ends. */
  readonly ticks: readonly number[];
  readonly tickText: (tick: number) => string;
  readonly meanText: (mean: number) => string;
  readonly errorText: (error: number) => string;
}

const ACCURACY: DotScale = {
  ticks: [40, 60, 80, 100],
  tickText: (tick) => (tick === 100 ? '100%' : String(tick)),
  meanText: (mean) => `${Math.round(mean)}%`,
  errorText: (error) => String(Math.round(error)),
};

/** One row a group: how many boards, the mean as a dot on its 95% interval, and both in figures. */
export function DotRows({ head, label, rows, own, scale = ACCURACY }: DotRowsProps) {
  return (
    <table className="dot-rows">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col" className="dot-boards">
            Boards
          </th>
          <td aria-hidden className="dot-track">
            <span className="dot-scale">
              {scale.ticks.map((tick) => (
                <span key={tick} style={{ left: `${placeOn(scale, tick)}%` }}>
                  {scale.tickText(tick)}
                </span>
              ))}
            </span>
          </td>
          <th scope="col" className="dot-figure">
            Mean ± 95%
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              {row.name}
              {row.few && (
                <>
                  {' '}
                  <small>too few to tell</small>
                </>
              )}
            </th>
            <td className="dot-boards">
              <Link
                tone="text"
                href={row.href}
                className="after:absolute after:-inset-x-[1.1rem] after:inset-y-0 after:z-1"
              >
                {row.boards.toLocaleString()}
                <VisuallyHidden> {plural(row.boards, 'board')}: list them</VisuallyHidden>
              </Link>
            </td>
            <td aria-hidden className="dot-track">
              <Track row={row} own={own} scale={scale} />
            </td>
            <td className="dot-figure">
              <b>{scale.meanText(row.mean)}</b>
              {row.error !== null && <span> ± {intervalText(row.error, scale)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Track({ row: { mean, error, few }, own, scale }: { row: DotRow; own: number; scale: DotScale }) {
  const placeOf = (value: number) => placeOn(scale, value);
  const [first, last] = endsOf(scale);
  const low = placeOf(mean - (error ?? 0));
  const high = placeOf(mean + (error ?? 0));
  return (
    <span className={cx('dot-line', few && 'dot-few')}>
      {scale.ticks.map((tick) => (
        <i key={tick} className="dot-tick" style={{ left: `${placeOf(tick)}%` }} />
      ))}
      <i className="dot-own" style={{ left: `${placeOf(own)}%` }} />
      {error !== null && <i className="dot-interval" style={{ left: `${low}%`, width: `${high - low}%` }} />}
      <i
        className={cx('dot-mean', mean > last && 'dot-above', mean < first && 'dot-below')}
        style={{ left: `${placeOf(mean)}%` }}
      />
    </span>
  );
}

/** An interval that is wider than the scale on either side: how wide says nothing more. */
function intervalText(error: number, scale: DotScale): string {
  const [first, last] = endsOf(scale);
  const width = last - first;
  return error > width ? `${width}+` : scale.errorText(error);
}

const endsOf = ({ ticks }: DotScale): readonly [number, number] => [ticks[0] ?? 0, ticks.at(-1) ?? 100];

/** In percent of the track; what lies beyond the scale stands at its end, where an arrowhead says so. */
function placeOn(scale: DotScale, value: number): number {
  const [from, to] = endsOf(scale);
  return Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100));
}
