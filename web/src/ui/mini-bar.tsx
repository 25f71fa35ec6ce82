import { cx } from './cx.ts';

/** A short bar on a scale from 0 to 100 with its middle dotted. The number stands beside it. */
export function MiniBar({ value, full = false }: { value: number; full?: boolean }) {
  return (
    <span aria-hidden className="mini-bar">
      <i className={cx(full && 'bg-green')} style={{ width: `${value}%` }} />
    </span>
  );
}
