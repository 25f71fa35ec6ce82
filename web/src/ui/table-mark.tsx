import type { Seat } from '@bridge-review/bridge/seat';
import type { Vulnerability } from '@bridge-review/bridge/vulnerability';
import { cx } from './cx.ts';

const SIDES = [
  { seat: 'N', line: 'M9 4h30', dot: [24, 14.5] },
  { seat: 'E', line: 'M44 9v30', dot: [33.5, 24] },
  { seat: 'S', line: 'M9 44h30', dot: [24, 33.5] },
  { seat: 'W', line: 'M4 9v30', dot: [14.5, 24] },
] as const;

const VULNERABLE: Record<Vulnerability, string> = { None: '', NS: 'NS', EW: 'EW', All: 'NESW' };

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
  const vulnerable = VULNERABLE[vulnerability];
  return (
    <svg
      viewBox="0 0 48 48"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={cx('shrink-0', className)}
    >
      <rect x="8" y="8" width="32" height="32" rx="2" className="fill-surface stroke-control stroke-[1.2]" />
      {SIDES.map(({ seat, line, dot: [x, y] }) => (
        <g key={seat}>
          <path
            d={line}
            className={vulnerable.includes(seat) ? 'stroke-vul stroke-[5.5]' : 'stroke-line-2 stroke-2'}
          />
          {seat === dealer && <circle cx={x} cy={y} r="3.6" className="fill-ink" />}
        </g>
      ))}
    </svg>
  );
}
