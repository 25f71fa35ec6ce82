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
  /** The mean over everything, a dashed line through all rows. */
  own: number;
}

/** One scale for all panels of accuracy, so that they can be compared. */
const FROM = 40;
const TO = 100;
const TICKS = [40, 60, 80, 100];

/** One row a group: how many boards, the mean as a dot on its 95% interval, and both in figures. */
export function DotRows({ head, label, rows, own }: DotRowsProps) {
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
              {TICKS.map((tick) => (
                <span key={tick} style={{ left: `${placeOf(tick)}%` }}>
                  {tick === 100 ? '100%' : tick}
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
              {row.few && <small>too few to tell</small>}
            </th>
            <td className="dot-boards">
              <Link
                tone="text"
                href={row.href}
                className="after:absolute after:-inset-x-[1.1rem] after:inset-y-0 after:z-1"
              >
                {row.boards.toLocaleString()}
                <VisuallyHidden> boards: list them</VisuallyHidden>
              </Link>
            </td>
            <td aria-hidden className="dot-track">
              <Track row={row} own={own} />
            </td>
            <td className="dot-figure">
              <b>{Math.round(row.mean)}%</b>
              {row.error !== null && <span> ± {Math.round(row.error)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Track({ row: { mean, error, few }, own }: { row: DotRow; own: number }) {
  const low = placeOf(mean - (error ?? 0));
  const high = placeOf(mean + (error ?? 0));
  return (
    <span className={cx('dot-line', few && 'dot-few')}>
      {TICKS.map((tick) => (
        <i key={tick} className="dot-tick" style={{ left: `${placeOf(tick)}%` }} />
      ))}
      <i className="dot-own" style={{ left: `${placeOf(own)}%` }} />
      {error !== null && <i className="dot-interval" style={{ left: `${low}%`, width: `${high - low}%` }} />}
      <i className="dot-mean" style={{ left: `${placeOf(mean)}%` }} />
    </span>
  );
}

/** In percent of the track; what lies beyond the scale stands at its end. */
const placeOf = (value: number): number => Math.min(100, Math.max(0, ((value - FROM) / (TO - FROM)) * 100));
