import { cx } from './cx.ts';

export interface GaugeProps {
  /** What is measured; the figure itself stands beside it in words. */
  label: string;
  /** 0 to 100. */
  value: number;
  className?: string;
}

/** A thin bar under a figure: accuracy, share. */
export function Gauge({ label, value, className }: GaugeProps) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no two browsers let <meter> be drawn alike
      role="meter"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cx('h-[6px] border border-line-2 bg-sunk', className)}
    >
      <div
        className="-m-px h-[6px] bg-green forced-colors:bg-[Highlight]"
        style={{ width: `calc(${percent}% + ${percent > 0 ? 2 : 0}px)` }}
      />
    </div>
  );
}
