import type { Seat } from '@bridge-review/bridge/seat';
import type { Vulnerability } from '@bridge-review/bridge/vulnerability';
import { cx } from './cx.ts';

const SIDES = { NS: 'M9 4h30M9 44h30', EW: 'M44 9v30M4 9v30' };

/** A hundred marks are drawn in a list: all sides of a kind are one path. */
const PATHS: Record<Vulnerability, { plain: string; thick: string }> = {
  None: { plain: SIDES.NS + SIDES.EW, thick: '' },
  NS: { plain: SIDES.EW, thick: SIDES.NS },
  EW: { plain: SIDES.NS, thick: SIDES.EW },
  All: { plain: '', thick: SIDES.NS + SIDES.EW },
};

const DOTS: Record<Seat, readonly [x: number, y: number]> = {
  N: [24, 14.5],
  E: [33.5, 24],
  S: [24, 33.5],
  W: [14.5, 24],
};

export interface TableMarkProps {
  /** Without one there is no dot. */
  dealer?: Seat | undefined;
  vulnerability?: Vulnerability | undefined;
  /** Only where no words beside it say the same. */
  label?: string;
  className?: string;
}

/** The table from above: vulnerable sides thick and red, a dot before the dealer. */
export function TableMark({
  dealer,
  vulnerability = 'None',
  label,
  className = 'size-[3.1rem]',
}: TableMarkProps) {
  const { plain, thick } = PATHS[vulnerability];
  return (
    <svg
      viewBox="0 0 48 48"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={cx('shrink-0', className)}
    >
      <rect x="8" y="8" width="32" height="32" rx="2" className="fill-surface stroke-control stroke-[1.2]" />
      {plain !== '' && <path d={plain} className="stroke-line-2 stroke-2" />}
      {thick !== '' && <path d={thick} className="stroke-vul stroke-[5.5]" />}
      {dealer && <circle cx={DOTS[dealer][0]} cy={DOTS[dealer][1]} r="3.6" className="fill-ink" />}
    </svg>
  );
}
